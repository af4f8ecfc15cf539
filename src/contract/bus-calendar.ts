/** Converts the trip of a bus booking to a calendar event, for the ticket page and the confirmation e-mail. */
import { stayingTickets, type BusBooking } from '#contract/bus-booking.ts'
import type { CalendarEvent } from '#contract/calendar-file.ts'
import { minutesOf } from '#contract/duration.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'
import { instantOf } from '#contract/zoned-instant.ts'

/** All bus stations are in Türkiye, which has a single time zone. */
const zone = 'Europe/Istanbul'

/**
 * Returns a list with the trip of a booking as its only calendar event. If the bus company publishes no arrival time,
 * the end of the event is estimated from the duration. The event's UID stays the same, so that a repeated import
 * updates the event.
 */
export function busEvents(booking: BusBooking, url: string): CalendarEvent[] {
  const { company, departure, arrival, information, pnr_code: pnr } = booking
  const seats = stayingTickets(booking).map(({ seat_number: seat }) => seat)
  const startsAt = instantOf(departure.date, departure.time, zone)
  const said = arrival.date !== null && arrival.time !== null ? instantOf(arrival.date, arrival.time, zone) : null
  return [
    {
      uid: `${booking.session_unique}-bus@ufuk`,
      title: `${company.name} ${departure.station.name} → ${arrival.station.name}`,
      description: `PNR ${pnr ?? ''}, ${seats.join(', ')}`,
      location: departure.station.name,
      startsAt,
      endsAt: said ?? startsAt + minutesOf(information.duration) * minuteMilliseconds,
      url,
    },
  ]
}
