import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { Clock } from '#server/runtime/clock.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { isAvailable, type Stock } from '#server/supply/stock.ts'

/**
 * Minutes after the end of the sale in which an offer that was selected before it can still be paid: the time that the
 * form and the bank's page may take.
 */
const payableAfterClose = 20

/**
 * Whether a booking's offer can still be paid: its sale has ended at most a few minutes ago, and it is not sold out, if
 * the booking holds none of it any more. `saleEndsAt` is in milliseconds since the epoch.
 */
export const isStillPayable = (
  { clock }: { clock: Clock },
  booking: Pick<BookingRow, 'stock'>,
  { saleEndsAt, stock }: { saleEndsAt: number; stock: readonly Stock[] },
): boolean =>
  minutesAfter(clock.now(), -payableAfterClose).getTime() <= saleEndsAt &&
  (booking.stock !== 'released' || isAvailable(stock))
