/** Selects the flights to list: outbound flights or, once an outbound flight is chosen, return flights. */
import { type FilterSection, recounted } from '#booking/filters/filters.ts'
import type { ResultSource } from '#booking/results/result-list.ts'
import type { FlightItem, FlightResults } from '#contract/flight-results.ts'
import { flightFilters } from '#flight/search/flight-filters.ts'
import { flightOrderings } from '#flight/search/flight-orderings.ts'
import { isSoldOut } from '#flight/search/flight-item.ts'
import { bagsMatter, bagStatistics, withBag } from '#flight/search/bag-prices.ts'
import type { ChosenFlight, ReturnList } from '#flight/search/flight-search-data.ts'

/**
 * The flights that the traveller chooses from: outbound flights or, once an outbound flight is chosen, return flights.
 */
interface Direction {
  items: readonly FlightItem[]
  sections: readonly FilterSection<FlightItem>[]
  /** The chosen outbound flight; null until one is chosen. */
  chosen: ChosenFlight | null
  /** Whether the switch to prices with a checked bag is offered: see the function `bagsMatter`. */
  bagsMatter: boolean
}

/**
 * Returns `direction` with what the results page needs besides flights and filters: the sort orders, the query string
 * of the page's URL (`search`), and the function that tells whether a flight is sold out.
 */
export function flightSource<D extends Pick<Direction, 'items' | 'sections'>>(
  direction: D,
  search: string,
): D & ResultSource<FlightItem> {
  return { ...direction, orderings: flightOrderings, search, isSoldOut }
}

/**
 * Returns the flights to list. These are the return flights if they have been loaded (`back`), otherwise the flights of
 * `results`. If `bag` is true, only flights that can be bought with a checked bag are listed. Their prices are then
 * those of fares that include a checked bag.
 */
export function directionOf(results: FlightResults, back: ReturnList | null, bag: boolean): Direction {
  const { items, statistics, kind, chosen } = back?.status === 'listed' ? returnOf(back) : firstOf(results)
  const own = { chosen, bagsMatter: bagsMatter(items) }
  if (!bag) return { ...own, items, sections: flightFilters(statistics, kind) }
  const bagged = withBag(items)
  const sections = flightFilters(bagStatistics(statistics, bagged, kind), kind)
  return { ...own, items: bagged, sections: recounted(sections, bagged) }
}

function returnOf({ items, statistics, chosen }: ReturnList & { status: 'listed' }) {
  return { items, statistics, kind: 'return', chosen } as const
}

function firstOf({ search: items, statistics, search_options: options }: FlightResults) {
  const kind = options.is_packaged ? 'packaged' : options.fly_type === 'RT' ? 'outbound' : 'one-way'
  return { items, statistics, kind, chosen: null } as const
}
