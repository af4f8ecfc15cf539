/**
 * Parses the transfers' payment form with the contract's schema. The form completes the booking's snapshot with the
 * chosen extras and the additional information.
 */
import { chosenExtras, transferPaymentForm } from '#contract/transfer-payment.ts'
import { parsePaymentForm } from '#server/api/booking/payment-body.ts'
import { orderOf, transferSnapshot, withExtras } from '#server/api/transfer/snapshot.ts'
import { offeredExtras } from '#server/api/transfer/wire-booking.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { CheckedPayment } from '#server/parts/product.ts'

/**
 * Returns the validated form. Throws a 400 with the messages of every invalid field. Of the passengers, only the leader
 * of the party is stored; extras and additional information become part of the snapshot.
 */
export function parseTransferPayment(
  { clock }: GatewayDeps,
  booking: BookingRow,
  body: Record<string, unknown>,
  language: string,
): CheckedPayment {
  const snapshot = transferSnapshot(booking)
  const schema = transferPaymentForm({ extras: offeredExtras(snapshot), today: clock.today(), language })
  const form = parsePaymentForm(schema, body, language)
  const chosen = form.extra_products ? withExtras(snapshot, chosenExtras(form.extra_products)) : snapshot
  return {
    form,
    passengers: form.passengers.map(({ name, surname }) => ({ name, surname, paxType: 'adult' })),
    order: orderOf({ ...chosen, details: form.transfer }),
  }
}
