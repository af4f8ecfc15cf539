// @vitest-environment node
import { expect, test } from 'vitest'
import { ActivityBooking } from '#contract/activity-booking.ts'
import { activityEvents } from '#contract/activity-calendar.ts'
import { activityBooking } from '#tests/support/activity-booking.ts'

test.each([
  ['the zone that a backend tells', 'America/New_York', 'America/New_York', '2026-12-03T13:45:00.000Z'],
  ['that of Istanbul where none is told', undefined, 'Europe/Istanbul', '2026-12-03T05:45:00.000Z'],
  ['that of Istanbul in place of an unknown one', 'Europe/Ufuk', 'Europe/Istanbul', '2026-12-03T05:45:00.000Z'],
  ['that of Istanbul in place of something else', 3, 'Europe/Istanbul', '2026-12-03T05:45:00.000Z'],
])('times are in %s', (_, told, zone, start) => {
  const { time_zone: _zone, ...untold } = activityBooking()
  const cancellation = { ...untold.cancellation, time_zone: told }
  const booking = ActivityBooking.parse({ ...untold, ...(told !== undefined && { time_zone: told }), cancellation })
  expect([booking.time_zone, booking.cancellation?.time_zone]).toEqual([zone, zone])
  expect(new Date(activityEvents(booking, '')[0]?.startsAt ?? 0).toISOString()).toBe(start)
})
