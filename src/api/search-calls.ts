/**
 * API calls for searches that several products have in common. They differ only in the product's name in the path and
 * in the schema of the reply. Each call throws `ApiError`.
 */
import type * as z from 'zod/mini'
import type { Api, CallOptions } from '#api/client.ts'
import type { ProductName } from '#contract/products.ts'

type Signal = Pick<CallOptions, 'signal'>

/**
 * Creates a product's calls for recent searches and for one saved search (search option). `replies` has the schemas of
 * their replies.
 */
export const storedSearchCalls = <Option extends z.ZodMiniType, Recent extends z.ZodMiniType>(
  product: ProductName,
  replies: { option: Option; recentSearches: Recent },
) => ({
  recentSearches: (api: Api, options?: Signal) =>
    api.get(`/api/user/${product}/recent-searches/`, replies.recentSearches, options),
  option: (api: Api, option: string, options?: Signal) =>
    api.get(`/api/${product}/option/${encodeURIComponent(option)}/`, replies.option, options),
})

/** Creates the call for the results of a search session, for products whose API expects this call as a POST. */
export const resultsCall =
  <Results extends z.ZodMiniType>(product: ProductName, reply: Results) =>
  (api: Api, session_unique: string, options?: Signal) =>
    api.send('POST', `/api/${product}/gateway/search/`, reply, { session_unique }, { ...options, reads: true })
