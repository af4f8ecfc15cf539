/**
 * Sort orders of a result list (docs/product/booking.md#filters-and-orderings): each has a comparison, a title for the
 * ascending direction and, if the descending direction is useful, a title for it.
 */
import type { MessageDescriptor } from '@lingui/core'

export interface Ordering<T> {
  /** Value of the `sort` search parameter; the prefix '-' means descending. */
  name: string
  asc_title: MessageDescriptor
  desc_title: MessageDescriptor | null
  /** Compares two results for the ascending order, like a comparison function of `Array.prototype.sort`. */
  sort: (a: T, b: T) => number
}

export interface OrderingChoice<T> {
  value: string
  title: MessageDescriptor
  ordering: Ordering<T>
  descending: boolean
}

/** Search parameter that holds the chosen sort order. */
export const sortParam = 'sort'

/** Returns every sort order in its directions, ascending first. */
export function orderingChoices<T>(orderings: readonly Ordering<T>[]): OrderingChoice<T>[] {
  return orderings.flatMap((ordering) => {
    const { name, asc_title, desc_title } = ordering
    const ascending = { value: name, title: asc_title, ordering, descending: false }
    if (desc_title === null) return ascending
    return [ascending, { value: `-${name}`, title: desc_title, ordering, descending: true }]
  })
}

/**
 * Returns the sort order and direction that `value`, the value of the `sort` search parameter, names. If the value is
 * missing or unknown, returns the first sort order, ascending. Returns undefined only if there are no sort orders.
 */
export function chosenOrdering<T>(
  orderings: readonly Ordering<T>[],
  value: string | null,
): OrderingChoice<T> | undefined {
  const choices = orderingChoices(orderings)
  return choices.find((choice) => choice.value === value) ?? choices[0]
}

/**
 * Returns a sorted copy of the results or, without a `choice`, the results as they are. The sort is stable in both
 * directions: equal results keep the gateway's order.
 */
export function applyOrdering<T>(items: readonly T[], choice: OrderingChoice<T> | undefined): readonly T[] {
  if (!choice) return items
  const { sort } = choice.ordering
  return items.toSorted(choice.descending ? (a, b) => sort(b, a) : sort)
}
