/** What a price alert would watch, the same call for every product; those of one's own alerts are in `user-alerts.ts`. */
import { ApiError } from '#api/api-error.ts'
import type { Api, CallOptions } from '#api/client.ts'
import { WatchedSearch } from '#contract/price-alert.ts'
import type { ProductName } from '#contract/products.ts'

/** Statuses of a backend without this call. */
const noSuchCall = new Set([404, 405, 501])

/** What an alert for a search option would watch; null from a backend without this call, 'unknown' if no answer comes. */
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
