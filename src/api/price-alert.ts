/**
 * API call that returns the search that a new price alert would watch. Every product has the call at its own path. The
 * calls for existing alerts are in `user-alerts.ts`.
 */
import { ApiError } from '#api/api-error.ts'
import type { Api, CallOptions } from '#api/client.ts'
import { WatchedSearch } from '#contract/price-alert.ts'
import type { ProductName } from '#contract/products.ts'

/**
 * HTTP statuses by which the backend says that it does not offer the API call /api/{product}/info/price-alert/. After
 * these statuses, the form of a price alert shows neither the search nor a field for the threshold. A 404 with a
 * message on `option` says something else: the backend offers the call, but does not know the search.
 */
const noSuchCall = new Set([404, 405, 501])

/**
 * Resolves to the search that a price alert for the saved search `option` would watch. Resolves to 'gone' if
 * the backend says that there is no such search, to null if it does not offer this call, and to 'unknown' if the call
 * fails for another reason.
 */
export async function watchedSearch(
  api: Pick<Api, 'get'>,
  product: ProductName,
  option: string,
  options: Pick<CallOptions, 'signal'>,
): Promise<WatchedSearch | 'gone' | 'unknown' | null> {
  try {
    const query = { option }
    return await api.get(`/api/${product}/info/price-alert/`, WatchedSearch, { query, ...options })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404 && error.body && 'option' in error.body) return 'gone'
    return noSuchCall.has(error.status) ? null : 'unknown'
  }
}
