/** Defines how long this gateway holds the units of an unpaid booking. */
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { minutesAfter } from '#server/runtime/instants.ts'

/** Minutes for which a selection is held. */
export const holdMinutes = 15
/**
 * Maximum minutes for which a booking holds its units, counted from its selection. Restarting the payment does not
 * extend this time.
 */
const longestHoldMinutes = 45
/**
 * Minimum minutes from the start of a payment to the end of the hold, so that the traveller can complete the 3-D Secure
 * page.
 */
const minutesAtBank = 5

/**
 * Returns the end of the hold for a payment that starts now. Returns undefined if fewer than `minutesAtBank` minutes of
 * the maximum hold time remain.
 */
export function holdForPayment(
  { createdAt, holdExpiresAt }: Pick<BookingRow, 'createdAt' | 'holdExpiresAt'>,
  now: Date,
): Date | undefined {
  const needed = minutesAfter(now, minutesAtBank)
  if (needed > minutesAfter(createdAt, longestHoldMinutes)) return undefined
  return holdExpiresAt > needed ? holdExpiresAt : needed
}
