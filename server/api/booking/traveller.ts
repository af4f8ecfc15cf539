/** Who asks, as far as holds are concerned: whose unpaid bookings are one's own (docs/decisions/0020). */
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { headerNames } from '#contract/headers.ts'
import type { BookingRow } from '#server/api/booking/booking-store.ts'
import type { ApiContext } from '#server/api/request-context.ts'
import { sha256 } from '#server/db/random-token.ts'
import { bookings } from '#server/db/schema/bookings.ts'

export interface Traveller {
  /** Null for a guest. */
  userId: number | null
  /** Hash of the device's id; null where the request names none. */
  device: string | null
}

/** Who is nobody's owner, as the reader of a mail that was passed on. */
export const anybody: Traveller = { userId: null, device: null }

export function travellerOf(c: ApiContext): Traveller {
  const device = c.req.header(headerNames.deviceId)
  return { userId: c.get('user')?.id ?? null, device: device ? sha256(device) : null }
}

/** Whether a booking belongs to the account of `traveller`. */
export const isOwner = ({ userId }: Traveller, booking: Pick<BookingRow, 'userId'>): boolean =>
  userId !== null && booking.userId === userId

/** Whether `traveller` may do with a booking as its buyer does: its owner, or where it has none, who selected it. */
export const isBuyer = (traveller: Traveller, booking: Pick<BookingRow, 'userId' | 'device'>): boolean =>
  isOwner(traveller, booking) ||
  (booking.userId === null && traveller.device !== null && booking.device === traveller.device)

/** `isBuyer` as a condition on rows of `bookings`. */
export function boughtBy({ userId, device }: Traveller): SQL {
  const own = userId === null ? undefined : eq(bookings.userId, userId)
  const here = device === null ? undefined : and(isNull(bookings.userId), eq(bookings.device, device))
  return or(own, here) ?? sql`false`
}

/** The bookings of `traveller` that came of a search, as a condition on rows of `bookings`. */
export const boughtIn = (searchSession: string, traveller: Traveller): SQL =>
  and(eq(bookings.searchSession, searchSession), boughtBy(traveller)) ?? sql`false`

/** The unpaid bookings of `traveller`, whatever search they came of: what they hold is not taken to them. */
export const unpaidBy = (traveller: Traveller): SQL =>
  and(inArray(bookings.status, ['unpaid', 'declined']), boughtBy(traveller)) ?? sql`false`
