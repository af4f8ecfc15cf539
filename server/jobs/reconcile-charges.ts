/** Settles open charges with the bank, requests open refunds again, and issues missing tickets of paid bookings. */
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { ProductName } from '#contract/products.ts'
import { findBookingById } from '#server/booking/booking-store.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { charges } from '#server/db/schema/payments.ts'
import { payBack } from '#server/payment/pay-back.ts'
import { applyOutcome, confirmMinutes, settlePayment, type Settlement } from '#server/payment/settle-payment.ts'

/** Minutes after which a charge that is still open is voided at the bank. */
const unheardMinutes = 30
const most = 500

/**
 * Settles the charges that the bank has decided. Returns the number of unsettled charges found, at most `most`. This
 * number includes the charges that the run skips because their supplier does not respond. An error on one charge does
 * not stop the others.
 */
export async function reconcileCharges(deps: Settlement): Promise<number> {
  const rows = await deps.db.orm
    .select({ charge: charges, product: bookings.product })
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
  // First requests the open refunds of cancelled tickets from the bank, because they do not depend on a supplier.
  await payBack(deps)
  const away = new Set<ProductName>()
  for (const { charge, product } of rows) {
    // If a supplier does not respond about a paid booking, this run skips the other paid bookings of the same product.
    // The next run tries the skipped bookings again. A booking that was paid at least `confirmMinutes` ago is not
    // skipped, because its payment is refunded if the supplier still does not respond.
    const waited = minutesAfter(charge.settledAt ?? charge.createdAt, confirmMinutes) <= deps.clock.now()
    if (charge.state === 'approved' && away.has(product) && !waited) continue
    try {
      const after = await settlePayment(deps, charge.reference)
      const booking = after?.state === 'approved' ? await findBookingById(deps.db.orm, charge.bookingId) : undefined
      if (booking?.status === 'issuing') away.add(product)
      const old = minutesAfter(charge.createdAt, unheardMinutes) <= deps.clock.now()
      if (after?.state === 'open' && old) await applyOutcome(deps, after, await deps.bank.void(charge.reference))
    } catch (error) {
      deps.log.error('charge not reconciled', { charge: charge.reference, ...errorDetails(error) })
    }
  }
  return rows.length
}
