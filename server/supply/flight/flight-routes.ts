/** Finds the routes between two airports on any day: direct flights, and connections through one or two hubs. */
import { LRUCache } from 'lru-cache'
import { sellTogether } from './carriers.ts'
import { isDetour } from './connections.ts'
import { distanceKm } from '#server/supply/distance.ts'
import type { SupplyAirport } from './flight-supply.ts'
import type { Pattern, Timetable } from './patterns.ts'

type Patterns = readonly Pattern[]

/** Connections through one hub. `first` lists the timetable's flights to the hub, `second` those from the hub. */
interface OneHub {
  first: Patterns
  second: Patterns
}

/**
 * Connections through two hubs. `first` lists the timetable's flights to the first hub, `between` those from the first
 * hub to the second, and `last` those from the second hub to the destination.
 */
interface TwoHubs {
  first: Patterns
  between: Patterns
  last: Patterns
}

export interface FlightRoute {
  from: SupplyAirport
  to: SupplyAirport
  /** Great-circle distance of the route in kilometres. */
  straight: number
  direct: Patterns
  single: readonly OneHub[]
  /** The shortest connections through two hubs, shortest first. */
  double: readonly TwoHubs[]
  /** Time zones of all airports on the route. */
  zones: readonly string[]
}

/** Maximum number of pairs of hubs per route. */
const maxDoubles = 24
/** Maximum number of routes that are cached for each timetable. */
const keptRoutes = 500

const kept = new WeakMap<Timetable, LRUCache<string, FlightRoute>>()

/** Returns the route between two airports; undefined if they are the same or one of them has no flights. Cached. */
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
  const single: OneHub[] = []
  const doubles: { hubs: TwoHubs; flown: number }[] = []
  for (const [hub, first] of out) {
    const onward = timetable.from.get(hub)
    const toHub = lengthOf(first)
    if (!onward || hub === to.code || isTooLong(toHub)) continue
    const second = onward.get(to.code)
    if (second && !isTooLong(toHub + lengthOf(second)) && anyTogether(first, second)) single.push({ first, second })
    for (const nextHub of into) {
      const between = onward.get(nextHub)
      const last = timetable.from.get(nextHub)?.get(to.code)
      if (!between || !last) continue
      const flown = toHub + lengthOf(between) + lengthOf(last)
      if (isTooLong(flown) || !anyTogether(first, between) || !anyTogether(between, last)) continue
      doubles.push({ hubs: { first, between, last }, flown })
    }
  }
  const double = doubles
    .toSorted((a, b) => a.flown - b.flown)
    .slice(0, maxDoubles)
    .map(({ hubs }) => hubs)
  const patterns = [
    ...direct,
    ...single.flatMap(({ first, second }) => [...first, ...second]),
    ...double.flatMap(({ first, between, last }) => [...first, ...between, ...last]),
  ]
  const airports = patterns.flatMap((pattern) => [pattern.from, pattern.to])
  return { from, to, straight, direct, single, double, zones: [...new Set(airports.map(({ timezone }) => timezone))] }
}

const lengthOf = (patterns: Patterns): number => patterns[0]?.distance ?? 0

const anyTogether = (first: Patterns, next: Patterns): boolean =>
  first.some((one) => next.some((other) => sellTogether(one.carrier, other.carrier)))
