/** Reads the cancelled parts of a booking, such as seats, and the progress of their refunds. */
import { asc, eq, inArray } from 'drizzle-orm'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { Orm } from '#server/db/database.ts'
import { cancelledTickets, refunds } from '#server/db/schema/payments.ts'

export interface CancelledTicket {
  /**
   * Index of the cancelled part among the parts of the booking, such as seats. For a seat, it is the position of the
   * seat's traveller.
   */
  position: number
  /** Amount in kuruş that was paid for the ticket; the cancellation fee `fee` is in kuruş, too. */
  paid: number
  fee: number
  /** Whether the bank has confirmed the refund of the cancellation; true if there is nothing to refund. */
  refunded: boolean
}

/** Returns a booking's cancelled tickets, in the order of the passengers. */
export async function cancelledOf(orm: Orm, { id }: Pick<BookingRow, 'id'>): Promise<CancelledTicket[]> {
  const rows = await orm
    .select({ ticket: cancelledTickets, state: refunds.state })
    .from(cancelledTickets)
    .leftJoin(refunds, eq(refunds.reference, cancelledTickets.refundReference))
    .where(eq(cancelledTickets.bookingId, id))
    .orderBy(asc(cancelledTickets.position))
  return rows.map(({ ticket: { position, paid, fee }, state }) => ({
    position,
    paid,
    fee,
    refunded: state === null || state === 'done',
  }))
}

/** Returns the total refund of a booking; undefined if none was recorded. */
export async function refundOf(
  orm: Orm,
  { id }: Pick<BookingRow, 'id'>,
): Promise<{ amount: number; refunded: boolean } | undefined> {
  const rows = await orm.select().from(refunds).where(eq(refunds.bookingId, id))
  if (rows.length === 0) return undefined
  const amount = rows.reduce((sum, row) => sum + row.amount, 0)
  return { amount, refunded: rows.every(({ state }) => state === 'done') }
}

/** Returns the positions of the passengers with cancelled tickets, by booking ID. */
export async function cancelledPositions(orm: Orm, bookingIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await orm
    .select({ id: cancelledTickets.bookingId, position: cancelledTickets.position })
    .from(cancelledTickets)
    .where(inArray(cancelledTickets.bookingId, [...bookingIds]))
    .orderBy(asc(cancelledTickets.position))
  const found = new Map<number, number[]>()
  for (const { id, position } of rows) found.set(id, [...(found.get(id) ?? []), position])
  return found
}
