/** Itineraries with two connections, for routes with few flights. */
import { LRUCache } from 'lru-cache'
import { sellTogether } from './carriers.ts'
import { isDetour, join, type Way } from './connections.ts'
import { flightsOf, onward, onwardDays, type Trip } from './onward-flights.ts'
import type { Pattern } from './patterns.ts'

/** Maximum pairs of hubs to try, shortest first, and number of itineraries after which the search ends. */
const maxTried = 24
const maxFound = 40

interface DoubleRoute {
  legs: [Pattern[], Pattern[], Pattern[]]
  flown: number
}

const anyTogether = (first: Pattern[], next: Pattern[]) =>
  first.some((one) => next.some((other) => sellTogether(one.carrier, other.carrier)))

function doubleRoutes({ timetable, out, into, to, straight, inland }: Trip): DoubleRoute[] {
  const routes: DoubleRoute[] = []
  for (const [hub, first] of out) {
    const ways = timetable.from.get(hub)
    const firstKm = first[0]?.distance ?? 0
    if (!ways || hub === to.code || isDetour(firstKm, straight, inland)) continue
    for (const last of into) {
      const second = ways.get(last)
      const third = timetable.from.get(last)?.get(to.code)
      if (!second || !third) continue
      const flown = firstKm + (second[0]?.distance ?? 0) + (third[0]?.distance ?? 0)
      if (!isDetour(flown, straight, inland)) routes.push({ legs: [first, second, third], flown })
    }
  }
  return routes.toSorted((a, b) => a.flown - b.flown)
}

/** The routes to try between two airports by origin and destination; they are the same on each day. */
const kept = new WeakMap<Trip['out'], LRUCache<string, DoubleRoute[]>>()
const keptPerOrigin = 50

function routesToTry(trip: Trip): DoubleRoute[] {
  const ofOrigin = kept.get(trip.out) ?? new LRUCache<string, DoubleRoute[]>({ max: keptPerOrigin })
  kept.set(trip.out, ofOrigin)
  let routes = ofOrigin.get(trip.to.code)
  if (!routes) {
    routes = doubleRoutes(trip)
      .filter(({ legs: [first, second, third] }) => anyTogether(first, second) && anyTogether(second, third))
      .slice(0, maxTried)
    ofOrigin.set(trip.to.code, routes)
  }
  return routes
}

/** Itineraries through two hubs: each flight continues with its first connection. At most about 40. */
export function doubleConnections(trip: Trip): Way[] {
  const found: Way[] = []
  for (const { legs } of routesToTry(trip)) {
    const seconds = flightsOf(legs[1], onwardDays(trip.day))
    const thirds = flightsOf(legs[2], onwardDays(trip.day + 1))
    for (const first of flightsOf(legs[0], [trip.day])) {
      for (const second of onward(first, seconds, 1)) {
        for (const third of onward(second, thirds, 1)) {
          const way = join([first, second, third])
          if (way) found.push(way)
        }
      }
    }
    if (found.length >= maxFound) break
  }
  return found
}
