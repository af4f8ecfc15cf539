/**
 * Finds bookings that one traveller selected in one search. Only one of these bookings holds units at a time
 * (docs/decisions/0020).
 */
import { asc, eq, inArray, or } from 'drizzle-orm'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { boughtIn } from '#server/booking/buyer.ts'
import type { Traveller } from '#server/http/traveller.ts'
import type { Orm } from '#server/db/database.ts'
import { liveCharge } from '#server/booking/charges.ts'
import { searchSessions } from '#server/db/schema/searches.ts'

/** Returns the bookings that `traveller` selected in a search, in order of selection. */
export async function siblingsOf(orm: Orm, searchSession: string, traveller: Traveller): Promise<BookingRow[]> {
  return orm.select().from(bookings).where(boughtIn(searchSession, traveller)).orderBy(asc(bookings.id))
}

/**
 * Locks a search session and the traveller's bookings of this session until the transaction ends, so that concurrent
 * selections see each other's bookings. Also locks the bookings whose IDs are in `others`, because the caller changes
 * them. Callers take these locks before they lock rows of stocks and charges. All code locks bookings in order of ID,
 * which prevents deadlocks.
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

/** Returns the bookings among `siblings` that are unpaid and hold units. */
export const unpaidOnes = (siblings: readonly BookingRow[]): BookingRow[] =>
  siblings.filter(({ status, stock }) => stock === 'held' && (status === 'unpaid' || status === 'declined'))

/**
 * Returns the IDs of the bookings among `siblings` that are unpaid, hold units and have no running payment. Leaves out
 * the booking with the ID `id`.
 */
export async function idleOnes(tx: Orm, siblings: readonly BookingRow[], { id }: BookingRow): Promise<number[]> {
  const idle: number[] = []
  for (const one of unpaidOnes(siblings)) if (one.id !== id && !(await liveCharge(tx, one.id))) idle.push(one.id)
  return idle
}
