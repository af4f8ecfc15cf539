/**
 * Sort orders of activity results (docs/product/activities.md#results-of-activities); the first, by price, is the
 * default.
 */
import { msg } from '@lingui/core/macro'
import type { Ordering } from '#booking/orderings/ordering.ts'
import { byPrice, compareNames } from '#booking/orderings/usual-orderings.ts'
import type { ActivityItem } from '#contract/activity-results.ts'

/**
 * Gives an activity without an offer the price 0, because the comparison by price needs a number. The number has no
 * effect on the order of the results: activities without an offer come last in every sort order.
 */
const priced = ({ price }: ActivityItem) => ({ price: { total: price?.total ?? 0 } })

export const activityOrderings: readonly Ordering<ActivityItem>[] = [
  {
    ...byPrice,
    // The cards show the price per person first. These titles say that the order is by the price for the party, because
    // with children the two orders can differ.
    asc_title: msg`Toplamda en ucuz`,
    desc_title: msg`Toplamda en pahalı`,
    sort: (a, b) => byPrice.sort(priced(a), priced(b)),
  },
  {
    name: 'name',
    asc_title: msg`Ad (A-Z)`,
    desc_title: msg`Ad (Z-A)`,
    sort: (a, b) => compareNames(a.activity, b.activity),
  },
]
