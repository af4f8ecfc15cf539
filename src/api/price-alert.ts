/**
 * API call for the search that a price alert would watch, the same for every product; the calls for existing alerts are
 * in `user-alerts.ts`.
 */
import { ApiError } from '#api/api-error.ts'
import type { Api, CallOptions } from '#api/client.ts'
import { WatchedSearch } from '#contract/price-alert.ts'
import type { ProductName } from '#contract/products.ts'

/**
 * HTTP statuses after which the form of a price alert shows neither the search nor a threshold: the backend does not
 * offer the API call /api/{product}/info/price-alert/, or (404) it does not know the search.
 */
const noSuchCall = new Set([404, 405, 501])

/**
 * Resolves to the search that a price alert for the saved search `option` would watch. Resolves to null if the backend
 * does not offer this call or does not know the search, and to 'unknown' if the call fails for another reason.
 */
export async function watchedSearch(
  api: Pick<Api, 'get'>,
  product: ProductName,
  option: string,
  options: Pick<CallOptions, 'signal'>,
): Promise<WatchedSearch | 'unknown' | null> {
  try {
    const query = { option }
    return await api.get(`/api/${product}/info/price-alert/`, WatchedSearch, { query, ...options })
  } catch (error) {
    if (error instanceof ApiError) return noSuchCall.has(error.status) ? null : 'unknown'
    throw error
  }
}
