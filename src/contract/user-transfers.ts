/**
 * Schemas for the transfer bookings and price alerts of a signed-in user (docs/product/frame.md#account). Prices are in
 * TRY.
 */
import * as z from 'zod/mini'
import { ToldState } from '#contract/booking.ts'
import { extra } from '#contract/extra.ts'
import { watched } from '#contract/price-alert.ts'

const named = z.object({ name: z.string() })

/**
 * A booking in the reply to GET /api/user/transfer/bookings/, which lists the newest booking first. `unique_code` is
 * the session_unique of the booking (docs/product/booking.md#identifiers). Datetimes are YYYY-MM-DD HH:MM in Turkish
 * time.
 */
export const UserTransferBooking = z.object({
  info: z.object({
    unique_code: z.string(),
    departure_datetime: z.string(),
    pnr_code: extra(z.nullable(z.string()), null),
    return_datetime: extra(z.nullable(z.string()), null),
    state: ToldState,
  }),
  departure_location: named,
  arrival_location: named,
  price: z.object({ total: z.number() }),
})
export type UserTransferBooking = z.infer<typeof UserTransferBooking>
export const UserTransferBookings = z.object({ results: z.array(UserTransferBooking) })

/**
 * A price alert in the reply to GET /api/user/transfer/price_alerts/. Times are HH:MM:SS. `old_price` is null until a
 * transfer is on sale; `new_price` is null until the price changes.
 */
export const UserTransferAlert = z.object({
  ...watched,
  option_detail: z.object({
    departure_location: named,
    arrival_location: named,
    departure_date: z.string(),
    departure_pickup_time: z.string(),
  }),
})
export type UserTransferAlert = z.infer<typeof UserTransferAlert>
export const UserTransferAlerts = z.object({ results: z.array(UserTransferAlert) })
