/** Lists a user's flight tickets and price alerts. */
import type { UserFlightAlert, UserFlightBooking } from '#contract/user-flights.ts'
import { madeBookings, watchedSearches } from '#server/api/booking/account-lists.ts'
import { bookingState } from '#server/booking/booking-state.ts'
import { payable } from '#server/booking/booking-store.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { airports } from '#server/api/flight/search-airports.ts'
import { flightSearches } from '#server/api/flight/search-query.ts'
import { flightSnapshot, type SnapshotLeg } from '#server/api/flight/snapshot.ts'
import { wireAirport } from '#server/api/flight/wire-airport.ts'
import { endsOf } from '#server/api/flight/wire-itinerary.ts'
import { lira } from '#server/text/money.ts'
import type { SupplyAirport } from '#server/supply/flight/flight-supply.ts'

function summary({ itinerary }: SnapshotLeg, language: string) {
  const { first, last } = endsOf(itinerary)
  const place = (airport: SupplyAirport) => {
    const { name, code, city } = wireAirport(airport, language)
    return { name, code, city }
  }
  return {
    info: {
      departure_airport: place(first.from),
      arrival_airport: place(last.to),
      departure_date: first.departureDate,
      departure_time: first.departureTime,
    },
  }
}

/** Returns the user's flight bookings that were paid, or whose payment the bank still processes, newest first. */
export async function userFlightBookings(
  deps: GatewayDeps,
  userId: number,
  language: string,
): Promise<UserFlightBooking[]> {
  const rows = await madeBookings(deps, userId, 'flight')
  return rows.flatMap((booking) => {
    const [outbound, back] = flightSnapshot(booking).legs
    if (!outbound) return []
    return {
      info: {
        unique_code: booking.sessionUnique,
        pnr_code: booking.pnr,
        state: bookingState(booking, deps.clock.now()),
      },
      departure_booking: summary(outbound, language),
      return_booking: back ? summary(back, language) : null,
      price: { total: lira(payable(booking)) },
    }
  })
}

/** Returns the user's price alerts for flight searches, newest first. */
export async function userFlightAlerts(
  deps: GatewayDeps,
  userId: number,
  language: string,
): Promise<UserFlightAlert[]> {
  const rows = await watchedSearches(deps, userId, flightSearches)
  const found = await Promise.all(rows.map(async (row) => ({ ...row, places: await airports.endsOf(deps, row.query) })))
  return found.flatMap(({ query, watched, places }) => {
    if (!places) return []
    return {
      ...watched,
      option_detail: {
        departure_airport: wireAirport(places.from, language),
        arrival_airport: wireAirport(places.to, language),
        departure_date: query.departureDate,
        return_date: query.returnDate,
      },
    }
  })
}
