/** The account area's lists of transfer bookings and price alerts. */
import * as z from 'zod/mini'
import { userProductCalls } from '#api/user-products.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { TransferBooking } from '#contract/transfer-booking.ts'
import { dateAndTime, withoutSeconds } from '#contract/date-time.ts'
import {
  type UserTransferAlert,
  UserTransferAlerts,
  type UserTransferBooking,
  UserTransferBookings,
} from '#contract/user-transfers.ts'
import { type AlertLine, plainAlert } from '#profile/price-alerts/alert-line.ts'
import type { AccountLists } from '#profile/products/account-lists.ts'
import { type Journey, plainTicket, type TicketLine } from '#profile/tickets/ticket-line.ts'

/**
 * Returns the journey of a transfer from the place named `from` to the place named `to`. `start` is the start of this
 * journey in Turkish time, as YYYY-MM-DD HH:MM.
 */
function journey(from: string, to: string, start: string): Journey {
  const { date, time } = dateAndTime(start)
  return { title: [from, to], date, time: time || null }
}

export function transferLine({ info, departure_location, arrival_location, price }: UserTransferBooking): TicketLine {
  const [from, to] = [departure_location.name, arrival_location.name]
  const outbound = journey(from, to, info.departure_datetime)
  return {
    ...plainTicket,
    ...outbound,
    to: bookingAddresses('transfer').ticket(info.unique_code),
    subtitle: '',
    journeys: info.return_datetime ? [outbound, journey(to, from, info.return_datetime)] : [outbound],
    roundTrip: info.return_datetime !== null,
    pnr: info.pnr_code,
    price: price.total,
    state: info.state,
  }
}

export function transferAlert(alert: UserTransferAlert): AlertLine {
  const { departure_location: from, arrival_location: to, ...when } = alert.option_detail
  const { departure_date: date, departure_pickup_time: time } = when
  return { ...plainAlert(alert, 'transfer'), title: [from.name, to.name], date, time: withoutSeconds(time) }
}

const kept = z.pipe(
  TransferBooking,
  z.transform(({ session_unique, state, info, ...booking }) =>
    transferLine({ ...booking, info: { ...info, unique_code: session_unique, state } }),
  ),
)

/** API calls that load the lists of the account area. */
export const userTransferCalls = userProductCalls('transfer', {
  bookings: UserTransferBookings,
  alerts: UserTransferAlerts,
})

export const transferLists: AccountLists = {
  tickets: async (api, options) => (await userTransferCalls.bookings(api, options)).results.map(transferLine),
  alerts: async (api, options) => (await userTransferCalls.alerts(api, options)).results.map(transferAlert),
  kept,
}
