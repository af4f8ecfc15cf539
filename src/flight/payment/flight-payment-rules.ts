/** Bounds of the flight payment form, as plain functions. */
import type { FlightBooking, FlightTicket } from '#contract/flight-booking.ts'
import type { PaymentFormContext } from '#contract/flight-payment.ts'
import { addDays } from '#contract/calendar-date.ts'

/** Ages of a passenger of whose type nothing is told (docs/product/flights.md#payment-of-flights). */
const anyAge = { from: 18, to: 100 }

/** What the rules of the form depend on. `today` is Europe/Istanbul's. */
export function flightFormContext(booking: FlightBooking, today: string): PaymentFormContext {
  return {
    passengers: booking.tickets.map(({ pax_type, age_from = anyAge.from, age_to = anyAge.to }) => ({
      pax_type,
      age_from,
      age_to,
    })),
    departureDate: booking.departure_booking.info.departure_date,
    domestic: booking.domestic_fly,
    today,
  }
}

/** First and last plain date that the lists of a birth date offer: the ages of the type with a year around them. */
export function birthDateBounds(
  { age_from = anyAge.from, age_to = anyAge.to }: Pick<FlightTicket, 'age_from' | 'age_to'>,
  departureDate: string,
  today: string,
): { min: string; max: string } {
  const year = Number(departureDate.slice(0, 4))
  const last = `${year - age_from + 1}-12-31`
  return { min: `${year - age_to - 1}-01-01`, max: last < today ? last : today }
}

/** A passport has to be valid on the day after departure at least (docs/product/flights.md#payment-of-flights). */
export function passportExpiryBounds(departureDate: string): { min: string; max: string } {
  return { min: addDays(departureDate, 1), max: `${Number(departureDate.slice(0, 4)) + 15}-12-31` }
}
