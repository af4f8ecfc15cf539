/** API call for the lowest price of each day (docs/product/booking.md#day-prices); some backends do not offer it. */
import type { Api, CallOptions } from '#api/client.ts'
import { DayPrices } from '#contract/day-prices.ts'
import type { ProductName } from '#contract/products.ts'

/**
 * Resolves to the lowest price of each day. `query` has the fields of a search, the first day and the number of days.
 * Throws `ApiError`.
 */
export const dayPrices = (
  api: Api,
  product: ProductName,
  query: Record<string, string>,
  options?: Pick<CallOptions, 'signal'>,
): Promise<DayPrices> => api.get(`/api/${product}/calendar/`, DayPrices, { ...options, query })
