/**
 * Determines why a booking admits no new selection or payment. Voids or settles an earlier charge of the booking that
 * is still open.
 */
import { findCharge, liveCharge, type Charge } from '#server/booking/charges.ts'
import type { Orm } from '#server/db/database.ts'
import { openUntil, wasNeverPaid } from '#server/booking/booking-state.ts'
import { waitingPositions } from '#server/booking/waiting-cancellation.ts'
import { isSettled } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { applyOutcome, settlePayment, type Settlement } from '#server/payment/settle-payment.ts'

/** Reasons why a reserved booking can't be paid online; they are keys of messages. */
export type LaterObstacle = 'payLaterOver' | 'cancelPending'

/** Returns why a reserved booking can't be paid online; undefined if it can be, or if the booking is not reserved. */
export async function laterObstacle(orm: Orm, booking: BookingRow, now: Date): Promise<LaterObstacle | undefined> {
  if (booking.status !== 'reserved') return undefined
  if (!openUntil(booking, now)) return 'payLaterOver'
  return (await waitingPositions(orm, booking)).size > 0 ? 'cancelPending' : undefined
}

/** Reasons why a booking admits no new selection or payment; they are keys of messages. */
export type Obstacle = 'confirming' | 'alreadyPaid' | 'refunding' | 'refunded' | 'cancelledUnpaid'

const after: Partial<Record<Charge['state'], Obstacle>> = {
  approved: 'alreadyPaid',
  refunding: 'refunding',
  refunded: 'refunded',
}

/**
 * Whether the traveller has to search again, because the booking was cancelled before it was paid, or because its
 * payment is being refunded or has been refunded.
 */
export const needsResearch = (obstacle: Obstacle): boolean =>
  obstacle === 'refunding' || obstacle === 'refunded' || obstacle === 'cancelledUnpaid'

/**
 * Returns why a paid, refunded or cancelled booking admits no new selection or payment; undefined for any other
 * booking.
 */
export function settledObstacle(
  booking: Pick<BookingRow, 'status' | 'reservedUntil' | 'ticketedAt'>,
): Obstacle | undefined {
  if (wasNeverPaid(booking)) return 'cancelledUnpaid'
  if (booking.status === 'refunded' || booking.status === 'cancelled') return 'refunded'
  return isSettled(booking) ? 'alreadyPaid' : undefined
}

/**
 * Voids the open charge of a booking at the bank. Returns why a charge still blocks a new selection or payment;
 * undefined if none does. If the bank has already charged the card, the ticket is issued. If the units are gone, the
 * payment is refunded instead.
 */
export async function clearOpenCharge(deps: Settlement, charge: Charge | undefined): Promise<Obstacle | undefined> {
  if (!charge) return undefined
  if (charge.state !== 'open') return after[(await settlePayment(deps, charge.reference))?.state ?? charge.state]
  const outcome = await deps.bank.void(charge.reference)
  await applyOutcome(deps, charge, outcome)
  const settled = await findCharge(deps.db.orm, charge.reference)
  if (settled && settled.state !== 'open') return after[settled.state]
  return outcome === 'processing' || outcome === 'awaiting' || outcome === 'approved' ? 'confirming' : undefined
}

/** Before a booking is shown, settles its open charge, or requests its unfinished refund again. */
export async function refreshPayment(deps: Settlement, bookingId: number): Promise<void> {
  const charge = await liveCharge(deps.db.orm, bookingId)
  if (charge && charge.state !== 'approved') await settlePayment(deps, charge.reference)
}
