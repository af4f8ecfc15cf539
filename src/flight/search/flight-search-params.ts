/** Search parameters of the flight results, besides those of every results screen. */
import { searchParams as shared } from '#booking/search/search-params.ts'

export const flightSearchParams = {
  ...shared,
  /** Product id of the chosen outbound flight. */
  outbound: 'outbound',
  /** Fare code of the chosen outbound flight; empty if it has no alternative fares. */
  fare: 'fare',
} as const

/** Address where a flight search starts. Home without a parameter opens the tab of the last search. */
export const flightHome = '/?tab=flight'

/** Address of the flight price alert page. */
export const alertPath = '/flight/price-alert/'

/** Parameters whose change reloads the flights. */
export const flightLoadingParams = [flightSearchParams.session, flightSearchParams.outbound, flightSearchParams.fare]
