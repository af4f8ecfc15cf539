import type { BookingState } from '#contract/booking.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'

/**
 * Returns the deadline for paying or cancelling a reserved booking online; undefined if the booking is not reserved or
 * its journey has begun.
 */
export function openUntil({ status, reservedUntil }: BookingRow, now: Date): Date | undefined {
  return status === 'reserved' && reservedUntil !== null && reservedUntil > now ? reservedUntil : undefined
}

/** Whether a booking was reserved to be paid later and has not been paid online. */
export const isReservation = ({
  reservedUntil,
  ticketedAt,
}: Pick<BookingRow, 'reservedUntil' | 'ticketedAt'>): boolean => reservedUntil !== null && ticketedAt === null

/** Whether a reserved booking was cancelled before it was paid. */
export const wasNeverPaid = (booking: Pick<BookingRow, 'status' | 'reservedUntil' | 'ticketedAt'>): boolean =>
  booking.status === 'cancelled' && isReservation(booking)

/** Returns the booking's state for replies. An unpaid booking is expired once its hold has ended. */
export function bookingState({ status, stock, holdExpiresAt }: BookingRow, now: Date): BookingState {
  if (status === 'unpaid' && (stock !== 'held' || holdExpiresAt <= now)) return 'expired'
  return status
}

/** Returns the seconds until a booking's hold ends; 0 if the booking is paid or the hold has expired. */
export function holdSeconds({ status, stock, holdExpiresAt }: BookingRow, now: Date): number {
  if (stock !== 'held' || status === 'ticketed' || status === 'issuing') return 0
  return Math.max(0, Math.ceil((holdExpiresAt.getTime() - now.getTime()) / 1000))
}
