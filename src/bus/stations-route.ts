/** Loader of the station popup (/bus/stations/?keyword=). */
import { busCalls } from '#api/bus.ts'
import { placeLoader } from '#booking/places/place-search.ts'
import type { RecentSearch } from '#booking/places/places.ts'
import { stationOption } from '#bus/station-option.ts'
import { BusStation, RecentBusSearches } from '#contract/bus-search.ts'

/** Converts the reply with recent bus searches to `RecentSearch` objects, which the home page lists. */
export function recentBuses({ results }: RecentBusSearches): RecentSearch[] {
  return results.map(({ departure_station, arrival_station, option }) => ({
    places: [stationOption(departure_station), stationOption(arrival_station)],
    option,
  }))
}

export const loader = placeLoader({
  name: 'bus',
  place: BusStation,
  find: busCalls.stations,
  option: stationOption,
  searches: RecentBusSearches,
  earlier: busCalls.recentSearches,
  recent: recentBuses,
})
