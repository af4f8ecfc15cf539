/** Converts the flights of a booking to calendar events, for the ticket page and the confirmation e-mail. */
import type { CalendarEvent } from '#contract/calendar-file.ts'
import { minutesOf } from '#contract/duration.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'
import type { BookedTransfer, FlightBooking } from '#contract/flight-booking.ts'
import { instantOf } from '#contract/zoned-instant.ts'

/**
 * Returns one event per flight, outbound first. A flight is left out if the time zones of both its airports are
 * unknown. The UIDs of the events stay the same, so that a repeated import updates the events.
 */
export function flightEvents(booking: FlightBooking, url: string): CalendarEvent[] {
  const directions = [booking.departure_booking, booking.return_booking].filter((direction) => direction !== null)
  return directions.flatMap(({ info, transfers }) =>
    transfers.flatMap((transfer) => {
      const instants = instantsOf(transfer)
      return instants
        ? {
            ...instants,
            uid: `${booking.session_unique}-${transfer.flight_number.replaceAll(' ', '')}-${transfer.departure_date}@ufuk`,
            title: `${transfer.flight_number} ${transfer.departure_airport.code} → ${transfer.arrival_airport.code}`,
            description: `${transfer.airline.name}, PNR ${info.pnr_code ?? ''}`,
            location: `${transfer.departure_airport.name} (${transfer.departure_airport.code})`,
            url,
          }
        : []
    }),
  )
}

/**
 * Returns departure and arrival of a flight as instants. If the time zone of only one airport is known, the instant at
 * the other airport is computed from the duration. Returns null if both time zones are unknown, because the instants
 * could be wrong.
 */
function instantsOf(flight: BookedTransfer): Pick<CalendarEvent, 'startsAt' | 'endsAt'> | null {
  const from = flight.departure_timezone ?? zoneOf(flight.departure_airport)
  const to = flight.arrival_timezone ?? zoneOf(flight.arrival_airport)
  const took = minutesOf(flight.fly_duration) * minuteMilliseconds
  const left = from && instantOf(flight.departure_date, flight.departure_time, from)
  const landed = to && instantOf(flight.arrival_date, flight.arrival_time, to)
  if (typeof left === 'number') return { startsAt: left, endsAt: typeof landed === 'number' ? landed : left + took }
  return typeof landed === 'number' ? { startsAt: landed - took, endsAt: landed } : null
}

/**
 * Returns the time zone for an airport's country: Europe/Istanbul for Türkiye, which has a single time zone; undefined
 * for all other countries.
 */
const zoneOf = ({ country_code }: { country_code: string }) => (country_code === 'TR' ? 'Europe/Istanbul' : undefined)
