/**
 * Holds and releases places of departures and packages, with `unit-holds.ts`. The gateway does not count places on free
 * sale, nor places that the supplier counts itself, as an OCTO server does.
 */
import { unitHolds } from '#server/booking/unit-holds.ts'
import { unitMarket } from '#server/booking/taken-units.ts'
import type { Orm } from '#server/db/database.ts'
import { activityBookings, activityTables } from '#server/db/schema/activities.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { activitySnapshot, type ActivitySnapshot } from '#server/api/activity/snapshot.ts'

const units = unitHolds(activityTables, 'activity')

/**
 * Returns the `StockMarket` of a traveller: the current time, and a function that counts the places which this gateway
 * has sold or holds. Places held by the traveller's own unpaid bookings count as free.
 */
export const activityMarket = unitMarket(activityTables)

/**
 * Returns 'activityTaken', the key of the message for the traveller, if a database error says that a stock has too few
 * places left. Otherwise returns undefined.
 */
export const whyGone = (error: unknown) => (units.isOversold(error) ? ('activityTaken' as const) : undefined)

/**
 * Holds the places of a new booking, and stores which departure the booking is for. Releases the places of the
 * traveller's earlier bookings that the new booking replaces, whose IDs are in `instead`.
 */
export async function holdOffer(
  tx: Orm,
  booking: Pick<BookingRow, 'id'>,
  { offer }: Pick<ActivitySnapshot, 'offer'>,
  instead: readonly number[],
): Promise<void> {
  await units.take(tx, booking, offer.stock, instead, 'now')
  const { id: departure, startsAt } = offer.departure
  await tx.insert(activityBookings).values({ bookingId: booking.id, departure, startsAt: new Date(startsAt) })
}

/**
 * Takes the places of a booking again after they were released. Releases the places of the traveller's other bookings
 * from the same search, whose IDs are in `instead`, so that a traveller holds places for one selection per search.
 */
export const retakeStock = async (tx: Orm, booking: BookingRow, instead: readonly number[]): Promise<void> =>
  units.take(tx, booking, activitySnapshot(booking).offer.stock, instead, 'earlier')

export const { release: releaseStock, forgetPast: forgetPastStock } = units

export const sharedStock = (booking: Pick<BookingRow, 'snapshot'>) =>
  units.shared(activitySnapshot(booking).offer.stock)
