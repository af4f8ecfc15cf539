/** Pages of a result list: the first is shown initially, each scroll or link adds one. */

/** Number of results shown initially and added by each scroll (docs/product/booking.md#results). */
export const resultsPageSize = 10

/** Search parameter for the number of pages shown. */
export const pageParam = 'page'

/** Number of pages that `params` request: a whole number from 1 to 999, 1 by default. */
export function pagesShown(params: URLSearchParams): number {
  const text = params.get(pageParam) ?? ''
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}

export interface Page<T> {
  visible: readonly T[]
  hasMore: boolean
}

/** The first `pages` pages of `size` items each. */
export function firstPages<T>(items: readonly T[], pages: number, size: number): Page<T> {
  return { visible: items.slice(0, pages * size), hasMore: items.length > pages * size }
}
