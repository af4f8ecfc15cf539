/**
 * Schemas for the activity bookings and price alerts of a signed-in user (docs/product/frame.md#account). Prices are in
 * TRY.
 */
import * as z from 'zod/mini'
import { ToldState } from '#contract/booking.ts'
import { extra } from '#contract/extra.ts'
import { watched } from '#contract/price-alert.ts'

const named = z.object({ name: z.string() })

/**
 * One of the bookings in the reply to GET /api/user/activity/bookings/, which lists the newest booking first.
 * `unique_code` is the session_unique of the booking (docs/product/booking.md#identifiers). Dates are plain dates and
 * times HH:MM, both in the local time of the activity.
 */
export const UserActivityBooking = z.object({
  info: z.object({ unique_code: z.string(), pnr_code: z.nullable(z.string()), state: ToldState }),
  activity: z.object({
    name: z.string(),
    image: z.string(),
    category: named,
    location: z.object({ name: z.string(), city: named }),
  }),
  organization_date: z.object({
    start_date: z.string(),
    end_date: extra(z.nullable(z.string()), null),
    time: extra(z.nullable(z.string()), null),
  }),
  /** Start and end of the booked activity as ISO instants; null if unknown. Only this project's gateway sends them. */
  starts_at: extra(z.nullable(z.string()), null),
  ends_at: extra(z.nullable(z.string()), null),
  price: extra(z.nullable(z.object({ total: z.number() })), null),
})
export type UserActivityBooking = z.infer<typeof UserActivityBooking>
export const UserActivityBookings = z.object({ results: z.array(UserActivityBooking) })

/**
 * A price alert in the reply to GET /api/user/activity/price_alerts/. `activity.name` is the name of the searched
 * activity, location or category. `departure_pickup_time` is a time of day, which this project's gateway does not send.
 */
export const UserActivityAlert = z.object({
  ...watched,
  option_detail: z.object({
    activity: named,
    departure_date: z.string(),
    departure_pickup_time: z.optional(z.nullable(z.string())),
  }),
})
export type UserActivityAlert = z.infer<typeof UserActivityAlert>
export const UserActivityAlerts = z.object({ results: z.array(UserActivityAlert) })
