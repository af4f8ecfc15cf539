/** Names of the query parameters of the bus results page, including those that all products share. */
import { searchParams as shared } from '#booking/search/search-params.ts'

export const busSearchParams = {
  ...shared,
  /** Product ID of the trip whose seats the page shows. The loader of the seat popup has this parameter, too. */
  trip: 'trip',
} as const
