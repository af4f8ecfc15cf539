/** The account area's lists of flight bookings and price alerts. */
import * as z from 'zod/mini'
import { userProductCalls } from '#api/user-products.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { FlightBooking } from '#contract/flight-booking.ts'
import {
  type UserFlightAlert,
  UserFlightAlerts,
  type UserFlightBooking,
  UserFlightBookings,
} from '#contract/user-flights.ts'
import { type AlertLine, plainAlert } from '#profile/price-alerts/alert-line.ts'
import type { AccountLists } from '#profile/products/account-lists.ts'
import { type Journey, plainTicket, type TicketLine } from '#profile/tickets/ticket-line.ts'

/** Returns the code of an airport, or its name if it has no code. */
const placeOf = ({ code, name }: { code?: string | undefined; name: string }) => code || name

function flightJourney({ info }: UserFlightBooking['departure_booking']): Journey {
  return {
    title: [placeOf(info.departure_airport), placeOf(info.arrival_airport)],
    date: info.departure_date,
    time: info.departure_time,
  }
}

export function flightLine({ info, departure_booking, return_booking, price }: UserFlightBooking): TicketLine {
  const { departure_airport: from, arrival_airport: to } = departure_booking.info
  const outbound = flightJourney(departure_booking)
  return {
    ...plainTicket,
    ...outbound,
    to: bookingAddresses('flight').ticket(info.unique_code),
    subtitle: from.city && to.city ? `${from.city} – ${to.city}` : '',
    journeys: return_booking ? [outbound, flightJourney(return_booking)] : [outbound],
    roundTrip: return_booking !== null,
    pnr: info.pnr_code,
    price: price.total,
    state: info.state,
  }
}

export function flightAlert(alert: UserFlightAlert): AlertLine {
  const { departure_airport: from, arrival_airport: to, departure_date, return_date } = alert.option_detail
  return {
    ...plainAlert(alert, 'flight'),
    title: [from.code || from.city, to.code || to.city],
    subtitle: `${from.city} – ${to.city}`,
    date: departure_date,
    returnDate: return_date,
  }
}

const kept = z.pipe(
  FlightBooking,
  z.transform(({ session_unique, state, departure_booking, return_booking, prices: { total } }) =>
    flightLine({
      info: { unique_code: session_unique, pnr_code: departure_booking.info.pnr_code, state },
      departure_booking,
      return_booking,
      price: { total },
    }),
  ),
)

/** API calls that load the lists of the account area. */
export const userFlightCalls = userProductCalls('flight', { bookings: UserFlightBookings, alerts: UserFlightAlerts })

export const flightLists: AccountLists = {
  tickets: async (api, options) => (await userFlightCalls.bookings(api, options)).results.map(flightLine),
  alerts: async (api, options) => (await userFlightCalls.alerts(api, options)).results.map(flightAlert),
  kept,
}
