import type { ActivityDetail } from '#contract/activity-detail.ts'
import type { ActivityCancellation, OrganizationDate } from '#contract/activity-parts.ts'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { instantOf } from '#contract/zoned-instant.ts'

/**
 * Returns the cancellation terms of a departure as exact instants; null if the cancellation rules or the start time are
 * unknown.
 */
export function cancellationOf(
  { cancellation: rules, time_zone: zone }: Pick<ActivityDetail, 'cancellation' | 'time_zone'>,
  departure: Pick<OrganizationDate, 'start_date' | 'time'> | undefined,
): ActivityCancellation | null {
  if (!rules || !departure?.time) return null
  const start = instantOf(departure.start_date, departure.time, zone)
  const before = (hours: number) => new Date(start - hours * hourMilliseconds).toISOString()
  return {
    free_until: before(rules.free_hours),
    fee_percent: rules.fee_percent,
    closes_at: before(rules.closes_hours),
    time_zone: zone,
  }
}
