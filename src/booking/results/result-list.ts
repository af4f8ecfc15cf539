/** The list on the screen as a pure function of the loaded items and the URL: for the server and the browser alike. */
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

/** What was loaded, how it can be narrowed and ordered, and the search part of the address. */
export interface ResultSource<T> {
  items: readonly T[]
  sections: readonly FilterSection<T>[]
  orderings: readonly Ordering<T>[]
  search: string
  /** Whether nothing of it is left: such items go last, whatever the ordering. */
  isSoldOut: (item: T) => boolean
}

/** What the controls of a list show: cheap to know, so that they answer at once. */
export interface ListControls<T> {
  sections: readonly FilterSection<T>[]
  orderings: readonly Ordering<T>[]
  state: FilterState
  /** Number of filters that differ from their initial value. */
  active: number
  ordering: OrderingChoice<T> | undefined
}

export interface ResultList<T> extends ListControls<T> {
  /** Number of items before any filter, and of those that the filters keep. */
  loaded: number
  total: number
  /** Of the latter, those that can still be bought. */
  onSale: number
  visible: readonly T[]
  hasMore: boolean
  pages: number
}

const filtersOf = <T>(sections: readonly FilterSection<T>[]) => sections.flatMap((section) => section.filters)

/** The filters and the ordering as the address sets them. */
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

/** Filters, orders and pages the items as the address says; what is sold out comes after everything that is on sale. */
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
