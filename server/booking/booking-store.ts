/** Reads bookings from the database. Snapshots stay unparsed, since each product parses its own. */
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { bookings, type BookingRow } from '#server/db/schema/bookings.ts'

/** Returns the booking with this key; undefined if there is none. */
export async function findBooking(orm: Orm, sessionUnique: string): Promise<BookingRow | undefined> {
  const [row] = await orm.select().from(bookings).where(eq(bookings.sessionUnique, sessionUnique))
  return row
}

/** Returns the booking with this ID; undefined if there is none. */
export async function findBookingById(orm: Orm, id: number): Promise<BookingRow | undefined> {
  const [row] = await orm.select().from(bookings).where(eq(bookings.id, id))
  return row
}

/**
 * Returns the booking with this key, locked until the transaction ends. Callers lock a booking before the rows of
 * stocks and charges.
 */
export async function lockBooking(tx: Orm, sessionUnique: string): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.sessionUnique, sessionUnique)).for('update')
  return row
}

/** Returns the booking with this ID, locked until the transaction ends. */
export async function lockBookingById(tx: Orm, id: number): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  return row
}

/** Whether the selection and total of a booking are the same as in `read`, an earlier copy of its row. */
export const isSameSelection = (now: Selected, read: Selected): boolean =>
  now.total === read.total && isDeepStrictEqual(now.snapshot, read.snapshot)
type Selected = Pick<BookingRow, 'snapshot' | 'total'>

/** Returns the path of the page that shows a booking's payment status or ticket. */
export const bookingPath = ({ product, sessionUnique }: Pick<BookingRow, 'product' | 'sessionUnique'>): string =>
  `/${product}/booking/detail/${sessionUnique}/`

/**
 * Whether a booking belongs to an account other than `userId`; only its owner can start a payment for it
 * (docs/decisions/0020).
 */
export const isOthers = (booking: Pick<BookingRow, 'userId'>, userId: number | undefined): boolean =>
  booking.userId !== null && booking.userId !== userId

/** Returns the amount in kuruş that a payment charges for this booking. */
export const payable = ({ total, discount }: Pick<BookingRow, 'total' | 'discount'>): number => total - discount

/** Whether the booking is paid, refunded or cancelled, so that its selection can't change and it can't be charged. */
export const isSettled = ({ status }: Pick<BookingRow, 'status'>): boolean =>
  status === 'issuing' || status === 'ticketed' || status === 'refunded' || status === 'cancelled'
