/**
 * The orderings of activities (docs/product/activities.md#results-of-activities); price is first and so the default.
 */
import { msg } from '@lingui/core/macro'
import type { Ordering } from '#booking/orderings/ordering.ts'
import { byPrice, compareNames } from '#booking/orderings/usual-orderings.ts'
import type { ActivityItem } from '#contract/activity-results.ts'

/** Activities without an offer have no price; the list puts them last. */
const priced = ({ price }: ActivityItem) => ({ price: { total: price?.total ?? 0 } })

export const activityOrderings: readonly Ordering<ActivityItem>[] = [
  { ...byPrice, sort: (a, b) => byPrice.sort(priced(a), priced(b)) },
  {
    name: 'name',
    asc_title: msg`Ad (A-Z)`,
    desc_title: msg`Ad (Z-A)`,
    sort: (a, b) => compareNames(a.activity, b.activity),
  },
]
