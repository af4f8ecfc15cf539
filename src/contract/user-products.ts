/**
 * Schemas of a signed-in user's transfers and activities and their price alerts (docs/product/frame.md#account).
 * Flights are in `user-flights.ts`, buses in `user-buses.ts`. Newest first; prices are TRY.
 */
import * as z from 'zod/mini'
import { watched } from '#contract/price-alert.ts'

const named = z.object({ name: z.string() })
const price = z.object({ total: z.number() })
const list = <Item extends z.ZodMiniType>(item: Item) => z.object({ results: z.array(item) })

/** GET /api/user/transfer/bookings/ — `departure_datetime` is local time, YYYY-MM-DD HH:MM. */
export const UserTransferBooking = z.object({
  info: z.object({ unique_code: z.string(), departure_datetime: z.string() }),
  departure_location: named,
  arrival_location: named,
  price,
})
export type UserTransferBooking = z.infer<typeof UserTransferBooking>
export const UserTransferBookings = list(UserTransferBooking)

/** GET /api/user/activity/bookings/ */
export const UserActivityBooking = z.object({
  info: z.object({ unique_code: z.string(), pnr_code: z.nullable(z.string()) }),
  activity: z.object({
    name: z.string(),
    image: z.string(),
    category: named,
    location: z.object({ name: z.string(), city: named }),
  }),
  organization_date: z.object({ start_date: z.string() }),
})
export type UserActivityBooking = z.infer<typeof UserActivityBooking>
export const UserActivityBookings = list(UserActivityBooking)

const alert = <Detail extends z.ZodMiniType>(detail: Detail) => z.object({ ...watched, option_detail: detail })

/** GET /api/user/transfer/price_alerts/ */
export const UserTransferAlert = alert(
  z.object({
    departure_location: named,
    arrival_location: named,
    departure_date: z.string(),
    departure_pickup_time: z.string(),
  }),
)
export type UserTransferAlert = z.infer<typeof UserTransferAlert>
export const UserTransferAlerts = list(UserTransferAlert)

/** GET /api/user/activity/price_alerts/ — the pick-up time is optional (docs/product/frame.md#account). */
export const UserActivityAlert = alert(
  z.object({
    activity: named,
    departure_date: z.string(),
    departure_pickup_time: z.optional(z.nullable(z.string())),
  }),
)
export type UserActivityAlert = z.infer<typeof UserActivityAlert>
export const UserActivityAlerts = list(UserActivityAlert)
