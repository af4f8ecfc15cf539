/** The buses' payment form: parsed with the contract's schema, and its passengers as the database keeps them. */
import { busPaymentForm } from '#contract/bus-payment.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { parsePaymentForm, storedIdentity } from '#server/api/booking/payment-body.ts'
import type { CheckedPayment } from '#server/parts/product.ts'
import { busSnapshot } from '#server/api/bus/snapshot.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

/** The validated form. Throws a 400 with the messages of every invalid field; a foreigner from Turkey is invalid. */
export function parseBusPayment(
  { clock }: GatewayDeps,
  booking: BookingRow,
  body: Record<string, unknown>,
  language: string,
): CheckedPayment {
  const schema = busPaymentForm({ seats: busSnapshot(booking).seats, today: clock.today() })
  const form = parsePaymentForm(
    schema,
    body,
    language,
    (country, { foregein_citizen: foreign }) => !foreign || country !== 'TR',
  )
  const passengers = form.passengers.map((passenger) => ({
    ...storedIdentity(passenger, passenger.foregein_citizen),
    paxType: 'adult',
  }))
  return { form, passengers }
}
