/** Search parameters of the flight results, besides those of every results screen. */
import { searchParams as shared } from '#booking/search/search-params.ts'

export const flightSearchParams = {
  ...shared,
  /** Product id of the chosen outbound flight. */
  outbound: 'outbound',
  /** Fare code of the chosen outbound flight; empty if it has no alternative fares. */
  fare: 'fare',
} as const

/** Parameters whose change reloads the flights. */
export const flightLoadingParams = [flightSearchParams.session, flightSearchParams.outbound, flightSearchParams.fare]
