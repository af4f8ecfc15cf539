/** The flights of a booking as calendar events; the ticket screen and the confirmation mail make the same ones. */
import type { CalendarEvent } from '#contract/calendar-file.ts'
import { instantOf } from '#contract/zoned-instant.ts'
import type { FlightBooking } from '#contract/flight-booking.ts'

/** One event a flight, outbound first. The same booking always gives the same uids, so importing twice updates. */
export function flightEvents(booking: FlightBooking, url: string): CalendarEvent[] {
  const directions = [booking.departure_booking, booking.return_booking].filter((direction) => direction !== null)
  return directions.flatMap(({ info, transfers }) =>
    transfers.map((transfer) => ({
      uid: `${booking.session_unique}-${transfer.flight_number.replaceAll(' ', '')}-${transfer.departure_date}@ufuk`,
      title: `${transfer.flight_number} ${transfer.departure_airport.code} → ${transfer.arrival_airport.code}`,
      description: `${transfer.airline.name}, PNR ${info.pnr_code ?? ''}`,
      location: `${transfer.departure_airport.name} (${transfer.departure_airport.code})`,
      startsAt: instantOf(transfer.departure_date, transfer.departure_time, transfer.departure_timezone),
      endsAt: instantOf(transfer.arrival_date, transfer.arrival_time, transfer.arrival_timezone),
      url,
    })),
  )
}
