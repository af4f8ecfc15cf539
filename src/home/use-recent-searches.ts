import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useOptionalRootData } from '#api/root-data.ts'
import type { PlaceAnswer } from '#booking/places/place-search.ts'
import type { RecentSearch } from '#booking/places/places.ts'
import { ownAddresses } from '#contract/own-addresses.ts'
import type { ProductName } from '#contract/products.ts'

/**
 * Returns the recent searches of a product, for home and the place pickers. If `known` is not null, returns `known`.
 * Otherwise loads the searches, and again when the user changes; returns undefined while they load.
 */
export function useRecentSearches(
  product: ProductName,
  known: RecentSearch[] | null = null,
): RecentSearch[] | undefined {
  const user = useOptionalRootData()?.user
  const key = `recent-${product}-${user?.username}`
  const { load, data } = useFetcher<PlaceAnswer>({ key })
  const asks = known === null && data === undefined
  useEffect(() => {
    if (asks) void load(ownAddresses[product].places)
  }, [asks, key, product, load])
  return known ?? data?.recent
}
