/** Lists a user's bus tickets and price alerts. */
import type { UserBusAlert, UserBusBooking } from '#contract/user-buses.ts'
import { madeBookings, watchedSearches } from '#server/api/booking/account-lists.ts'
import { bookingState } from '#server/booking/booking-state.ts'
import { payable } from '#server/booking/booking-store.ts'
import { busSearches, stations } from '#server/api/bus/search-query.ts'
import { busSnapshot } from '#server/api/bus/snapshot.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { lira } from '#server/text/money.ts'
import { cancelledPositions } from '#server/cancellation/cancelled-tickets.ts'

/** Returns the user's bus bookings that were paid or whose payment is being confirmed, newest first. */
export async function userBusBookings(deps: GatewayDeps, userId: number, language: string): Promise<UserBusBooking[]> {
  const own = messageLanguage(language)
  const paid = await madeBookings(deps, userId, 'bus')
  const gone = await cancelledPositions(
    deps.db.orm,
    paid.map(({ id }) => id),
  )
  return paid.map((booking) => {
    const { trip, seats } = busSnapshot(booking)
    const cancelled = (gone.get(booking.id) ?? []).flatMap((position) => seats[position]?.seat ?? [])
    const state = bookingState(booking, deps.clock.now())
    return {
      info: {
        unique_code: booking.sessionUnique,
        pnr_code: booking.pnr,
        state,
        cancelled_seats: cancelled.map(String),
      },
      company: { name: trip.company.name },
      departure: { station: { name: trip.from.name[own] }, date: trip.departureDate, time: trip.departureTime },
      arrival: { station: { name: trip.to.name[own] } },
      price: { total: lira(payable(booking)) },
    }
  })
}

/**
 * Returns the user's price alerts for bus searches, newest first. Leaves out alerts whose terminals the supplier no
 * longer has.
 */
export async function userBusAlerts(deps: GatewayDeps, userId: number, language: string): Promise<UserBusAlert[]> {
  const own = messageLanguage(language)
  const rows = await watchedSearches(deps, userId, busSearches)
  const found = await Promise.all(rows.map(async (row) => ({ ...row, ends: await stations.endsOf(deps, row.query) })))
  return found.flatMap(({ query, watched, ends }) => {
    if (!ends) return []
    const { from, to } = ends
    return {
      ...watched,
      option_detail: {
        departure_station: { name: from.name[own] },
        arrival_station: { name: to.name[own] },
        departure_date: query.departureDate,
      },
    }
  })
}
