/** What stands in the way of a new selection or payment: an earlier charge of the same booking. */
import { findCharge, liveCharge, type Charge } from '#server/booking/charges.ts'
import type { Orm } from '#server/db/database.ts'
import { openUntil, wasNeverPaid } from '#server/booking/booking-state.ts'
import { waitingPositions } from '#server/booking/waiting-cancellation.ts'
import { isSettled } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { applyOutcome, settlePayment, type Settlement } from '#server/payment/settle-payment.ts'

/** What keeps a booking that is to be paid later from being paid online; the names are those of sentences. */
export type LaterObstacle = 'payLaterOver' | 'cancelPending'

/** Undefined where nothing does, or the booking is none that is to be paid later. */
export async function laterObstacle(orm: Orm, booking: BookingRow, now: Date): Promise<LaterObstacle | undefined> {
  if (booking.status !== 'reserved') return undefined
  if (!openUntil(booking, now)) return 'payLaterOver'
  return (await waitingPositions(orm, booking)).size > 0 ? 'cancelPending' : undefined
}

/** What stands in the way; the names are those of the sentences that say it. */
export type Obstacle = 'confirming' | 'alreadyPaid' | 'refunding' | 'refunded' | 'cancelledUnpaid'

const after: Partial<Record<Charge['state'], Obstacle>> = {
  approved: 'alreadyPaid',
  refunding: 'refunding',
  refunded: 'refunded',
}

/** Whether a traveller who is told so has to search again: the booking is gone, and any money went back. */
export const needsResearch = (obstacle: Obstacle): boolean =>
  obstacle === 'refunding' || obstacle === 'refunded' || obstacle === 'cancelledUnpaid'

/** What stands in the way of a booking that is settled; undefined while it is not. */
export function settledObstacle(
  booking: Pick<BookingRow, 'status' | 'reservedUntil' | 'ticketedAt'>,
): Obstacle | undefined {
  if (wasNeverPaid(booking)) return 'cancelledUnpaid'
  if (booking.status === 'refunded' || booking.status === 'cancelled') return 'refunded'
  return isSettled(booking) ? 'alreadyPaid' : undefined
}

/**
 * Stops the live charge of a booking at the bank; undefined when the way is free. Where the bank had taken the money
 * already, the ticket is issued or, once the seats are gone, the money given back.
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

/** Settles what is unfinished about a booking, before its state is told to anybody. */
export async function refreshPayment(deps: Settlement, bookingId: number): Promise<void> {
  const charge = await liveCharge(deps.db.orm, bookingId)
  if (charge && charge.state !== 'approved') await settlePayment(deps, charge.reference)
}
