/**
 * Schemas for the bus tickets and price alerts of a signed-in user (docs/product/frame.md#account). Prices are in TRY.
 */
import * as z from 'zod/mini'
import { extra, optionalExtra } from '#contract/extra.ts'
import { watched } from '#contract/price-alert.ts'
import { ToldState } from '#contract/booking.ts'

const named = z.object({ name: z.string() })

/**
 * A ticket in the reply to GET /api/user/bus/bookings/, which lists the newest ticket first. `unique_code` is the
 * session_unique of the booking (docs/product/booking.md#identifiers).
 */
export const UserBusBooking = z.object({
  info: z.object({
    unique_code: z.string(),
    pnr_code: extra(z.nullable(z.string()), null),
    state: ToldState,
    /** Numbers of the cancelled seats. The app ignores them if the state of the whole booking is 'cancelled'. */
    cancelled_seats: optionalExtra(z.array(z.string())),
  }),
  company: named,
  departure: z.object({ station: named, date: z.string(), time: z.string() }),
  arrival: z.object({ station: named }),
  price: z.object({ total: z.number() }),
})
export type UserBusBooking = z.infer<typeof UserBusBooking>
export const UserBusBookings = z.object({ results: z.array(UserBusBooking) })

/**
 * A price alert in the reply to GET /api/user/bus/price_alerts/. Its prices are for one seat. `old_price` is null until
 * a seat is on sale; `new_price` is null until the price changes.
 */
export const UserBusAlert = z.object({
  ...watched,
  option_detail: z.object({ departure_station: named, arrival_station: named, departure_date: z.string() }),
})
export type UserBusAlert = z.infer<typeof UserBusAlert>
export const UserBusAlerts = z.object({ results: z.array(UserBusAlert) })
