/**
 * Holds and releases the units of transfers: vehicles, or seats of a shuttle. The database work is in `unit-holds.ts`.
 */
import { unitHolds } from '#server/booking/unit-holds.ts'
import type { Orm } from '#server/db/database.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { transferRides, transferTables } from '#server/db/schema/transfers.ts'
import { transferSnapshot, type TransferSnapshot } from '#server/api/transfer/snapshot.ts'

const units = unitHolds(transferTables, 'transfer')

/** Returns 'transferTaken' if a database error says that a stock has too few units left. */
export const whyGone = (error: unknown) => (units.isOversold(error) ? ('transferTaken' as const) : undefined)

type Offered = Pick<TransferSnapshot, 'offer'>

/**
 * Takes the units of a new booking and records its rides. Releases the units of the traveller's earlier bookings that
 * the new booking replaces, whose IDs are in `instead`.
 */
export async function holdOffer(
  tx: Orm,
  booking: Pick<BookingRow, 'id'>,
  { offer }: Offered,
  instead: readonly number[],
): Promise<void> {
  await units.take(tx, booking, offer.stock, instead, 'now')
  const rides = offer.rides.map(({ pickUpAt }, ride) => ({
    bookingId: booking.id,
    ride,
    pickUpAt: new Date(pickUpAt),
  }))
  await tx.insert(transferRides).values(rides).onConflictDoNothing()
}

/**
 * Takes the units of a booking again after they were released. Releases the units of the traveller's other bookings
 * from the same search, whose IDs are in `instead`, so that a traveller holds units for one selection per search.
 */
export const retakeStock = async (tx: Orm, booking: BookingRow, instead: readonly number[]): Promise<void> =>
  units.take(tx, booking, transferSnapshot(booking).offer.stock, instead, 'earlier')

/** Releases the units of bookings whose rows this transaction has locked. */
export const releaseStock = (tx: Orm, bookingIds: readonly number[]): Promise<void> => units.release(tx, bookingIds)

/** Deletes the stock rows of dates before `day`, except rows of which an unpaid booking still holds units. */
export const forgetPastStock = (orm: Orm, day: string): Promise<void> => units.forgetPast(orm, day)

/**
 * Returns the stocks from which a booking takes its units. Hold limits apply to each stock. One booking can take
 * several vehicles or several shuttle seats.
 */
export const sharedStock = (booking: Pick<BookingRow, 'snapshot'>) =>
  units.shared(transferSnapshot(booking).offer.stock)

/**
 * Takes the units of `offer` for a booking that the transaction has locked, besides the units of the booked offer. If
 * both offers need units of the same stock, the booking holds the larger of these two numbers of units, not their sum.
 */
export async function holdBeside(tx: Orm, booking: BookingRow, { offer }: Offered): Promise<void> {
  const both = new Map(transferSnapshot(booking).offer.stock.map((stock) => [stock.key, stock]))
  for (const stock of offer.stock)
    both.set(stock.key, { ...stock, wanted: Math.max(stock.wanted, both.get(stock.key)?.wanted ?? 0) })
  await units.take(tx, booking, [...both.values()], [], 'now')
}

/** Releases all units of a booking except those of `offer`. The transaction has locked the booking. */
export const keepOnly = async (tx: Orm, booking: BookingRow, { offer }: Offered): Promise<void> =>
  units.take(tx, booking, offer.stock, [], 'earlier')
