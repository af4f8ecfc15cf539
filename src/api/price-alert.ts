/**
 * API call that returns the search that a new price alert would watch. Every product has the call at its own path. The
 * calls for existing alerts are in `user-alerts.ts`.
 */
import { ApiError } from '#api/api-error.ts'
import type { Api, CallOptions } from '#api/client.ts'
import { WatchedSearch } from '#contract/price-alert.ts'
import type { ProductName } from '#contract/products.ts'

/**
 * HTTP statuses by which the backend says that it does not offer the API call /api/{product}/info/price-alert/. Status
 * 404 may also say that the backend does not know the search. After these statuses, the form of a price alert shows
 * neither the search nor a field for the threshold.
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
