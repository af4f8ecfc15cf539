/** Names of the query parameters of the flight results page, including those that all results pages share. */
import { searchParams as shared } from '#booking/search/search-params.ts'

export const flightSearchParams = {
  ...shared,
  /** Product ID of the chosen outbound flight. */
  outbound: 'outbound',
  /** Fare code of the chosen outbound flight; this query parameter is absent if the flight has no alternative fares. */
  fare: 'fare',
} as const

/** Names of the query parameters that make the results page load its flights again when their values change. */
export const flightLoadingParams = [flightSearchParams.session, flightSearchParams.outbound, flightSearchParams.fare]
