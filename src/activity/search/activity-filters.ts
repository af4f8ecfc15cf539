/**
 * Filters of the activity results (docs/product/activities.md#results-of-activities), from the backend's reply.
 */
import { msg } from '@lingui/core/macro'
import type { CheckGroup, Filter, FilterSection } from '#booking/filters/filters.ts'
import { priceFilter } from '#booking/filters/price-filter.ts'
import type { ActivityItem, ActivityResults } from '#contract/activity-results.ts'

const titles = {
  categories: msg`Kategori`,
  departures: msg`Kalkış yeri`,
  arrivals: msg`Varış yeri`,
  departure_zones: msg`Buluşma noktası`,
  day_plans: msg`Program`,
}

const idsOf = (named: readonly { id: string }[]) => named.map(({ id }) => id)
const idOf = (named: { id?: string | undefined } | null) => named?.id ?? ''

/**
 * Returns the price filter, in the unit that the cards show first: the price per person or, if the backend does not
 * send the price per person of every activity, the price for the party. Returns no filter if no activity has a price.
 */
function priceFilters({ search, statistics }: Pick<ActivityResults, 'search' | 'statistics'>): Filter<ActivityItem>[] {
  const each = search.flatMap(({ price }) => (price ? [price.adult_price] : []))
  const known = each.filter((price) => price !== undefined)
  if (known.length === each.length && Math.max(0, ...known) > 0) {
    const bounds = { min: Math.min(...known), max: Math.max(...known) }
    const perPerson = priceFilter<ActivityItem>(bounds, ({ price }) => price?.adult_price ?? Number.NaN)
    return [{ ...perPerson, title: msg`Kişi başı fiyat` }]
  }
  if (statistics.price.max === 0) return []
  const total = priceFilter<ActivityItem>(statistics.price, ({ price }) => price?.total ?? Number.NaN)
  return [{ ...total, title: msg`Toplam fiyat` }]
}

/** Returns the filter section of the activity results. Filter groups without an option are left out. */
export function activityFilters(
  results: Pick<ActivityResults, 'search' | 'statistics'>,
): FilterSection<ActivityItem>[] {
  const group = (
    name: keyof typeof titles,
    read: (item: ActivityItem) => string | readonly string[],
  ): CheckGroup<ActivityItem> => ({
    type: 'CheckGroup',
    name,
    title: titles[name],
    options: results.statistics[name],
    read,
  })
  const filters: Filter<ActivityItem>[] = [
    group('categories', ({ category, activity }) => category.id ?? idOf(activity.category)),
    ...priceFilters(results),
    group('departures', ({ activity }) => idOf(activity.departure)),
    group('arrivals', ({ activity }) => idOf(activity.arrival)),
    group('departure_zones', ({ activity }) => idsOf(activity.departure_zones)),
    group('day_plans', ({ activity }) => idsOf(activity.day_plans)),
  ]
  const shown = filters.filter((filter) => filter.type === 'Range' || filter.options.length > 0)
  return [{ title: null, hint: null, filters: shown }]
}
