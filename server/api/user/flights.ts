/** A user's flight tickets and price alerts. */
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { UserFlightAlert, UserFlightBooking } from '#contract/user-flights.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { bookingState } from '#server/api/flight/booking-state.ts'
import { payable } from '#server/api/flight/booking-store.ts'
import { placesOf } from '#server/api/flight/form-data.ts'
import { SearchQuery } from '#server/api/flight/search-query.ts'
import { Snapshot, type SnapshotLeg } from '#server/api/flight/snapshot.ts'
import { wireAirport } from '#server/api/flight/wire-airport.ts'
import { endsOf, lira } from '#server/api/flight/wire-itinerary.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { priceAlerts, searchOptions } from '#server/db/schema/searches.ts'
import type { SupplyAirport } from '#server/supply/flight-supply.ts'

const most = 200

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

/** Bookings that were paid, newest first. */
export async function userFlightBookings(
  { db, clock }: GatewayDeps,
  userId: number,
  language: string,
): Promise<UserFlightBooking[]> {
  const rows = await db.orm
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.userId, userId), inArray(bookings.status, ['confirming', 'issuing', 'ticketed', 'refunded'])),
    )
    .orderBy(desc(bookings.id))
    .limit(most)
  return rows.flatMap((row) => {
    const booking = { ...row, snapshot: Snapshot.parse(row.snapshot) }
    const [outbound, back] = booking.snapshot.legs
    if (!outbound) return []
    return {
      info: { unique_code: booking.sessionUnique, pnr_code: booking.pnr, state: bookingState(booking, clock.now()) },
      departure_booking: summary(outbound, language),
      return_booking: back ? summary(back, language) : null,
      price: { total: lira(payable(booking)) },
    }
  })
}

/** Price alerts, newest first. One whose flight has left is shown as passive. */
export async function userFlightAlerts(
  { db, supply, clock }: GatewayDeps,
  userId: number,
  language: string,
): Promise<UserFlightAlert[]> {
  const rows = await db.orm
    .select({ alert: priceAlerts, query: searchOptions.query })
    .from(priceAlerts)
    .innerJoin(searchOptions, eq(searchOptions.id, priceAlerts.optionId))
    .where(eq(priceAlerts.userId, userId))
    .orderBy(desc(priceAlerts.id))
    .limit(most)
  return rows.flatMap(({ alert, query: stored }) => {
    const query = SearchQuery.parse(stored)
    const places = placesOf(query, supply)
    if (!places) return []
    return {
      active: alert.active && query.departureDate >= clock.today(),
      option: alert.optionId,
      option_detail: {
        departure_airport: wireAirport(places.from, language),
        arrival_airport: wireAirport(places.to, language),
        departure_date: query.departureDate,
        return_date: query.returnDate,
      },
      old_price: alert.oldPrice === null ? null : lira(alert.oldPrice),
      new_price: alert.newPrice === null ? null : lira(alert.newPrice),
    }
  })
}
