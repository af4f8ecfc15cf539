/** The call of price alerts that is the same for every product. */
import { ApiError } from '#api/api-error.ts'
import type { Api, CallOptions } from '#api/client.ts'
import { WatchedSearch } from '#contract/price-alert.ts'
import type { ProductName } from '#contract/products.ts'

/** What an alert for a search option would watch; null if no answer comes, or from a backend without this call. */
export async function watchedSearch(
  api: Api,
  product: ProductName,
  option: string,
  options: Pick<CallOptions, 'signal'>,
): Promise<WatchedSearch | null> {
  try {
    const query = { option }
    return await api.get(`/api/${product}/info/price-alert/`, WatchedSearch, { query, ...options })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
