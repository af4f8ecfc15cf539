/**
 * Parses the payment form of buses with its schema from `src/contract/`, and converts the form's passengers to database
 * rows.
 */
import { busPaymentForm } from '#contract/bus-payment.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { parsePaymentForm, storedIdentity } from '#server/api/booking/payment-body.ts'
import type { CheckedPayment } from '#server/parts/product.ts'
import { busSnapshot } from '#server/api/bus/snapshot.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

/**
 * Returns the validated form and the database rows of its passengers. Throws a 400 with the messages of the invalid
 * fields; a passenger who is marked as a foreigner but has Türkiye as country is invalid.
 */
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
