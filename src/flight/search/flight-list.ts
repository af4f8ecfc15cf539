/** Which flights are to be chosen from: the outbound ones, or the return flights once one of those is chosen. */
import type { ResultSource } from '#booking/results/result-list.ts'
import type { FlightItem, FlightResults, FlightStatistics } from '#contract/flight-results.ts'
import { flightFilters, type FlightListKind } from '#flight/search/flight-filters.ts'
import { flightOrderings } from '#flight/search/flight-orderings.ts'
import { isSoldOut } from '#flight/search/flight-item.ts'
import type { ChosenFlight, ReturnList } from '#flight/search/flight-search-data.ts'

export interface FlightSource extends ResultSource<FlightItem> {
  /** The outbound flight, once it is chosen. */
  chosen: ChosenFlight | null
}

/** The list of a direction; `statistics` are its own, `search` the search part of the address. */
export function flightSource(
  items: readonly FlightItem[],
  statistics: FlightStatistics,
  kind: FlightListKind,
  search: string,
): ResultSource<FlightItem> {
  return { items, sections: flightFilters(statistics, kind), orderings: flightOrderings, search, isSoldOut }
}

/** The list that is to be chosen from. */
export function directionOf(results: FlightResults, back: ReturnList | null, search: string): FlightSource {
  if (back?.status === 'listed') {
    return { ...flightSource(back.items, back.statistics, 'return', search), chosen: back.chosen }
  }
  const { is_packaged: packaged, fly_type: flyType } = results.search_options
  const kind = packaged ? 'packaged' : flyType === 'RT' ? 'outbound' : 'one-way'
  return { ...flightSource(results.search, results.statistics, kind, search), chosen: null }
}
