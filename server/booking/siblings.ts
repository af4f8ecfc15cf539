/** Bookings that one traveller selected in one search; one of them at a time holds stock (docs/decisions/0020). */
import { asc, eq, inArray, or } from 'drizzle-orm'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { boughtIn } from '#server/booking/buyer.ts'
import type { Traveller } from '#server/http/traveller.ts'
import type { Orm } from '#server/db/database.ts'
import { liveCharge } from '#server/booking/charges.ts'
import { searchSessions } from '#server/db/schema/searches.ts'

/** The bookings that `traveller` selected in a search, in order of selection. */
export async function siblingsOf(orm: Orm, searchSession: string, traveller: Traveller): Promise<BookingRow[]> {
  return orm.select().from(bookings).where(boughtIn(searchSession, traveller)).orderBy(asc(bookings.id))
}

/**
 * Locks these bookings, those of `others` and the search until the transaction ends, so that concurrent selections see
 * each other. Lock them before stock and charges. Rows are locked in order of ID, as everywhere, to avoid deadlocks.
 */
export async function lockSiblings(
  tx: Orm,
  searchSession: string,
  traveller: Traveller,
  others: readonly number[],
): Promise<BookingRow[]> {
  await tx
    .select({ one: searchSessions.sessionUnique })
    .from(searchSessions)
    .where(eq(searchSessions.sessionUnique, searchSession))
    .for('update')
  return tx
    .select()
    .from(bookings)
    .where(or(boughtIn(searchSession, traveller), inArray(bookings.id, [...others])))
    .orderBy(asc(bookings.id))
    .for('update')
}

/** The unpaid bookings that hold stock. */
export const unpaidOnes = (siblings: readonly BookingRow[]): BookingRow[] =>
  siblings.filter(({ status, stock }) => stock === 'held' && (status === 'unpaid' || status === 'declined'))

/** IDs of the other bookings that hold stock and have no payment. */
export async function idleOnes(tx: Orm, siblings: readonly BookingRow[], { id }: BookingRow): Promise<number[]> {
  const idle: number[] = []
  for (const one of unpaidOnes(siblings)) if (one.id !== id && !(await liveCharge(tx, one.id))) idle.push(one.id)
  return idle
}
