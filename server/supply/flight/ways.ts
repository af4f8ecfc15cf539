/** Finds itineraries from one airport to another on a day: direct, or with one or two connections. */
import { join, type Way } from './connections.ts'
import { doubleConnections } from './double-connections.ts'
import type { FlightRoute } from './flight-routes.ts'
import { flightsOf, onward, onwardDays } from './onward-flights.ts'

/** Maximum number of itineraries from one airport to another on a day. */
const maxWays = 120
/**
 * If fewer itineraries with at most one connection are found than this number, itineraries with two connections are
 * searched, too. `far` applies to routes of more than `farKm` kilometres, `near` to shorter routes.
 */
const enough = { near: 12, far: 40 }
const farKm = 3500
/** Maximum number of second flights that are combined with one first flight, for itineraries with one connection. */
const onwardChoices = 3
/** Minutes that each connection adds to the duration when itineraries are ranked. */
const connectionWeight = 60
/**
 * Maximum duration of an itinerary: `factor` times the duration of the fastest itinerary, plus `few` minutes, or plus
 * `many` minutes if there are many direct flights.
 */
const slack = { factor: 2.2, few: 300, many: 60 }
const manyDirect = 5

/**
 * Returns the best itineraries of a route that depart on a local day, at most 120. They are ordered by duration, to
 * which each connection adds `connectionWeight` minutes.
 */
export function findWays(route: FlightRoute, day: number): Way[] {
  const direct = flightsOf(route.direct, [day]).flatMap((flight) => join([flight]) ?? [])
  const ways = [...direct, ...singleConnections(route, day)]
  if (ways.length < (route.straight > farKm ? enough.far : enough.near)) ways.push(...doubleConnections(route, day))
  return best(ways, direct.length < manyDirect ? slack.few : slack.many)
}

/**
 * Returns at most `maxWays` itineraries, without those that take far longer than the fastest. The shortest ones come
 * first; each connection counts as `connectionWeight` more minutes.
 */
function best(ways: Way[], minutes: number): Way[] {
  let longest = Number.POSITIVE_INFINITY
  for (const way of ways) longest = Math.min(longest, way.duration * slack.factor + minutes)
  return ways
    .filter((way) => way.duration <= longest)
    .toSorted((a, b) => weight(a) - weight(b) || departure(a) - departure(b) || (numbers(a) < numbers(b) ? -1 : 1))
    .slice(0, maxWays)
}

const weight = (way: Way) => way.duration + connectionWeight * (way.flights.length - 1)
const departure = (way: Way) => way.flights[0]?.departsAt ?? 0
const numbers = (way: Way) => way.flights.map((flight) => flight.pattern.flightNumber).join()

function singleConnections(route: FlightRoute, day: number): Way[] {
  const found: Way[] = []
  for (const { first, second: next } of route.single) {
    const candidates = flightsOf(next, onwardDays(day))
    for (const flight of flightsOf(first, [day])) {
      for (const second of onward(flight, candidates, onwardChoices)) {
        const way = join([flight, second])
        if (way) found.push(way)
      }
    }
  }
  return found
}
