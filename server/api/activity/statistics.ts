/** Computes the filter choices of an activity result list, and its lowest and highest price. */
import type { ActivityItem, ActivityStatistics } from '#contract/activity-results.ts'
import type { NamedId } from '#contract/activity-parts.ts'
import { bounds, pricedGroup } from '#server/api/booking/statistics.ts'

const prices = (item: ActivityItem): number[] => (item.price ? [item.price.total] : [])

const group = (items: readonly ActivityItem[], of: (item: ActivityItem) => readonly (NamedId | null)[]) =>
  pricedGroup(items, (item) => of(item).filter((choice) => choice !== null), prices)

export const statisticsOf = (items: readonly ActivityItem[]): ActivityStatistics => ({
  categories: group(items, ({ activity }) => [activity.category]),
  departures: group(items, ({ activity }) => [activity.departure]),
  arrivals: group(items, ({ activity }) => [activity.arrival]),
  departure_zones: group(items, ({ activity }) => activity.departure_zones),
  day_plans: group(items, ({ activity }) => activity.day_plans),
  price: bounds(items.flatMap(prices)),
})
