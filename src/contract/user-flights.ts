/** A signed-in user's flights: tickets and price alerts (docs/product/frame.md#account). */
import * as z from 'zod/mini'
import { alertId } from '#contract/price-alert.ts'
import { bookingStates } from '#contract/booking.ts'
import { Airport } from '#contract/frame.ts'

const summary = z.object({
  info: z.object({
    departure_airport: z.object({ name: z.string(), code: z.string(), city: z.string() }),
    arrival_airport: z.object({ name: z.string(), code: z.string(), city: z.string() }),
    departure_date: z.string(),
    departure_time: z.string(),
  }),
})

/**
 * GET /api/user/flight/bookings/, newest first. `unique_code` is the booking's session_unique
 * (docs/product/booking.md#identifiers).
 */
export const UserFlightBooking = z.object({
  info: z.object({ unique_code: z.string(), pnr_code: z.nullable(z.string()), state: z.enum(bookingStates) }),
  departure_booking: summary,
  return_booking: z.nullable(summary),
  price: z.object({ total: z.number() }),
})
export type UserFlightBooking = z.infer<typeof UserFlightBooking>
export const UserFlightBookings = z.object({ results: z.array(UserFlightBooking) })

/** GET /api/user/flight/price_alerts/ — prices are TRY for all passengers; null where nothing was on sale. */
export const UserFlightAlert = z.object({
  ...alertId,
  active: z.boolean(),
  option: z.string(),
  option_detail: z.object({
    departure_airport: Airport,
    arrival_airport: Airport,
    departure_date: z.string(),
    return_date: z.nullable(z.string()),
  }),
  old_price: z.nullable(z.number()),
  new_price: z.nullable(z.number()),
})
export type UserFlightAlert = z.infer<typeof UserFlightAlert>
export const UserFlightAlerts = z.object({ results: z.array(UserFlightAlert) })
