/**
 * Holds and releases vehicles and seats of shuttles. The database prevents overselling: the check
 * `transfer_stock_never_oversold` fails any transaction that takes one unit too many.
 */
import { and, eq, inArray, lt, notExists, sql, type SQL } from 'drizzle-orm'
import { stockChanges } from '#server/booking/stock-changes.ts'
import { violatedConstraint } from '#server/db/constraint-violation.ts'
import type { Orm } from '#server/db/database.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { transferHolds, transferRides, transferStock } from '#server/db/schema/transfers.ts'
import { transferSnapshot, type TransferSnapshot } from '#server/api/transfer/snapshot.ts'

/** Returns 'transferTaken' if the error says that a stock has too few units left. */
export const whyGone = (error: unknown) =>
  violatedConstraint(error) === 'transfer_stock_never_oversold' ? ('transferTaken' as const) : undefined

type Offered = Pick<TransferSnapshot, 'offer'>

const claimsOf = ({ offer }: Offered) =>
  offer.stock.map(({ key, day, wanted, all, takenElsewhere }) => ({
    key,
    day,
    count: wanted,
    capacity: all - takenElsewhere,
  }))

/** Deletes the recorded units of bookings and returns them. */
async function forgetHolds(tx: Orm, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return []
  const gone = await tx
    .delete(transferHolds)
    .where(inArray(transferHolds.bookingId, [...bookingIds]))
    .returning()
  return gone.map(({ stockKey: key, count }) => ({ key, count, day: '' }))
}

/**
 * Takes the units of `offered` for the locked booking and releases those that it and `instead` hold. `units` is how many
 * this gateway may sell of a stock that it has sold before, as an expression on `excluded`, the offered stock.
 */
async function swapStock(
  tx: Orm,
  { id }: Pick<BookingRow, 'id'>,
  offered: Offered,
  instead: readonly number[],
  units: SQL,
): Promise<void> {
  const claims = claimsOf(offered)
  const held = await forgetHolds(tx, [id, ...instead])
  for (const { key, day, delta, capacity } of stockChanges(({ key: one }) => one, claims, held)) {
    if (capacity === null || delta <= 0) await changeTaken(tx, key, delta)
    else
      await tx
        .insert(transferStock)
        .values({ key, day, units: capacity, taken: delta })
        .onConflictDoUpdate({
          target: transferStock.key,
          set: { taken: sql`${transferStock.taken} + ${delta}`, units },
        })
  }
  await tx.insert(transferHolds).values(claims.map(({ key, count }) => ({ bookingId: id, stockKey: key, count })))
}

const changeTaken = (tx: Orm, key: string, delta: number) =>
  tx
    .update(transferStock)
    .set({ taken: sql`${transferStock.taken} + ${delta}` })
    .where(eq(transferStock.key, key))

/** Takes the units of a new booking and records its rides. */
export async function holdOffer(
  tx: Orm,
  booking: Pick<BookingRow, 'id'>,
  snapshot: Offered,
  instead: readonly number[],
): Promise<void> {
  await swapStock(tx, booking, snapshot, instead, sql`excluded.units`)
  const rides = snapshot.offer.rides.map(({ pickUpAt }, ride) => ({
    bookingId: booking.id,
    ride,
    pickUpAt: new Date(pickUpAt),
  }))
  await tx.insert(transferRides).values(rides).onConflictDoNothing()
}

/** Takes a booking's released units again and releases those of `instead`. Its snapshot may be older than the stock. */
export const retakeStock = async (tx: Orm, booking: BookingRow, instead: readonly number[]): Promise<void> =>
  swapStock(tx, booking, transferSnapshot(booking), instead, sql`least(${transferStock.units}, excluded.units)`)

/** Releases the units of locked bookings. */
export async function releaseStock(tx: Orm, bookingIds: readonly number[]): Promise<void> {
  const held = await forgetHolds(tx, bookingIds)
  for (const { key, delta } of stockChanges(({ key: one }) => one, [], held)) await changeTaken(tx, key, delta)
}

/** Deletes the stock of days before a plain date that no unpaid booking holds. */
export async function forgetPastStock(orm: Orm, day: string): Promise<void> {
  const holding = orm
    .select({ one: sql`1` })
    .from(transferHolds)
    .innerJoin(bookings, eq(bookings.id, transferHolds.bookingId))
    .where(and(eq(transferHolds.stockKey, transferStock.key), eq(bookings.stock, 'held')))
  await orm.delete(transferStock).where(and(lt(transferStock.day, day), notExists(holding)))
}
