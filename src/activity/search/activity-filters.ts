/**
 * Filters of the activity results (docs/product/activities.md#results-of-activities), from the statistics in the
 * backend's reply.
 */
import { msg } from '@lingui/core/macro'
import type { CheckGroup, Filter, FilterSection } from '#booking/filters/filters.ts'
import { priceFilter } from '#booking/filters/price-filter.ts'
import type { ActivityItem, ActivityStatistics } from '#contract/activity-results.ts'

const titles = {
  categories: msg`Kategori`,
  departures: msg`Kalkış yeri`,
  arrivals: msg`Varış yeri`,
  departure_zones: msg`Buluşma noktası`,
  day_plans: msg`Program`,
}

const priceOf = ({ price }: ActivityItem) => price?.total ?? Number.NaN
const idsOf = (named: readonly { id: string }[]) => named.map(({ id }) => id)
const idOf = (named: { id?: string | undefined } | null) => named?.id ?? ''

/**
 * Returns the filter section of the activity results. Filter groups without an option are left out. The price filter is
 * left out if no activity has a price; `statistics` then has 0 as the lowest and the highest price.
 */
export function activityFilters(statistics: ActivityStatistics): FilterSection<ActivityItem>[] {
  const group = (
    name: keyof typeof titles,
    read: (item: ActivityItem) => string | readonly string[],
  ): CheckGroup<ActivityItem> => ({ type: 'CheckGroup', name, title: titles[name], options: statistics[name], read })
  const filters: Filter<ActivityItem>[] = [
    group('categories', ({ category, activity }) => category.id ?? idOf(activity.category)),
    ...(statistics.price.max > 0 ? [priceFilter<ActivityItem>(statistics.price, priceOf)] : []),
    group('departures', ({ activity }) => idOf(activity.departure)),
    group('arrivals', ({ activity }) => idOf(activity.arrival)),
    group('departure_zones', ({ activity }) => idsOf(activity.departure_zones)),
    group('day_plans', ({ activity }) => idsOf(activity.day_plans)),
  ]
  const shown = filters.filter((filter) => filter.type === 'Range' || filter.options.length > 0)
  return [{ title: null, hint: null, filters: shown }]
}
