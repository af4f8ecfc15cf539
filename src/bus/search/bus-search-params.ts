/** Search parameters of the bus results, besides those of every results screen. */
import { searchParams as shared } from '#booking/search/search-params.ts'

export const busSearchParams = {
  ...shared,
  /** Product id of the trip whose seats are shown without scripts. */
  trip: 'trip',
} as const
