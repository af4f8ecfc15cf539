import { waitingPositions } from '#server/booking/waiting-cancellation.ts'
import { cancelledOf, refundOf } from '#server/cancellation/cancelled-tickets.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { Orm } from '#server/db/database.ts'
import { lira } from '#server/text/money.ts'

/**
 * Returns the reply fields about the cancellation of a booking that can only be cancelled as a whole: whether a
 * cancellation is waiting for the supplier's response, and the amounts of a completed cancellation.
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
          // `refunded` covers all refunds of the booking. There may be two: if the organiser cancels after the
          // traveller has cancelled, the second refund returns the fee for the traveller's cancellation.
          refunded: (await refundOf(orm, booking))?.refunded ?? true,
        }
      : null,
  }
}
