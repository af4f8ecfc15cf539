/** Lists a user's transfers and price alerts. */
import type { UserTransferAlert, UserTransferBooking } from '#contract/user-transfers.ts'
import { madeBookings, watchedSearches } from '#server/api/booking/account-lists.ts'
import { datetime } from '#server/api/transfer/booking-view.ts'
import { locations, transferSearches } from '#server/api/transfer/search-query.ts'
import { outboundOf, transferSnapshot } from '#server/api/transfer/snapshot.ts'
import { withSeconds } from '#server/api/transfer/wire-offer.ts'
import { bookingState } from '#server/booking/booking-state.ts'
import { payable } from '#server/booking/booking-store.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { lira } from '#server/text/money.ts'

/**
 * Returns the user's transfer bookings that were reserved or paid, or whose payment the bank still processes, newest
 * first. Cancelled and refunded bookings are included.
 */
export async function userTransferBookings(
  deps: GatewayDeps,
  userId: number,
  language: string,
): Promise<UserTransferBooking[]> {
  const own = messageLanguage(language)
  return (await madeBookings(deps, userId, 'transfer')).map((booking) => {
    const snapshot = transferSnapshot(booking)
    const { from, to, pickUp } = outboundOf(snapshot)
    const back = snapshot.offer.rides[1]
    return {
      info: {
        unique_code: booking.sessionUnique,
        departure_datetime: datetime(pickUp),
        pnr_code: booking.pnr,
        return_datetime: back ? datetime(back.pickUp) : null,
        state: bookingState(booking, deps.clock.now()),
      },
      departure_location: { name: from.name[own] },
      arrival_location: { name: to.name[own] },
      price: { total: lira(payable(booking)) },
    }
  })
}

/** Returns the user's price alerts for transfer searches, newest first. */
export async function userTransferAlerts(
  deps: GatewayDeps,
  userId: number,
  language: string,
): Promise<UserTransferAlert[]> {
  const own = messageLanguage(language)
  const rows = await watchedSearches(deps, userId, transferSearches)
  const found = await Promise.all(rows.map(async (row) => ({ ...row, ends: await locations.endsOf(deps, row.query) })))
  return found.flatMap(({ query, watched, ends }) => {
    if (!ends) return []
    return {
      ...watched,
      option_detail: {
        departure_location: { name: ends.from.name[own] },
        arrival_location: { name: ends.to.name[own] },
        departure_date: query.departureDate,
        departure_pickup_time: withSeconds(query.departureTime),
      },
    }
  })
}
