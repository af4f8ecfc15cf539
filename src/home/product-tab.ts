import { products, type ProductName } from '#contract/products.ts'

/**
 * Returns the product of the query parameter `tab`; without it, the first product if the query names places, otherwise
 * undefined.
 */
export function namedTab(query: URLSearchParams): ProductName | undefined {
  const named = products.find((product) => product === query.get('tab'))
  return named ?? (query.has('from') || query.has('to') ? products[0] : undefined)
}
