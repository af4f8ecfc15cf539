import type { PlaceOption, RecentSearch, Side } from '#booking/places/places.ts'

/** The places of earlier searches without repeats: first those of this end of the trip, at most five. */
export function recentPlaces(searches: readonly RecentSearch[], side: Side): PlaceOption[] {
  const other = side === 'departure' ? 'arrival' : 'departure'
  const places = [...searches.map((search) => search[side]), ...searches.map((search) => search[other])]
  return [...new Map(places.map((place) => [place.id, place])).values()].slice(0, 5)
}
