/** Who drives between two places: the way, the province whose vehicles are sent, and the vendors that serve it. */
import { LRUCache } from 'lru-cache'
import { allPlaces, type Place } from './transfer-places.ts'
import { drivingMinutes, servedWay } from './transfer-roads.ts'
import type { TransferLocation } from './transfer-supply.ts'
import { vendors, type VendorProfile } from './transfer-vendors.ts'

export interface Route {
  from: Place
  to: Place
  kilometres: number
  minutes: number
}

export interface ServedRoute {
  vendor: VendorProfile
  /** Plate of the province whose vehicles drive it; the same both ways. */
  base: number
}

/** The way between two places; undefined where none is served. */
export function routeBetween(from: Place, to: Place): Route | undefined {
  const kilometres = servedWay(from, to)
  return kilometres === undefined ? undefined : { from, to, kilometres, minutes: drivingMinutes(from, to, kilometres) }
}

/** Vehicles stand where the airport is, else at the place with the smaller id, so that a way back sends the same ones. */
function baseOf({ plates }: VendorProfile, { from, to }: Route): number | undefined {
  const ends = [from, to].toSorted(
    (a, b) =>
      Number(b.arrivals !== null) - Number(a.arrivals !== null) ||
      b.importance - a.importance ||
      a.shown.id - b.shown.id,
  )
  return ends.find(({ plate }) => !plates || plates.has(plate))?.plate
}

/** Shuttles leave airports for towns, terminals and resorts, and come back from there. */
const shuttleEnds: ReadonlySet<string> = new Set(['centre', 'terminal', 'area', 'hotels', 'port'])
const onShuttleRoute = ({ from, to }: Route): boolean =>
  (from.arrivals !== null && shuttleEnds.has(to.shown.kind)) ||
  (to.arrivals !== null && shuttleEnds.has(from.shown.kind))

/** How a vendor drives a way; undefined where it does not. */
export function servedBy(vendor: VendorProfile, route: Route): ServedRoute | undefined {
  if (route.kilometres > vendor.longestKm || (vendor.shared && !onShuttleRoute(route))) return undefined
  const base = baseOf(vendor, route)
  return base === undefined ? undefined : { vendor, base }
}

export const vendorsOn = (route: Route): ServedRoute[] => vendors.flatMap((vendor) => servedBy(vendor, route) ?? [])

/** As far as travellers usually go: some 150 km, and a little more where the mountains are high. */
const reachKm = 180
const kept = new LRUCache<number, TransferLocation[]>({ max: 500 })

/** Where one can be taken to within 180 road kilometres of a place, best known first. */
export function destinationsFrom(place: Place, limit: number): TransferLocation[] {
  let all = kept.get(place.shown.id)
  if (!all) {
    all = allPlaces()
      .filter((other) => (servedWay(place, other) ?? Infinity) <= reachKm)
      .map(({ shown }) => shown)
    kept.set(place.shown.id, all)
  }
  return all.slice(0, limit)
}
