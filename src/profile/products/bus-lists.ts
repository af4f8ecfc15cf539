/** The account area's lists of bus bookings and price alerts. */
import * as z from 'zod/mini'
import { userProductCalls } from '#api/user-products.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { BusBooking } from '#contract/bus-booking.ts'
import { type UserBusAlert, UserBusAlerts, type UserBusBooking, UserBusBookings } from '#contract/user-buses.ts'
import { type AlertLine, plainAlert } from '#profile/price-alerts/alert-line.ts'
import type { AccountLists } from '#profile/products/account-lists.ts'
import { oneWay, type TicketLine } from '#profile/tickets/ticket-line.ts'

export function busLine({ info, company, departure, arrival, price }: UserBusBooking): TicketLine {
  return {
    ...oneWay({
      title: [departure.station.name, arrival.station.name],
      date: departure.date,
      time: departure.time,
    }),
    to: bookingAddresses('bus').ticket(info.unique_code),
    subtitle: company.name,
    pnr: info.pnr_code,
    price: price.total,
    state: info.state,
    cancelled: info.state === 'cancelled' ? [] : (info.cancelled_seats ?? []),
  }
}

function busAlert(alert: UserBusAlert): AlertLine {
  const { departure_station: from, arrival_station: to, departure_date: date } = alert.option_detail
  return { ...plainAlert(alert, 'bus'), title: [from.name, to.name], date }
}

const kept = z.pipe(
  BusBooking,
  z.transform(({ session_unique, state, pnr_code, ...booking }) => {
    const cancelled_seats = booking.tickets.flatMap(({ seat_number: seat, cancelled }) => (cancelled ? seat : []))
    return busLine({ ...booking, info: { unique_code: session_unique, pnr_code, state, cancelled_seats } })
  }),
)

/** API calls that load the lists of the account area. */
export const userBusCalls = userProductCalls('bus', { bookings: UserBusBookings, alerts: UserBusAlerts })

export const busLists: AccountLists = {
  tickets: async (api, options) => (await userBusCalls.bookings(api, options)).results.map(busLine),
  alerts: async (api, options) => (await userBusCalls.alerts(api, options)).results.map(busAlert),
  kept,
}
