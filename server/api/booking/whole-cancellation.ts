import { waitingPositions } from '#server/booking/waiting-cancellation.ts'
import { cancelledOf } from '#server/cancellation/cancelled-tickets.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { Orm } from '#server/db/database.ts'
import { lira } from '#server/text/money.ts'

/**
 * The cancellation of a booking that is cancelled only as a whole: whether one waits for the supply, and its amounts.
 */
export async function wholeCancellation(orm: Orm, booking: BookingRow) {
  const [gone] = await cancelledOf(orm, booking)
  return {
    cancel_pending: (await waitingPositions(orm, booking)).size > 0,
    cancelled: gone
      ? {
          paid: lira(gone.paid),
          fee: lira(gone.fee),
          refund_total: lira(gone.paid - gone.fee),
          refunded: gone.refunded,
        }
      : null,
  }
}
