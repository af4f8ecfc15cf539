/** Bookings of one search by one traveller, of whom one at a time holds seats (docs/decisions/0020). */
import { asc, eq, inArray, or } from 'drizzle-orm'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { boughtIn } from '#server/booking/buyer.ts'
import type { Traveller } from '#server/http/traveller.ts'
import type { Orm } from '#server/db/database.ts'
import { liveCharge } from '#server/booking/charges.ts'
import { searchSessions } from '#server/db/schema/searches.ts'

/** What `traveller` selected in a search so far, in the order in which it was selected. */
export async function siblingsOf(orm: Orm, searchSession: string, traveller: Traveller): Promise<BookingRow[]> {
  return orm.select().from(bookings).where(boughtIn(searchSession, traveller)).orderBy(asc(bookings.id))
}

/**
 * The same and the bookings of `others`, locked until the transaction ends, and the search with them, so that two
 * selections at once do not miss each other. Lock them before seats and charges. All in the order of their numbers, as
 * everybody who locks more than one booking does: then nobody waits for somebody who waits for them.
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

/** Those that hold seats and are not paid. */
export const unpaidOnes = (siblings: readonly BookingRow[]): BookingRow[] =>
  siblings.filter(({ status, stock }) => stock === 'held' && (status === 'unpaid' || status === 'declined'))

/** The ids of those beside `booking` that hold seats for a payment that nobody has begun. */
export async function idleOnes(tx: Orm, siblings: readonly BookingRow[], { id }: BookingRow): Promise<number[]> {
  const idle: number[] = []
  for (const one of unpaidOnes(siblings)) if (one.id !== id && !(await liveCharge(tx, one.id))) idle.push(one.id)
  return idle
}
