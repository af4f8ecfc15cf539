/** Finds itineraries with two connections, for routes with few other itineraries. */
import { join, type Way } from './connections.ts'
import type { FlightRoute } from './flight-routes.ts'
import { flightsOf, onward, onwardDays } from './onward-flights.ts'

/** Number of itineraries with two connections after which the search ends. */
const maxFound = 40

/**
 * Returns itineraries through two hubs. For each pair of hubs, each flight is followed only by the first flight to
 * which travellers can change. The search stops after the pair of hubs with which the number of itineraries reaches
 * `maxFound`.
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
