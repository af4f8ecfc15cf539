/**
 * Orderings of a result list (docs/product/booking.md#filters-and-orderings): each has an ascending title, a descending
 * one if that direction is useful, and a comparison.
 */
import type { MessageDescriptor } from '@lingui/core'

export interface Ordering<T> {
  /** Value of the `sort` parameter; a '-' prefix means descending. */
  name: string
  asc_title: MessageDescriptor
  desc_title: MessageDescriptor | null
  /** Compares two items in ascending order, as `Array.prototype.sort` expects. */
  sort: (a: T, b: T) => number
}

export interface OrderingChoice<T> {
  value: string
  title: MessageDescriptor
  ordering: Ordering<T>
  descending: boolean
}

/** Search parameter that holds the chosen ordering. */
export const sortParam = 'sort'

/** Every ordering in its directions, ascending first. */
export function orderingChoices<T>(orderings: readonly Ordering<T>[]): OrderingChoice<T>[] {
  return orderings.flatMap((ordering) => {
    const { name, asc_title, desc_title } = ordering
    const ascending = { value: name, title: asc_title, ordering, descending: false }
    if (desc_title === null) return ascending
    return [ascending, { value: `-${name}`, title: desc_title, ordering, descending: true }]
  })
}

/**
 * The choice for the `sort` value; the first choice if the value is unknown. Undefined only if there are no orderings.
 */
export function chosenOrdering<T>(
  orderings: readonly Ordering<T>[],
  value: string | null,
): OrderingChoice<T> | undefined {
  const choices = orderingChoices(orderings)
  return choices.find((choice) => choice.value === value) ?? choices[0]
}

/** A sorted copy. The sort is stable in both directions: equal items keep the gateway's order. */
export function applyOrdering<T>(items: readonly T[], choice: OrderingChoice<T> | undefined): readonly T[] {
  if (!choice) return items
  const { sort } = choice.ordering
  return items.toSorted(choice.descending ? (a, b) => sort(b, a) : sort)
}
