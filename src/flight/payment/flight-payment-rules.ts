/** Pure functions that compute what the validation of the flight payment form needs, such as date limits. */
import { typeOf } from '#booking/payment/age-limits.ts'
import type { FlightBooking } from '#contract/flight-booking.ts'
import type { PaymentFormContext } from '#contract/flight-payment.ts'
import { addDays } from '#contract/calendar-date.ts'

/**
 * Returns what the validation of the payment form needs to know: type and age limits of each passenger, the departure
 * date, whether the flights are domestic, and `today`. `today` is a plain date in Europe/Istanbul.
 */
export function flightFormContext(booking: FlightBooking, today: string): PaymentFormContext {
  return {
    passengers: booking.tickets.map(typeOf),
    departureDate: booking.departure_booking.info.departure_date,
    domestic: booking.domestic_fly,
    today,
  }
}

/**
 * Returns the bounds of a passport's expiry date, as plain dates. The earliest is the day after departure
 * (docs/product/flights.md#payment-of-flights).
 */
export function passportExpiryBounds(departureDate: string): { min: string; max: string } {
  return { min: addDays(departureDate, 1), max: `${Number(departureDate.slice(0, 4)) + 15}-12-31` }
}
