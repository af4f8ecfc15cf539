import { products, type ProductName } from '#contract/products.ts'

/** The product in the address's `tab`, or the first product if the address has only places; undefined otherwise. */
export function namedTab(query: URLSearchParams): ProductName | undefined {
  const named = products.find((product) => product === query.get('tab'))
  return named ?? (query.has('from') || query.has('to') ? products[0] : undefined)
}
