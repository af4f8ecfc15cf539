/** The list on the screen as a pure function of the loaded flights and the URL: for the server and the browser alike. */
import { activeCount, applyFilters, type FilterSection, type FilterState } from '#booking/filters.ts'
import { readFilters } from '#booking/filter-params.ts'
import { applyOrdering, chosenOrdering, type OrderingChoice, sortParam } from '#booking/ordering.ts'
import { firstPages, pagesShown } from '#booking/paging.ts'
import type { FlightItem, FlightStatistics } from '#contract/flight-results.ts'
import { flightPageSize } from '#contract/flight-limits.ts'
import { flightFilters, type FlightListKind } from '#flight/search/flight-filters.ts'
import { flightOrderings } from '#flight/search/flight-orderings.ts'

/** What the controls of a list show: cheap to know, so that they answer at once. */
export interface FlightControls {
  sections: FilterSection<FlightItem>[]
  state: FilterState
  /** Number of filters that differ from their initial value. */
  active: number
  ordering: OrderingChoice<FlightItem> | undefined
}

export interface FlightList extends FlightControls {
  /** Number of flights before any filter, and of those that the filters keep. */
  loaded: number
  total: number
  visible: readonly FlightItem[]
  hasMore: boolean
  pages: number
}

/** The filters and the ordering as `params` set them. */
export function flightControls(
  statistics: FlightStatistics,
  kind: FlightListKind,
  params: URLSearchParams,
): FlightControls {
  const sections = flightFilters(statistics, kind)
  const filters = sections.flatMap((section) => section.filters)
  const state = readFilters(filters, params)
  const ordering = chosenOrdering(flightOrderings, params.get(sortParam))
  return { sections, state, active: activeCount(filters, state), ordering }
}

/** Filters, orders and pages `items` as `params` say. */
export function flightList(
  items: readonly FlightItem[],
  statistics: FlightStatistics,
  kind: FlightListKind,
  params: URLSearchParams,
): FlightList {
  const controls = flightControls(statistics, kind, params)
  const { sections, state, ordering } = controls
  const filters = sections.flatMap((section) => section.filters)
  const kept = applyFilters(items, filters, state)
  const pages = pagesShown(params)
  const page = firstPages(applyOrdering(kept, ordering), pages, flightPageSize)
  return { ...controls, ...page, loaded: items.length, total: kept.length, pages }
}
