/** Asks the bank about every charge and refund that is not settled, and issues tickets that are paid and missing. */
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { errorDetails } from '#server/api/error-details.ts'
import { minutesAfter } from '#server/api/instants.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { charges } from '#server/db/schema/payments.ts'
import { payBack } from '#server/payment/pay-back.ts'
import { applyOutcome, settlePayment, type Settlement } from '#server/payment/settle-payment.ts'

/** Minutes after which a charge that the bank has never heard of is given up. */
const unheardMinutes = 30
const most = 500

/** Settles what can be settled. Returns how many charges were looked at. One that fails does not stop the others. */
export async function reconcileCharges(deps: Settlement): Promise<number> {
  const rows = await deps.db.orm
    .select({ charge: charges })
    .from(charges)
    .innerJoin(bookings, eq(bookings.id, charges.bookingId))
    .where(
      or(
        inArray(charges.state, ['open', 'refunding']),
        and(eq(charges.state, 'approved'), eq(bookings.status, 'issuing')),
      ),
    )
    .orderBy(asc(charges.createdAt))
    .limit(most)
  for (const { charge } of rows) {
    try {
      const after = await settlePayment(deps, charge.reference)
      const old = minutesAfter(charge.createdAt, unheardMinutes) <= deps.clock.now()
      if (after?.state === 'open' && old) await applyOutcome(deps, after, await deps.bank.void(charge.reference))
    } catch (error) {
      deps.log.error('charge not reconciled', { charge: charge.reference, ...errorDetails(error) })
    }
  }
  await payBack(deps)
  return rows.length
}
