/** Limits of the flight payment form, as pure functions. */
import type { FlightBooking, FlightTicket } from '#contract/flight-booking.ts'
import type { PaymentFormContext } from '#contract/flight-payment.ts'
import { addDays } from '#contract/calendar-date.ts'

/** Default age limits for an unknown passenger type (docs/product/flights.md#payment-of-flights). */
const anyAge = { from: 18, to: 100 }

/** Inputs of the form's rules. `today` is a plain date in Europe/Istanbul. */
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

/** Earliest and latest plain date in the birth date selects: the type's age limits with a margin of one year. */
export function birthDateBounds(
  { age_from = anyAge.from, age_to = anyAge.to }: Pick<FlightTicket, 'age_from' | 'age_to'>,
  departureDate: string,
  today: string,
): { min: string; max: string } {
  const year = Number(departureDate.slice(0, 4))
  const last = `${year - age_from + 1}-12-31`
  return { min: `${year - age_to - 1}-01-01`, max: last < today ? last : today }
}

/** Earliest valid passport expiry is the day after departure (docs/product/flights.md#payment-of-flights). */
export function passportExpiryBounds(departureDate: string): { min: string; max: string } {
  return { min: addDays(departureDate, 1), max: `${Number(departureDate.slice(0, 4)) + 15}-12-31` }
}
