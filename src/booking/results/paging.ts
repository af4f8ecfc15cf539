/**
 * Pages of a result list: the first page is shown at first; scrolling to the end of the list, or the link there, adds
 * one more.
 */

/** Number of results on each page of a list (docs/product/booking.md#results). */
export const resultsPageSize = 10

/** Search parameter that holds the number of pages shown. */
export const pageParam = 'page'

/** Returns the number of pages that `params` request: a whole number from 1 to 999, by default 1. */
export function pagesShown(params: URLSearchParams): number {
  const text = params.get(pageParam) ?? ''
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}

export interface Page<T> {
  visible: readonly T[]
  hasMore: boolean
}

/** Returns the results on the first `pages` pages of `size` results each, and whether there are more results. */
export function firstPages<T>(items: readonly T[], pages: number, size: number): Page<T> {
  return { visible: items.slice(0, pages * size), hasMore: items.length > pages * size }
}
