import { products, type ProductName } from '#contract/products.ts'

/**
 * Returns the product that the query parameter `tab` names. If it names none, returns the first product if the query
 * contains `from` or `to`, otherwise undefined.
 */
export function namedTab(query: URLSearchParams): ProductName | undefined {
  const named = products.find((product) => product === query.get('tab'))
  return named ?? (query.has('from') || query.has('to') ? products[0] : undefined)
}
