/**
 * Records in the gateway that the organiser of an activity cancelled a ticket or the whole departure, and refunds
 * everything that was paid.
 */
import { and, eq } from 'drizzle-orm'
import { lockBookingById } from '#server/booking/booking-store.ts'
import { partAmounts } from '#server/cancellation/cancel-amounts.ts'
import { cancelTickets, returnFees } from '#server/cancellation/cancel-tickets.ts'
import { cancelledOf } from '#server/cancellation/cancelled-tickets.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { cancelRequests } from '#server/db/schema/reservations.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { payBack } from '#server/payment/pay-back.ts'
import { liveReservation, moveReservation } from '#server/reservation/reservation-store.ts'
import type { Names } from '#server/supply/names.ts'

/**
 * What the organiser of an activity has cancelled. `journey`: the whole departure; a booking that the traveller has
 * cancelled before then gets its cancellation fees back. `ticket`: one valid ticket.
 */
export type CalledOff = 'journey' | 'ticket'

/**
 * Cancels a ticket in the gateway after the organiser of an activity cancelled the ticket or the whole departure for
 * `reason`. Does not call the supplier, which has already cancelled the ticket. Refunds in full the parts of the
 * booking that are still valid. Also refunds the fees that travellers have paid for earlier cancellations, each only
 * once. A cancellation that the traveller requested and that still waits for the supplier counts as done. `snapshotOf`
 * returns the booking's snapshot with the reason added. Returns false if there is nothing to refund.
 */
export async function callOff(
  deps: GatewayDeps,
  bookingId: number,
  what: CalledOff,
  reason: Names,
  snapshotOf: (booking: BookingRow) => object,
): Promise<boolean> {
  const { db, products, clock, jobs } = deps
  const now = clock.now()
  const done = await db.orm.transaction(async (tx) => {
    const booking = await lockBookingById(tx, bookingId)
    if (booking?.status !== 'ticketed' && !(booking?.status === 'cancelled' && what === 'journey')) return false
    const keepReason = async () =>
      tx
        .update(bookings)
        .set({ snapshot: snapshotOf(booking) })
        .where(eq(bookings.id, bookingId))
    const feesReturned = await returnFees(tx, products, booking, reason, now)
    if (booking.status === 'cancelled') {
      if (feesReturned) await keepReason()
      return feesReturned
    }
    const all = products[booking.product].cancelling?.parts(booking) ?? []
    const prices = all.map(({ price }) => price)
    const amounts = partAmounts(prices, booking.discount, 0)
    const gone = new Set((await cancelledOf(tx, booking)).map(({ position }) => position))
    const parts = all.flatMap(({ name }, position) => {
      const own = amounts[position]
      return own && !gone.has(position) ? [{ position, name, ...own }] : []
    })
    await tx
      .update(cancelRequests)
      .set({ state: 'done' })
      .where(and(eq(cancelRequests.bookingId, bookingId), eq(cancelRequests.state, 'open')))
    await cancelTickets(tx, products, booking, { parts, staying: [], waiting: [], calledOff: reason }, now)
    await keepReason()
    const reservation = await liveReservation(tx, bookingId)
    if (reservation) await moveReservation(tx, reservation, ['confirmed'], { state: 'cancelled', vouchers: null })
    return true
  })
  if (!done) return false
  jobs.wake('send-mail')
  jobs.wake('send-push')
  // If the bank can't be reached, the job `reconcile-charges` requests the refund again.
  await payBack(deps, bookingId)
  return true
}
