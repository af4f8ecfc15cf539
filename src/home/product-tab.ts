import { products, type ProductName } from '#contract/products.ts'

/** The tabs of home: the products that can be searched. */
export const homeTabs = products
export type HomeTab = ProductName

/** The tab that an address names: by `tab`, or as airports that only flights have; undefined where it leaves it open. */
export function namedTab(query: URLSearchParams): HomeTab | undefined {
  const named = homeTabs.find((tab) => tab === query.get('tab'))
  return named ?? (query.has('from') || query.has('to') ? 'flight' : undefined)
}
