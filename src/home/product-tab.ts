import { products, type ProductName } from '#contract/products.ts'

/** The tab that an address names: by `tab`, or the first by the ends of a trip alone; undefined where it leaves it open. */
export function namedTab(query: URLSearchParams): ProductName | undefined {
  const named = products.find((product) => product === query.get('tab'))
  return named ?? (query.has('from') || query.has('to') ? products[0] : undefined)
}
