/** A bus trip as a calendar event; the ticket screen and the confirmation mail make the same one. */
import type { BusBooking } from '#contract/bus-booking.ts'
import type { CalendarEvent } from '#contract/calendar-file.ts'
import { instantOf } from '#contract/local-instant.ts'

const zone = 'Europe/Istanbul'
const minute = 60_000

/** Where the company does not say when it arrives, the event is as long as the trip is said to take (HH:MM). */
export function busEvents(booking: BusBooking, url: string): CalendarEvent[] {
  const { session_unique, departure, arrival, company, information, tickets, pnr_code } = booking
  const startsAt = instantOf(departure.date, departure.time, zone)
  const [hours = '0', minutes = '0'] = information.duration.split(':')
  const takes = (Number(hours) * 60 + Number(minutes)) * minute
  const seats = tickets.map(({ seat_number }) => seat_number).join(', ')
  return [
    {
      uid: `${session_unique}-${departure.date}@ufuk`,
      title: `${departure.station.city} → ${arrival.station.city}`,
      description: `${company.name}, PNR ${pnr_code ?? ''}, ${seats}`,
      location: departure.station.name,
      startsAt,
      endsAt: arrival.date && arrival.time ? instantOf(arrival.date, arrival.time, zone) : startsAt + takes,
      url,
    },
  ]
}
