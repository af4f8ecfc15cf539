/** Search parameters of the flight results, beside those of every results screen. */
import { searchParams as shared } from '#booking/search/search-params.ts'

export const flightSearchParams = {
  ...shared,
  /** Product id of the chosen outbound flight. */
  outbound: 'outbound',
  /** Code of its chosen fare; empty where it has no alternatives. */
  fare: 'fare',
} as const

/** Where a flight search begins. Plain home shows the product that was searched last. */
export const flightHome = '/?tab=flight'

/** The page of price alerts of flights. */
export const alertPath = '/flight/price-alert/'

/** The parameters whose change loads other flights. */
export const flightLoadingParams = [flightSearchParams.session, flightSearchParams.outbound, flightSearchParams.fare]
