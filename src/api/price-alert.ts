/** The calls of price alerts that are the same for every product. */
import { ApiError } from '#api/api-error.ts'
import { type Api, type CallOptions, NoContent } from '#api/client.ts'
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

/**
 * Changes the threshold (TRY) of an alert of the signed-in user; null to be told of every fall. Throws `ApiError`: a 400 on
 * `threshold` if the price has reached it already.
 */
export const changeThreshold = (
  api: Pick<Api, 'send'>,
  id: number,
  threshold: number | null,
  options?: Pick<CallOptions, 'signal'>,
) => api.send('PUT', `/api/user/price_alert/${id}/threshold/`, NoContent, { threshold }, options)
