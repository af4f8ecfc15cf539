/** Schema and rules of the bus payment form (POST /api/bus/gateway/payment/, docs/product/booking.md#payment). */
import * as z from 'zod/mini'
import { phoneCheck } from '#contract/booking.ts'
import { mostSeats } from '#contract/bus-limits.ts'
import {
  givenPassengers,
  identityFailures,
  identityFields,
  repeatedIdentities,
  withSurnameCase,
  type PassportRule,
} from '#contract/passenger-identity.ts'
import { always, paymentFailures, paymentFields, type UncheckedPayment } from '#contract/payment-form.ts'
import { rule } from '#contract/rules.ts'

/** Inputs of the form's rules: the gender of each seat, in order, and today (a plain date in Europe/Istanbul). */
export interface BusPaymentContext {
  seats: readonly { gender: 'F' | 'M' }[]
  today: string
}

const Passenger = z.pipe(z.object(identityFields), z.transform(withSurnameCase))
export type BusPassenger = z.infer<typeof Passenger>

/**
 * POST /api/bus/gateway/payment/ as nested objects: one passenger per seat, with the seat's gender
 * (docs/product/booking.md#payment).
 */
export const busPaymentForm = ({ seats, today }: BusPaymentContext) => {
  const passportRule: PassportRule = { asked: 'of-foreigners', mayExpireOn: (day) => day >= today }
  return z
    .object({
      ...paymentFields,
      passengers: z.array(Passenger, rule.required).check(z.maxLength(mostSeats, rule.invalid)),
    })
    .check(phoneCheck)
    .check(
      z.check<UncheckedPayment>(({ value: form, issues }) => {
        const fail = (path: (string | number)[], message: string) => {
          issues.push({ code: 'custom', message, path, input: form })
        }
        const passengers = givenPassengers<BusPassenger>(form.passengers)
        if (passengers.length !== seats.length) fail(['passengers'], rule.invalid)
        for (const [index, { gender }] of seats.entries()) {
          const passenger = passengers[index] ?? {}
          if (passenger.gender !== undefined && passenger.gender !== gender)
            fail(['passengers', index, 'gender'], rule.invalid)
          for (const [field, message] of identityFailures(passenger, passportRule))
            fail(['passengers', index, field], message)
        }
        for (const [index, field] of repeatedIdentities(passengers, passportRule))
          fail(['passengers', index, field], rule.unique)
        for (const [field, message] of paymentFailures(form, today)) fail([field], message)
      }, always),
    )
}
export type BusPaymentForm = z.infer<ReturnType<typeof busPaymentForm>>
