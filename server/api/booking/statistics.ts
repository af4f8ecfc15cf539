/**
 * Helpers for the filter statistics of a result list. They count the results of each filter choice, and find the lowest
 * and highest of a list of values.
 */
import type { Bounds, Counted } from '#contract/filter-statistics.ts'

/** Returns the minimum and maximum of a list; both are 0 for an empty list. */
export function bounds(values: readonly number[]): Bounds {
  let min = Infinity
  let max = -Infinity
  for (const value of values) {
    if (value < min) min = value
    if (value > max) max = value
  }
  return values.length === 0 ? { min: 0, max: 0 } : { min, max }
}

/** Returns the distinct filter choices in order of first appearance, with their counts. */
export function counted(entries: readonly { id: string; name: string }[]): Counted[] {
  const found = new Map<string, Counted>()
  for (const { id, name } of entries) {
    const known = found.get(id)
    if (known) known.count++
    else found.set(id, { id, name, count: 1 })
  }
  return [...found.values()]
}

type Choice = { id: string; name: string }

/**
 * Returns the filter choices of a result list, sorted by name. Each choice has the number of its results and their
 * price range. A result with several choices counts once for each of them. A result without a price is counted, but
 * does not affect the price range.
 */
export function pricedGroup<Item>(
  items: readonly Item[],
  choicesOf: (item: Item) => readonly Choice[],
  pricesOf: (item: Item) => readonly number[],
) {
  const found = new Map<string, Choice & { count: number; prices: number[] }>()
  for (const item of items) {
    const prices = pricesOf(item)
    for (const { id, name } of choicesOf(item)) {
      const known = found.get(id)
      if (known) {
        known.count++
        known.prices.push(...prices)
      } else found.set(id, { id, name, count: 1, prices: [...prices] })
    }
  }
  return [...found.values()]
    .toSorted((a, b) => a.name.localeCompare(b.name, 'tr'))
    .map(({ id, name, count, prices }) => ({ id, name, count, price: bounds(prices) }))
}
