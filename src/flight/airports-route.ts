/** Data route for the popup in which an airport is chosen (/flight/airports/?keyword=). */
import { flightCalls } from '#api/flight.ts'
import { placeLoader } from '#booking/places/place-search.ts'
import type { RecentSearch } from '#booking/places/places.ts'
import { RecentFlightSearches } from '#contract/flight-search.ts'
import { Airport } from '#contract/frame.ts'
import { airportOption } from '#flight/airport-match.ts'

/** Converts recent flight searches to the `RecentSearch` objects that home lists. */
export function recentFlights({ results }: RecentFlightSearches): RecentSearch[] {
  return results.map(({ departure_airport, arrival_airport, option }) => ({
    places: [airportOption(departure_airport), airportOption(arrival_airport)],
    option,
  }))
}

export const loader = placeLoader({
  name: 'flight',
  place: Airport,
  find: flightCalls.airports,
  option: airportOption,
  searches: RecentFlightSearches,
  earlier: flightCalls.recentSearches,
  recent: recentFlights,
})
