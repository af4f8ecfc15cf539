import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { Clock } from '#server/runtime/clock.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { isAvailable, type Stock } from '#server/supply/stock.ts'

/**
 * Minutes after the end of sale during which a selected offer can still be paid, since the payment form and the bank's
 * page take time. For example, the sale of a bus trip ends 30 minutes before departure, so a payment can start until 10
 * minutes before departure.
 */
const payableAfterClose = 20

/** Whether an offer that was selected in time can still be paid; `saleEndsAt` is in milliseconds since the epoch. */
export const isPayableAfterSale = (now: Date, saleEndsAt: number): boolean =>
  minutesAfter(now, -payableAfterClose).getTime() <= saleEndsAt

/**
 * Whether a booking's offer can still be paid: its sale ended at most `payableAfterClose` minutes ago, and, if the
 * booking's hold was released, units are left. `saleEndsAt` is in milliseconds since the epoch.
 */
export const isStillPayable = (
  { clock }: { clock: Clock },
  booking: Pick<BookingRow, 'stock'>,
  { saleEndsAt, stock }: { saleEndsAt: number; stock: readonly Stock[] },
): boolean => isPayableAfterSale(clock.now(), saleEndsAt) && (booking.stock !== 'released' || isAvailable(stock))
