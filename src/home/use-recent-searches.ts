import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { PlaceAnswer } from '#booking/place-search.ts'
import type { RecentSearch } from '#booking/places.ts'
import { type PlaceKind, placesPath } from '#home/places/place.ts'

/** Earlier searches, fetched once for the chips on home and the popups, unless they are `known`; undefined until they come. */
export function useRecentSearches(kind: PlaceKind, known: RecentSearch[] | null = null): RecentSearch[] | undefined {
  const { load, data } = useFetcher<PlaceAnswer>({ key: `recent-${kind}` })
  const asks = known === null && data === undefined
  useEffect(() => {
    if (asks) void load(placesPath[kind])
  }, [asks, kind, load])
  return known ?? data?.recent
}
