/** Converts a booked activity to a calendar event, for the ticket screen and the confirmation mail. */
import type { ActivityBooking } from '#contract/activity-booking.ts'
import type { CalendarEvent } from '#contract/calendar-file.ts'
import { instantOf } from '#contract/zoned-instant.ts'

/** One event, with the first meeting point. None for a backend that sends no time. The uid is stable. */
export function activityEvents(booking: ActivityBooking, url: string): CalendarEvent[] {
  const { activity, info, organization_date: date, provider, departure_zones: zones, time_zone: zone } = booking
  if (date.time === null) return []
  const startsAt = instantOf(date.start_date, date.time, zone)
  const endsAt = date.end_time === null ? startsAt + 3_600_000 : instantOf(date.end_date, date.end_time, zone)
  const [meeting] = zones
  const lines = [
    `PNR ${info.pnr_code ?? ''}`,
    meeting ? [meeting.time, meeting.name, meeting.directions].filter(Boolean).join(', ') : '',
    provider ? [provider.name, provider.phone].filter((text) => text !== '').join(' ') : '',
  ]
  return [
    {
      uid: `${booking.session_unique}-activity@ufuk`,
      title: activity.name,
      description: lines.filter((line) => line !== '').join('\n'),
      location: meeting
        ? [meeting.name, meeting.address].filter((text) => text !== '').join(', ')
        : activity.location.name,
      startsAt,
      endsAt,
      url,
    },
  ]
}
