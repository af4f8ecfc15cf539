import type { RecentFlightSearches } from '#contract/flight-search.ts'
import type { Airport } from '#contract/frame.ts'
import type { Side } from '#home/search-fields.ts'

/** The airports of earlier searches without repeats: first those of this end of the trip, at most five. */
export function recentAirports(searches: RecentFlightSearches['results'], side: Side): Airport[] {
  const own = searches.map((search) => (side === 'departure' ? search.departure_airport : search.arrival_airport))
  const other = searches.map((search) => (side === 'departure' ? search.arrival_airport : search.departure_airport))
  const unique = new Map([...own, ...other].map((airport) => [airport.id, airport]))
  return [...unique.values()].slice(0, 5)
}
