import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { PlaceAnswer } from '#booking/places/place-search.ts'
import type { RecentSearch } from '#booking/places/places.ts'
import { ownAddresses } from '#contract/own-addresses.ts'
import type { ProductName } from '#contract/products.ts'

/**
 * Returns recent searches for home and for pickers. They are loaded once, unless `known` is given. While they are being
 * loaded, it returns undefined.
 */
export function useRecentSearches(
  product: ProductName,
  known: RecentSearch[] | null = null,
): RecentSearch[] | undefined {
  const { load, data } = useFetcher<PlaceAnswer>({ key: `recent-${product}` })
  const asks = known === null && data === undefined
  useEffect(() => {
    if (asks) void load(ownAddresses[product].places)
  }, [asks, product, load])
  return known ?? data?.recent
}
