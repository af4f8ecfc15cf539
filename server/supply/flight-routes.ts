/** What leads from one airport to another on any day: direct flights, and those through one or two hubs. */
import { LRUCache } from 'lru-cache'
import { sellTogether } from './carriers.ts'
import { isDetour } from './connections.ts'
import { distanceKm } from './distance.ts'
import type { SupplyAirport } from './flight-supply.ts'
import type { Pattern, Timetable } from './patterns.ts'

/** The patterns of each flight of a connection. */
export type Legs = readonly (readonly Pattern[])[]

export interface FlightRoute {
  from: SupplyAirport
  to: SupplyAirport
  /** Great-circle kilometres. */
  straight: number
  direct: readonly Pattern[]
  single: readonly Legs[]
  /** The shortest ones through two hubs, shortest first. */
  double: readonly Legs[]
  /** Time zones of all airports above. */
  zones: readonly string[]
}

/** Maximum pairs of hubs. */
const maxDoubles = 24
/** Cache size: routes of a timetable. */
const keptRoutes = 500

const kept = new WeakMap<Timetable, LRUCache<string, FlightRoute>>()

/** The route between two airports; undefined if one of them has no flights. Cached. */
export function flightRoute(timetable: Timetable, from: SupplyAirport, to: SupplyAirport): FlightRoute | undefined {
  const routes = kept.get(timetable) ?? new LRUCache<string, FlightRoute>({ max: keptRoutes })
  kept.set(timetable, routes)
  const key = `${from.code}${to.code}`
  let route = routes.get(key)
  if (!route) {
    route = from === to ? undefined : makeRoute(timetable, from, to)
    if (route) routes.set(key, route)
  }
  return route
}

function makeRoute(timetable: Timetable, from: SupplyAirport, to: SupplyAirport): FlightRoute | undefined {
  const out = timetable.from.get(from.code)
  const into = timetable.to.get(to.code)
  if (!out || !into) return undefined
  const straight = distanceKm(from, to)
  const isTooLong = (flown: number) => isDetour(flown, straight, from.country_code === to.country_code)
  const direct = out.get(to.code) ?? []
  const single: Legs[] = []
  const doubles: { legs: Legs; flown: number }[] = []
  for (const [hub, first] of out) {
    const onward = timetable.from.get(hub)
    const toHub = lengthOf(first)
    if (!onward || hub === to.code || isTooLong(toHub)) continue
    const second = onward.get(to.code)
    if (second && !isTooLong(toHub + lengthOf(second)) && anyTogether(first, second)) single.push([first, second])
    for (const last of into) {
      const between = onward.get(last)
      const third = timetable.from.get(last)?.get(to.code)
      if (!between || !third) continue
      const flown = toHub + lengthOf(between) + lengthOf(third)
      if (isTooLong(flown) || !anyTogether(first, between) || !anyTogether(between, third)) continue
      doubles.push({ legs: [first, between, third], flown })
    }
  }
  const double = doubles
    .toSorted((a, b) => a.flown - b.flown)
    .slice(0, maxDoubles)
    .map(({ legs }) => legs)
  const airports = [[direct], ...single, ...double].flat(2).flatMap((pattern) => [pattern.from, pattern.to])
  return { from, to, straight, direct, single, double, zones: [...new Set(airports.map(({ timezone }) => timezone))] }
}

const lengthOf = (patterns: readonly Pattern[]): number => patterns[0]?.distance ?? 0

const anyTogether = (first: readonly Pattern[], next: readonly Pattern[]): boolean =>
  first.some((one) => next.some((other) => sellTogether(one.carrier, other.carrier)))
