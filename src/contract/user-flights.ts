/** Schemas for the flight tickets and price alerts of a signed-in user (docs/product/frame.md#account). */
import * as z from 'zod/mini'
import { extra, optionalExtra } from '#contract/extra.ts'
import { watched } from '#contract/price-alert.ts'
import { ToldState } from '#contract/booking.ts'
import { Airport } from '#contract/frame.ts'

/** An airport of a flight ticket in the account's list; a backend only needs to send its name. */
const namedAirport = z.object({ name: z.string(), code: optionalExtra(z.string()), city: optionalExtra(z.string()) })

const summary = z.object({
  info: z.object({
    departure_airport: namedAirport,
    arrival_airport: namedAirport,
    departure_date: z.string(),
    departure_time: z.string(),
  }),
})

/**
 * A ticket in the reply to GET /api/user/flight/bookings/, which lists the newest ticket first. `unique_code` is the
 * session_unique of the booking (docs/product/booking.md#identifiers).
 */
export const UserFlightBooking = z.object({
  info: z.object({
    unique_code: z.string(),
    pnr_code: extra(z.nullable(z.string()), null),
    state: ToldState,
  }),
  departure_booking: summary,
  return_booking: z._default(z.nullable(summary), null),
  price: z.object({ total: z.number() }),
})
export type UserFlightBooking = z.infer<typeof UserFlightBooking>
export const UserFlightBookings = z.object({ results: z.array(UserFlightBooking) })

/**
 * A price alert in the reply to GET /api/user/flight/price_alerts/. Its prices are in TRY for all passengers.
 * `old_price` is null until a flight is on sale; `new_price` is null until the price changes.
 */
export const UserFlightAlert = z.object({
  ...watched,
  option_detail: z.object({
    departure_airport: Airport,
    arrival_airport: Airport,
    departure_date: z.string(),
    return_date: z._default(z.nullable(z.string()), null),
  }),
})
export type UserFlightAlert = z.infer<typeof UserFlightAlert>
export const UserFlightAlerts = z.object({ results: z.array(UserFlightAlert) })
