/** Holds and releases vehicles and seats of shuttles (`unit-holds.ts`). */
import { unitHolds } from '#server/booking/unit-holds.ts'
import type { Orm } from '#server/db/database.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { transferRides, transferTables } from '#server/db/schema/transfers.ts'
import { transferSnapshot, type TransferSnapshot } from '#server/api/transfer/snapshot.ts'

const units = unitHolds(transferTables, 'transfer')

/** Returns 'transferTaken' if the error says that a stock has too few units left. */
export const whyGone = (error: unknown) => (units.isOversold(error) ? ('transferTaken' as const) : undefined)

/** Takes the units of a new booking and records its rides. */
export async function holdOffer(
  tx: Orm,
  booking: Pick<BookingRow, 'id'>,
  { offer }: Pick<TransferSnapshot, 'offer'>,
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

/** Takes a booking's released units again and releases those of `instead`. */
export const retakeStock = async (tx: Orm, booking: BookingRow, instead: readonly number[]): Promise<void> =>
  units.take(tx, booking, transferSnapshot(booking).offer.stock, instead, 'earlier')

export const { release: releaseStock, forgetPast: forgetPastStock } = units

/** The stocks of a booking: vehicles of one party vary from 1 to 5 and its seats from 1 to 60. */
export const sharedStock = (booking: Pick<BookingRow, 'snapshot'>) =>
  units.shared(transferSnapshot(booking).offer.stock)
