/** Finds itineraries with two connections, for routes with few other itineraries. */
import { join, type Way } from './connections.ts'
import type { FlightRoute } from './flight-routes.ts'
import { flightsOf, onward, onwardDays } from './onward-flights.ts'

/** The search ends when it has found at least this number of itineraries with two connections. */
const maxFound = 40

/**
 * Returns itineraries through two hubs. For each pair of hubs, a flight to a hub is combined only with the first onward
 * flight to which travellers can change. If at least `maxFound` itineraries have been found after a pair of hubs was
 * searched, the search stops.
 */
export function doubleConnections(route: FlightRoute, day: number): Way[] {
  const found: Way[] = []
  for (const { first, between, last } of route.double) {
    const seconds = flightsOf(between, onwardDays(day))
    const thirds = flightsOf(last, onwardDays(day + 1))
    for (const one of flightsOf(first, [day])) {
      for (const second of onward(one, seconds, 1)) {
        for (const third of onward(second, thirds, 1)) {
          const way = join([one, second, third])
          if (way) found.push(way)
        }
      }
    }
    if (found.length >= maxFound) break
  }
  return found
}
