/** Parses the flights' payment form with the contract's schema, and converts its passengers to database rows. */
import { flightPaymentForm } from '#contract/flight-payment.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { parsePaymentForm, storedIdentity } from '#server/api/booking/payment-body.ts'
import type { CheckedPayment } from '#server/parts/product.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { passengerSlots } from '#server/api/flight/passenger-types.ts'
import { departureDateOf, flightSnapshot } from '#server/api/flight/snapshot.ts'

/** Returns the validated form. Throws a 400 with the messages of every invalid field. */
export function parseFlightPayment(
  { clock }: GatewayDeps,
  booking: BookingRow,
  body: Record<string, unknown>,
  language: string,
): CheckedPayment {
  const snapshot = flightSnapshot(booking)
  const slots = passengerSlots(snapshot.query.pax)
  const schema = flightPaymentForm({
    passengers: slots.map(({ type, age_from, age_to }) => ({ pax_type: type, age_from, age_to })),
    departureDate: departureDateOf(snapshot),
    domestic: snapshot.domestic,
    today: clock.today(),
  })
  const form = parsePaymentForm(schema, body, language)
  const passengers = form.passengers.map((passenger, position) => ({
    ...storedIdentity(passenger, passenger.foregein_citizen || !snapshot.domestic),
    paxType: slots[position]?.type ?? passenger.pax_type,
    birthDate: passenger.birth_date,
  }))
  return { form, passengers }
}
