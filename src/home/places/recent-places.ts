import type { PlaceOption, RecentSearch, Side } from '#booking/places/places.ts'

/** Deduplicated places of recent searches for a picker: those of the same side first, at most five. */
export function recentPlaces(searches: readonly RecentSearch[], side: Side): PlaceOption[] {
  const other = side === 'departure' ? 'arrival' : 'departure'
  const places = [...searches.map((search) => search[side]), ...searches.map((search) => search[other])]
  return [...new Map(places.map((place) => [place.id, place])).values()].slice(0, 5)
}
