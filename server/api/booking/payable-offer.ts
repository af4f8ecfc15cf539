import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { Clock } from '#server/runtime/clock.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { isAvailable, type Stock } from '#server/supply/stock.ts'

/**
 * A selected offer can still be paid for this number of minutes after the end of its sale, because filling in the
 * payment form takes time. For example, the sale of a bus trip ends 30 minutes before departure, so a payment can start
 * until 10 minutes before departure.
 */
const payableAfterClose = 20

/**
 * Whether an offer that was selected before the end of its sale can still be paid. `saleEndsAt` is this end, in
 * milliseconds since the epoch.
 */
export const isPayableAfterSale = (now: Date, saleEndsAt: number): boolean =>
  minutesAfter(now, -payableAfterClose).getTime() <= saleEndsAt

/**
 * Whether a booking's offer can still be paid. Its sale, which ends at `saleEndsAt` (milliseconds since the epoch),
 * must not have ended more than `payableAfterClose` minutes ago. If the booking's hold was released, enough units must
 * also be left.
 */
export const isStillPayable = (
  { clock }: { clock: Clock },
  booking: Pick<BookingRow, 'stock'>,
  { saleEndsAt, stock }: { saleEndsAt: number; stock: readonly Stock[] },
): boolean => isPayableAfterSale(clock.now(), saleEndsAt) && (booking.stock !== 'released' || isAvailable(stock))
