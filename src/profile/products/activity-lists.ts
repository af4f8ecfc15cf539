/** The account area's lists of activity bookings and price alerts. */
import * as z from 'zod/mini'
import { userProductCalls } from '#api/user-products.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { ActivityBooking } from '#contract/activity-booking.ts'
import { withoutSeconds } from '#contract/date-time.ts'
import {
  type UserActivityAlert,
  UserActivityAlerts,
  type UserActivityBooking,
  UserActivityBookings,
} from '#contract/user-activities.ts'
import { type AlertLine, plainAlert } from '#profile/price-alerts/alert-line.ts'
import type { AccountLists } from '#profile/products/account-lists.ts'
import { oneWay, type TicketLine } from '#profile/tickets/ticket-line.ts'

export function activityLine(booking: UserActivityBooking): TicketLine {
  const { info, activity, organization_date: day, price, starts_at: startsAt, ends_at: endsAt } = booking
  const { name, category, location } = activity
  const places = new Set([category.name, location.name, location.city.name])
  return {
    ...oneWay({ title: [name], date: day.start_date.slice(0, 10), time: day.time, startsAt, endsAt }),
    to: bookingAddresses('activity').ticket(info.unique_code),
    subtitle: [...places].filter(Boolean).join(' · '),
    image: activity.image,
    pnr: info.pnr_code,
    price: price?.total ?? null,
    state: info.state,
  }
}

export function activityAlert(alert: UserActivityAlert): AlertLine {
  const { activity, departure_date: date, departure_pickup_time: time = null } = alert.option_detail
  return { ...plainAlert(alert, 'activity'), title: [activity.name], date, time: time && withoutSeconds(time) }
}

const kept = z.pipe(
  ActivityBooking,
  z.transform(({ session_unique, state, info: { pnr_code }, activity, ...booking }) =>
    activityLine({
      ...booking,
      info: { unique_code: session_unique, pnr_code, state },
      activity: { ...activity, category: activity.category ?? { name: '' } },
    }),
  ),
)

/** API calls that load the lists of the account area. */
export const userActivityCalls = userProductCalls('activity', {
  bookings: UserActivityBookings,
  alerts: UserActivityAlerts,
})

export const activityLists: AccountLists = {
  tickets: async (api, options) => (await userActivityCalls.bookings(api, options)).results.map(activityLine),
  alerts: async (api, options) => (await userActivityCalls.alerts(api, options)).results.map(activityAlert),
  kept,
}
