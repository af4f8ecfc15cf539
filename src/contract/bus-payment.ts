/** Schema and rules of the bus payment form (POST /api/bus/gateway/payment/, docs/product/booking.md#payment). */
import * as z from 'zod/mini'
import { phoneCheck } from '#contract/booking.ts'
import { mostSeats } from '#contract/bus-limits.ts'
import { passengerFailures } from '#contract/passenger-failures.ts'
import { identityFields, type PassportRule, withSurnameCase } from '#contract/passenger-identity.ts'
import { failing, paymentFailures, paymentFields } from '#contract/payment-form.ts'
import { rule } from '#contract/rules.ts'

/**
 * Facts that the rules of the form depend on: the gender of each seat, in the order of the form's passengers, and
 * today (a plain date in Europe/Istanbul).
 */
interface BusPaymentContext {
  seats: readonly { gender: 'F' | 'M' }[]
  today: string
}

const Passenger = z.pipe(z.object(identityFields), z.transform(withSurnameCase))
type BusPassenger = z.infer<typeof Passenger>

/**
 * Returns the schema for the nested body of POST /api/bus/gateway/payment/ (docs/product/booking.md#payment). There
 * must be one passenger per seat, with the gender of the seat.
 */
export const busPaymentForm = ({ seats, today }: BusPaymentContext) => {
  const passportRule: PassportRule = { asked: 'of-foreigners', validUntil: today }
  return z
    .object({
      ...paymentFields,
      passengers: z.array(Passenger, rule.required).check(z.maxLength(mostSeats, rule.invalid)),
    })
    .check(phoneCheck)
    .check(
      failing((form) => [
        ...passengerFailures<BusPassenger, BusPaymentContext['seats'][number]>(
          form.passengers,
          seats,
          passportRule,
          ({ gender }, seat) => (gender === undefined || gender === seat.gender ? [] : [['gender', rule.invalid]]),
        ),
        ...paymentFailures(form, today),
      ]),
    )
}
export type BusPaymentForm = z.infer<ReturnType<typeof busPaymentForm>>
