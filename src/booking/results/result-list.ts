/**
 * Computes the displayed list from the loaded results and the URL, on the server and in the browser. All functions are
 * pure.
 */
import { readFilters } from '#booking/filters/filter-params.ts'
import { activeCount, applyFilters, type FilterSection, type FilterState } from '#booking/filters/filters.ts'
import {
  applyOrdering,
  chosenOrdering,
  type Ordering,
  type OrderingChoice,
  sortParam,
} from '#booking/orderings/ordering.ts'
import { firstPages, pagesShown, resultsPageSize } from '#booking/results/paging.ts'

/** What a result list is computed from: the loaded results, their filters and sort orders, and the query of the URL. */
export interface ResultSource<T> {
  items: readonly T[]
  sections: readonly FilterSection<T>[]
  orderings: readonly Ordering<T>[]
  search: string
  /** Returns whether the result is sold out; sold-out results come last in every sort order. */
  isSoldOut: (item: T) => boolean
}

/**
 * State of the list's controls. It is computed without filtering or sorting results, so the controls respond
 * immediately.
 */
export interface ListControls<T> {
  sections: readonly FilterSection<T>[]
  orderings: readonly Ordering<T>[]
  state: FilterState
  active: number
  ordering: OrderingChoice<T> | undefined
}

export interface ResultList<T> extends ListControls<T> {
  /** `loaded` is the number of results before filtering, `total` the number of results that pass the filters. */
  loaded: number
  total: number
  /** Number of available results that pass the filters. */
  onSale: number
  visible: readonly T[]
  hasMore: boolean
  pages: number
}

const filtersOf = <T>(sections: readonly FilterSection<T>[]) => sections.flatMap((section) => section.filters)

/** Returns filters and sort order as the URL's query sets them. */
export function listControls<T>({
  sections,
  orderings,
  search,
}: Pick<ResultSource<T>, 'sections' | 'orderings' | 'search'>): ListControls<T> {
  const params = new URLSearchParams(search)
  const filters = filtersOf(sections)
  const state = readFilters(filters, params)
  const ordering = chosenOrdering(orderings, params.get(sortParam))
  return { sections, orderings, state, active: activeCount(filters, state), ordering }
}

/**
 * Filters the results, sorts them and divides them into pages as the URL's query requests; sold-out results come last.
 */
export function resultList<T>(source: ResultSource<T>): ResultList<T> {
  const controls = listControls(source)
  const kept = applyFilters(source.items, filtersOf(source.sections), controls.state)
  const onSale = kept.filter((item) => !source.isSoldOut(item))
  const soldOut = kept.filter(source.isSoldOut)
  const ordered = [onSale, soldOut].flatMap((items) => applyOrdering(items, controls.ordering))
  const pages = pagesShown(new URLSearchParams(source.search))
  const page = firstPages(ordered, pages, resultsPageSize)
  return { ...controls, ...page, loaded: source.items.length, total: kept.length, onSale: onSale.length, pages }
}
