/** Names of the query parameters of the bus results page, including those that all products share. */
import { searchParams as shared } from '#booking/search/search-params.ts'

export const busSearchParams = {
  ...shared,
  /**
   * The API's `product_id` of the bus trip whose seats the results page shows. The URL of the seat popup's loader has
   * this parameter, too.
   */
  trip: 'trip',
} as const
