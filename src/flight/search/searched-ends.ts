import type { FlightSearchOptions } from '#contract/flight-search.ts'

type Options = Pick<
  FlightSearchOptions,
  'departure_airport_code' | 'arrival_airport_code' | 'departure_airport' | 'arrival_airport'
>

/** Returns short names for the departure and arrival of a search: the code of an airport, or the name of a city. */
export function searchedEnds(options: Options): { from: string; to: string } {
  return {
    from: options.departure_airport_code || (options.departure_airport?.city ?? ''),
    to: options.arrival_airport_code || (options.arrival_airport?.city ?? ''),
  }
}
