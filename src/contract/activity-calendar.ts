/** Converts a booked activity to a calendar event, for the ticket page and the confirmation e-mail. */
import type { ActivityBooking } from '#contract/activity-booking.ts'
import type { CalendarEvent } from '#contract/calendar-file.ts'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { instantOf } from '#contract/zoned-instant.ts'

/**
 * Returns a list with the booked activity as one event. The list is empty if the backend sends no start time. If the
 * package has a pick-up, the event's place is the pick-up address. Without a pick-up, the place is the first meeting
 * point or, if there is none, the venue. If no such place is known, the event's place is the name of the activity's
 * location, such as a region. The event's UID stays the same, so that a repeated import updates the event.
 */
export function activityEvents(booking: ActivityBooking, url: string): CalendarEvent[] {
  const { activity, info, organization_date: date, provider, departure_zones: zones, time_zone: zone } = booking
  if (date.time === null) return []
  const startsAt = instantOf(date.start_date, date.time, zone)
  // Without an end time, an activity of several days ends at the time of day at which it started.
  const end = date.end_time ?? (date.end_date > date.start_date ? date.time : null)
  const endsAt = end === null ? startsAt + hourMilliseconds : instantOf(date.end_date, end, zone)
  const pickedUp = booking.package?.pick_up === true
  const pickUp = pickedUp ? booking.operation : null
  const meeting = pickedUp ? undefined : zones[0]
  const place = meeting ?? (pickedUp ? null : booking.venue)
  const lines = [
    `PNR ${info.pnr_code ?? ''}`,
    meeting ? [meeting.time, meeting.name, meeting.directions].filter(Boolean).join(', ') : '',
    pickUp ? [pickUp.pickup_date.slice(11), pickUp.pickup_address].join(', ') : '',
    provider ? [provider.name, provider.phone].filter((text) => text !== '').join(' ') : '',
  ]
  return [
    {
      uid: `${booking.session_unique}-activity@ufuk`,
      title: activity.name,
      description: lines.filter((line) => line !== '').join('\n'),
      location: place
        ? [place.name, place.address].filter((text) => text !== '').join(', ')
        : (pickUp?.pickup_address ?? activity.location.name),
      startsAt,
      endsAt,
      url,
    },
  ]
}
