/** Converts the rides of a transfer booking to calendar events, for the ticket page and the confirmation e-mail. */
import type { CalendarEvent } from '#contract/calendar-file.ts'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { instantOf } from '#contract/zoned-instant.ts'

/** All transfers are in Türkiye, which has a single time zone. */
const zone = 'Europe/Istanbul'

/**
 * Returns one calendar event per ride, with the meeting point in its description. Returns none if the backend sends no
 * rides. The UIDs of the events never change, so that a repeated import updates the events.
 */
export function transferEvents(booking: TransferBooking, url: string): CalendarEvent[] {
  const { departure_location: from, arrival_location: to, info, vendor, rides } = booking
  return rides.map((ride, index) => {
    const [start, end] = index === 0 ? [from, to] : [to, from]
    const lines = [`PNR ${info.pnr_code ?? ''}`, ride.meeting_point, vendor ? `${vendor.name} ${vendor.phone}` : '']
    return {
      uid: `${booking.session_unique}-transfer-${index + 1}@ufuk`,
      title: `${start.name} → ${end.name}`,
      description: lines.filter((line) => line !== '').join('\n'),
      location: start.address === '' ? start.name : `${start.name}, ${start.address}`,
      startsAt: instantOf(ride.departure_date, ride.departure_time, zone),
      endsAt: instantOf(ride.arrival_date, ride.arrival_time, zone),
      url,
    }
  })
}
