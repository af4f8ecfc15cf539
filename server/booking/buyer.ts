/** Determines who owns unpaid bookings and their holds (docs/decisions/0020). */
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { bookings, type BookingRow } from '#server/db/schema/bookings.ts'
import type { Traveller } from '#server/http/traveller.ts'

/** Whether a booking belongs to the account of `traveller`. */
export const isOwner = ({ userId }: Traveller, booking: Pick<BookingRow, 'userId'>): boolean =>
  userId !== null && booking.userId === userId

/**
 * Whether `traveller` is the buyer of a booking: its owner, or, for a booking without an owner, the device that
 * selected it.
 */
export const isBuyer = (traveller: Traveller, booking: Pick<BookingRow, 'userId' | 'device'>): boolean =>
  isOwner(traveller, booking) ||
  (booking.userId === null && traveller.device !== null && booking.device === traveller.device)

/** Returns a condition on `bookings` that matches the bookings whose buyer is `traveller` (see `isBuyer`). */
function boughtBy({ userId, device }: Traveller): SQL {
  const own = userId === null ? undefined : eq(bookings.userId, userId)
  const here = device === null ? undefined : and(isNull(bookings.userId), eq(bookings.device, device))
  return or(own, here) ?? sql`false`
}

/** Returns a condition on `bookings` that matches the bookings that `traveller` made in one search session. */
export const boughtIn = (searchSession: string, traveller: Traveller): SQL =>
  and(eq(bookings.searchSession, searchSession), boughtBy(traveller)) ?? sql`false`

/**
 * Returns a condition on `bookings` that matches the unpaid bookings of `traveller` from all searches. The units that
 * these bookings hold count as free for this traveller.
 */
export const unpaidBy = (traveller: Traveller): SQL =>
  and(inArray(bookings.status, ['unpaid', 'declined']), boughtBy(traveller)) ?? sql`false`
