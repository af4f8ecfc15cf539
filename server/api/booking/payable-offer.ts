import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { Clock } from '#server/runtime/clock.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { isAvailable, type Stock } from '#server/supply/stock.ts'

/**
 * Minutes after the end of sale during which a selected offer can still be paid, since the form and the bank's page
 * take time.
 */
const payableAfterClose = 20

/**
 * Whether a booking's offer can still be paid: its sale ended at most `payableAfterClose` minutes ago, and units are
 * left if the booking's hold was released. `saleEndsAt` is in milliseconds since the epoch.
 */
export const isStillPayable = (
  { clock }: { clock: Clock },
  booking: Pick<BookingRow, 'stock'>,
  { saleEndsAt, stock }: { saleEndsAt: number; stock: readonly Stock[] },
): boolean =>
  minutesAfter(clock.now(), -payableAfterClose).getTime() <= saleEndsAt &&
  (booking.stock !== 'released' || isAvailable(stock))
