/**
 * Parses the payment form of activities with its schema from `src/contract/`, and converts the form's passengers to
 * database rows.
 */
import { activityPaymentForm } from '#contract/activity-payment.ts'
import { passengerSlots } from '#server/api/activity/passenger-slots.ts'
import { activitySnapshot, orderOf } from '#server/api/activity/snapshot.ts'
import { parsePaymentForm, storedIdentity } from '#server/api/booking/payment-body.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { CheckedPayment } from '#server/parts/product.ts'

/**
 * Returns the validated form, the database rows of its passengers, and the order: the booking's snapshot with the
 * form's `arrival_date`, and the total price. `arrival_date` is the date on which the travellers arrive at the
 * destination of their trip. The organiser receives this date with the confirmation. Throws a 400 with the messages of
 * the invalid fields.
 */
export function parseActivityPayment(
  { clock }: GatewayDeps,
  booking: BookingRow,
  body: Record<string, unknown>,
  language: string,
): CheckedPayment {
  const snapshot = activitySnapshot(booking)
  const slots = passengerSlots(snapshot)
  const schema = activityPaymentForm({
    passengers: slots.map(({ type, ageFrom, ageTo }) => ({ pax_type: type, age_from: ageFrom, age_to: ageTo })),
    departureDate: snapshot.offer.departure.start.date,
    today: clock.today(),
  })
  const form = parsePaymentForm(schema, body, language)
  const passengers = form.passengers.map((passenger, position) => ({
    ...storedIdentity(passenger, passenger.foregein_citizen),
    paxType: slots[position]?.type ?? 'adult',
    birthDate: passenger.birth_date,
  }))
  return { form, passengers, order: orderOf({ ...snapshot, arrivalDate: form.arrival_date }) }
}
