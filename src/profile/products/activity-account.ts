/** Account lists of activities. */
import { msg } from '@lingui/core/macro'
import { userProductCalls } from '#api/user-products.ts'
import type { UserActivityAlert, UserActivityBooking } from '#contract/user-activities.ts'
import { type AlertLine, plainAlert } from '#profile/price-alerts/alert-line.ts'
import type { AccountLists } from '#profile/products/account-lists.ts'
import { oneWay, type TicketLine } from '#profile/tickets/ticket-line.ts'

export function activityLine({ info, activity, organization_date }: UserActivityBooking): TicketLine {
  const { name, category, location } = activity
  return {
    ...oneWay({ title: [name], date: organization_date.start_date.slice(0, 10), time: null }),
    to: `/activity/booking/detail/${info.unique_code}/`,
    subtitle: [category.name, location.name, location.city.name].join(' · '),
    pnr: info.pnr_code,
  }
}

export function activityAlert(alert: UserActivityAlert): AlertLine {
  const { activity, departure_date: date, departure_pickup_time: time = null } = alert.option_detail
  return { ...plainAlert(alert, 'activity'), title: [activity.name], date, time }
}

export const activityAccount: AccountLists = {
  name: msg`Etkinlik`,
  tickets: async (api, options) => (await userProductCalls.activityBookings(api, options)).results.map(activityLine),
  alerts: async (api, options) => (await userProductCalls.activityAlerts(api, options)).results.map(activityAlert),
  noTickets: msg`Etkinlik rezervasyonunuz yok`,
  noAlerts: msg`Etkinlik için fiyat alarmınız yok`,
}
