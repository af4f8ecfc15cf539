/** Finds routes between two places, the vendors that serve them, and the provinces in which the vehicles are based. */
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
  /** Plate code of the province from which the vendor's vehicles come; the same for both directions of a route. */
  base: number
}

/** Returns the route between two places; undefined if transfers are not offered on it. */
export function routeBetween(from: Place, to: Place): Route | undefined {
  const kilometres = servedWay(from, to)
  return kilometres === undefined ? undefined : { from, to, kilometres, minutes: drivingMinutes(from, to, kilometres) }
}

/**
 * Returns the plate code of the province that sends the vehicles. This is the province of the more important place of
 * the route, if the vendor has vehicles in this province; otherwise the province of the other place. Returns undefined
 * if the vendor has vehicles in neither province. An airport counts as more important than any other place. Both
 * directions of a route have the same province, so they share stock.
 */
function baseOf({ plates }: VendorProfile, { from, to }: Route): number | undefined {
  const ends = [from, to].toSorted(
    (a, b) =>
      Number(b.arrivals !== null) - Number(a.arrivals !== null) ||
      b.importance - a.importance ||
      a.shown.id - b.shown.id,
  )
  return ends.find(({ plate }) => !plates || plates.has(plate))?.plate
}

/** Kinds of places that shuttles connect with an airport. */
const shuttleEnds: ReadonlySet<string> = new Set(['centre', 'terminal', 'area', 'hotels', 'port'])
const onShuttleRoute = ({ from, to }: Route): boolean =>
  (from.arrivals !== null && shuttleEnds.has(to.shown.kind)) ||
  (to.arrivals !== null && shuttleEnds.has(from.shown.kind))

/**
 * Returns a vendor with the province in which its vehicles for a route are based. Returns undefined if the vendor does
 * not serve the route.
 */
export function servedBy(vendor: VendorProfile, route: Route): ServedRoute | undefined {
  if (route.kilometres > vendor.longestKm || (vendor.shared && !onShuttleRoute(route))) return undefined
  const base = baseOf(vendor, route)
  return base === undefined ? undefined : { vendor, base }
}

export const vendorsOn = (route: Route): ServedRoute[] => vendors.flatMap((vendor) => servedBy(vendor, route) ?? [])

/**
 * Maximum road kilometres to a suggested destination. Travellers rarely go further than about 150 km, which is less
 * than this maximum.
 */
const reachKm = 180
const kept = new LRUCache<number, TransferLocation[]>({ max: 500 })

/** Returns the destinations within 180 road kilometres of a place, most important first. */
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
