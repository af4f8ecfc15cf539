/** Reading bookings. A product parses the snapshot of its own. */
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { bookings, type BookingRow } from '#server/db/schema/bookings.ts'

/** The booking of a key; undefined if there is none. */
export async function findBooking(orm: Orm, sessionUnique: string): Promise<BookingRow | undefined> {
  const [row] = await orm.select().from(bookings).where(eq(bookings.sessionUnique, sessionUnique))
  return row
}

/** The same by the booking's number. */
export async function findBookingById(orm: Orm, id: number): Promise<BookingRow | undefined> {
  const [row] = await orm.select().from(bookings).where(eq(bookings.id, id))
  return row
}

/** The booking of a key, locked until the transaction ends. Lock it before its seats and charges. */
export async function lockBooking(tx: Orm, sessionUnique: string): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.sessionUnique, sessionUnique)).for('update')
  return row
}

/** The same by the booking's number. */
export async function lockBookingById(tx: Orm, id: number): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  return row
}

/** Whether a booking is still about what was read of it earlier, at the same total. */
export const isSameSelection = (now: Selected, read: Selected): boolean =>
  now.total === read.total && isDeepStrictEqual(now.snapshot, read.snapshot)
type Selected = Pick<BookingRow, 'snapshot' | 'total'>

/** Path of the page that tells how a booking stands. */
export const bookingPath = ({ product, sessionUnique }: Pick<BookingRow, 'product' | 'sessionUnique'>): string =>
  `/${product}/booking/detail/${sessionUnique}/`

/** Whether a booking belongs to another account than `userId`: nobody else begins a payment for it (docs/decisions/0020). */
export const isOthers = (booking: Pick<BookingRow, 'userId'>, userId: number | undefined): boolean =>
  booking.userId !== null && booking.userId !== userId

/** Kuruş that a charge of this booking takes. */
export const payable = ({ total, discount }: Pick<BookingRow, 'total' | 'discount'>): number => total - discount

/** Paid, or about to be, or paid and given back: nothing may be selected or charged again. */
export const isSettled = ({ status }: Pick<BookingRow, 'status'>): boolean =>
  status === 'issuing' || status === 'ticketed' || status === 'refunded' || status === 'cancelled'
