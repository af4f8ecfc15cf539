import type { PlaceOption, RecentSearch } from '#booking/places/places.ts'
import type { PlaceName } from '#home/places/place.ts'

/**
 * Returns at most five different places of recent searches for a picker. In the picker for the arrival, earlier
 * arrivals come first; in any other picker, earlier departures come first.
 */
export function recentPlaces(searches: readonly RecentSearch[], side: PlaceName): PlaceOption[] {
  const first = side === 'arrival' ? 1 : 0
  const places = [first, 1 - first].flatMap((end) => searches.flatMap(({ places }) => places[end] ?? []))
  return [...new Map(places.map((place) => [place.id, place])).values()].slice(0, 5)
}
