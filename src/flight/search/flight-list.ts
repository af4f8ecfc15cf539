/** Which flights are listed: outbound flights, or return flights once an outbound is chosen. */
import type { ResultSource } from '#booking/results/result-list.ts'
import type { FlightItem, FlightResults, FlightStatistics } from '#contract/flight-results.ts'
import { flightFilters, type FlightListKind } from '#flight/search/flight-filters.ts'
import { flightOrderings } from '#flight/search/flight-orderings.ts'
import { isSoldOut } from '#flight/search/flight-item.ts'
import type { ChosenFlight, ReturnList } from '#flight/search/flight-search-data.ts'

export interface FlightSource extends ResultSource<FlightItem> {
  /** The chosen outbound flight; null until one is chosen. */
  chosen: ChosenFlight | null
}

/**
 * The list source of a direction; `statistics` belong to this direction, `search` is the query string of the address.
 */
export function flightSource(
  items: readonly FlightItem[],
  statistics: FlightStatistics,
  kind: FlightListKind,
  search: string,
): ResultSource<FlightItem> {
  return { items, sections: flightFilters(statistics, kind), orderings: flightOrderings, search, isSoldOut }
}

/** Items and statistics of the direction to choose from. */
export function directionOf(results: FlightResults, back: ReturnList | null, search: string): FlightSource {
  if (back?.status === 'listed') {
    return { ...flightSource(back.items, back.statistics, 'return', search), chosen: back.chosen }
  }
  const { is_packaged: packaged, fly_type: flyType } = results.search_options
  const kind = packaged ? 'packaged' : flyType === 'RT' ? 'outbound' : 'one-way'
  return { ...flightSource(results.search, results.statistics, kind, search), chosen: null }
}
