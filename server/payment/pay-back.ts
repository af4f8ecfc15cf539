/**
 * Asks the bank to refund cancelled tickets, as the table `refunds` lists them. Idempotent and safe to run
 * concurrently.
 */
import { and, asc, eq } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { refunds } from '#server/db/schema/payments.ts'

const most = 500

/**
 * Requests open refunds from the bank: those of one booking or of all bookings, oldest first, at most 500 per call. A
 * refund of 0 kuruş is marked as done without a request. The refund's reference makes repeated requests idempotent. A
 * refund that the bank does not confirm stays open, and the job `reconcile-charges` requests it again.
 */
export async function payBack(
  { db, bank, clock, log }: Pick<GatewayDeps, 'db' | 'bank' | 'clock' | 'log'>,
  bookingId?: number,
): Promise<void> {
  const ofBooking = bookingId === undefined ? undefined : eq(refunds.bookingId, bookingId)
  const open = await db.orm
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'open'), ofBooking))
    .orderBy(asc(refunds.createdAt))
    .limit(most)
  for (const { reference, chargeReference, amount } of open) {
    const outcome =
      amount === 0
        ? 'refunded'
        : await bank.refund(chargeReference, amount, reference).catch((error: unknown) => errorDetails(error))
    if (outcome !== 'refunded') {
      log.error('refund not confirmed', { charge: chargeReference, refund: reference, outcome })
      continue
    }
    await db.orm
      .update(refunds)
      .set({ state: 'done', settledAt: clock.now() })
      .where(and(eq(refunds.reference, reference), eq(refunds.state, 'open')))
  }
}
