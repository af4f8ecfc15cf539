import type { FlightSearchOptions } from '#contract/flight-search.ts'

type Options = Pick<
  FlightSearchOptions,
  'departure_airport_code' | 'arrival_airport_code' | 'departure_airport' | 'arrival_airport'
>

/** Departure and arrival of a search in short: codes of airports, names of cities. */
export function searchedEnds(options: Options): { from: string; to: string } {
  return {
    from: options.departure_airport_code || (options.departure_airport?.city ?? ''),
    to: options.arrival_airport_code || (options.arrival_airport?.city ?? ''),
  }
}
