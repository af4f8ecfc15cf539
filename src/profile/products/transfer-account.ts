/** Account lists of transfers. */
import { msg } from '@lingui/core/macro'
import { userProductCalls } from '#api/user-products.ts'
import type { UserTransferAlert, UserTransferBooking } from '#contract/user-transfers.ts'
import { type AlertLine, plainAlert } from '#profile/price-alerts/alert-line.ts'
import type { AccountLists } from '#profile/products/account-lists.ts'
import { oneWay, type TicketLine } from '#profile/tickets/ticket-line.ts'

export function transferLine({ info, departure_location, arrival_location, price }: UserTransferBooking): TicketLine {
  const [date = '', time = null] = info.departure_datetime.split(/[ T]/)
  return {
    ...oneWay({
      title: [departure_location.name, arrival_location.name],
      date,
      time: time && time.slice(0, 5),
    }),
    to: `/transfer/booking/detail/${info.unique_code}/`,
    subtitle: '',
    price: price.total,
  }
}

export function transferAlert(alert: UserTransferAlert): AlertLine {
  const { departure_location: from, arrival_location: to, ...when } = alert.option_detail
  const { departure_date: date, departure_pickup_time: time } = when
  return { ...plainAlert(alert, 'transfer'), title: [from.name, to.name], date, time }
}

export const transferAccount: AccountLists = {
  name: msg`Transfer`,
  tickets: async (api, options) => (await userProductCalls.transferBookings(api, options)).results.map(transferLine),
  alerts: async (api, options) => (await userProductCalls.transferAlerts(api, options)).results.map(transferAlert),
  noTickets: msg`Transfer rezervasyonunuz yok`,
  noAlerts: msg`Transfer için fiyat alarmınız yok`,
}
