/** Names of the query parameters of the bus results page, including those that all products share. */
import { searchParams as shared } from '#booking/search/search-params.ts'

export const busSearchParams = {
  ...shared,
  /** Product ID of the trip whose seats are shown without JavaScript. */
  trip: 'trip',
} as const
