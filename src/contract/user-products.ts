/**
 * Schemas of a signed-in user's activities and their price alerts (docs/product/frame.md#account). Products on sale
 * have a file each, as in `user-flights.ts`. Newest first; prices are TRY.
 */
import * as z from 'zod/mini'
import { watched } from '#contract/price-alert.ts'

const named = z.object({ name: z.string() })
const list = <Item extends z.ZodMiniType>(item: Item) => z.object({ results: z.array(item) })

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
