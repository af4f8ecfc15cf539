import type { BookingState } from '#contract/booking.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { minutesAfter } from '#server/runtime/instants.ts'

/** Minutes from the first selection after which a booking keeps no seats, however often its payment is begun again. */
const longestHoldMinutes = 45
/** A payment that begins keeps its seats at least this long, so that the bank's page can be finished. */
const minutesAtBank = 5

/** Until when the seats are kept for a payment that begins now; undefined once that would be beyond the longest hold. */
export function holdForPayment(
  { createdAt, holdExpiresAt }: Pick<BookingRow, 'createdAt' | 'holdExpiresAt'>,
  now: Date,
): Date | undefined {
  const needed = minutesAfter(now, minutesAtBank)
  if (needed > minutesAfter(createdAt, longestHoldMinutes)) return undefined
  return holdExpiresAt > needed ? holdExpiresAt : needed
}

/**
 * Until when a booking that is to be paid later can be paid online or cancelled; undefined where it is none, or its
 * journey has begun.
 */
export function openUntil({ status, reservedUntil }: BookingRow, now: Date): Date | undefined {
  return status === 'reserved' && reservedUntil !== null && reservedUntil > now ? reservedUntil : undefined
}

/** Whether a booking was made to be paid later and is no ticket: it was not paid online, or not yet. */
export const isReservation = ({
  reservedUntil,
  ticketedAt,
}: Pick<BookingRow, 'reservedUntil' | 'ticketedAt'>): boolean => reservedUntil !== null && ticketedAt === null

/** Whether a booking was to be paid later and was cancelled before it was. */
export const wasNeverPaid = (booking: Pick<BookingRow, 'status' | 'reservedUntil' | 'ticketedAt'>): boolean =>
  booking.status === 'cancelled' && isReservation(booking)

/** The state that a traveller is told. An unpaid booking is expired once its seats are no longer kept for it. */
export function bookingState({ status, stock, holdExpiresAt }: BookingRow, now: Date): BookingState {
  if (status === 'unpaid' && (stock !== 'held' || holdExpiresAt <= now)) return 'expired'
  return status
}

/** Seconds until the seats are let go; 0 once paid or expired. */
export function holdSeconds({ status, stock, holdExpiresAt }: BookingRow, now: Date): number {
  if (stock !== 'held' || status === 'ticketed' || status === 'issuing') return 0
  return Math.max(0, Math.ceil((holdExpiresAt.getTime() - now.getTime()) / 1000))
}
