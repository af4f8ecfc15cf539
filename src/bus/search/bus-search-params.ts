/** Names of the query parameters of the bus results page, including those that all products share. */
import { searchParams as shared } from '#booking/search/search-params.ts'

export const busSearchParams = {
  ...shared,
  /**
   * ID of the bus trip whose seats the results page shows (`product_id` in the API). The URL from which the seat popup
   * loads its data has the same parameter.
   */
  trip: 'trip',
} as const
