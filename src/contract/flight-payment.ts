/**
 * Schema and rules of the flight payment form (POST /api/flight/gateway/payment/,
 * docs/product/flights.md#payment-of-flights).
 */
import * as z from 'zod/mini'
import { phoneCheck } from '#contract/booking.ts'
import { addDays } from '#contract/calendar-date.ts'
import { passengerAgeFailures } from '#contract/passenger-age.ts'
import { passengerFailures } from '#contract/passenger-failures.ts'
import { identityFields, type PassportRule, withSurnameCase } from '#contract/passenger-identity.ts'
import {
  discountFailures,
  failing,
  paymentFailures,
  paymentFields,
  type UncheckedPayment,
} from '#contract/payment-form.ts'
import { rule } from '#contract/rules.ts'
import { optionalId, plainDate, requiredText } from '#contract/rule-schemas.ts'

/**
 * Facts that the rules of the form depend on. `passengers` has the type and age limits of each passenger, in the order
 * of the form. `departureDate` is the plain date of the outbound flight; `today` is a plain date in Europe/Istanbul.
 */
export interface PaymentFormContext {
  passengers: readonly { pax_type: string; age_from: number; age_to: number }[]
  departureDate: string
  domestic: boolean
  today: string
}

const Passenger = z.pipe(
  z.object({ pax_type: requiredText, ...identityFields, birth_date: plainDate }),
  z.transform(withSurnameCase),
)
type FlightPassenger = z.infer<typeof Passenger>

/**
 * Returns the schema for the body of POST /api/flight/gateway/payment/ as nested objects. The gateway converts
 * bracketed keys such as `passengers[0][name]` to nested objects before it applies the schema
 * (docs/product/booking.md#payment).
 */
export const flightPaymentForm = (context: PaymentFormContext) => {
  const passportRule: PassportRule = {
    asked: context.domestic ? 'of-foreigners' : 'of-everybody',
    validUntil: addDays(context.departureDate, 1),
  }
  return z
    .object({
      ...paymentFields,
      passengers: z.array(Passenger, rule.required).check(z.maxLength(20, rule.invalid)),
      used_money_point: optionalId,
    })
    .check(phoneCheck)
    .check(
      failing((form: UncheckedPayment & { used_money_point?: number | null }) => [
        ...passengerFailures<FlightPassenger, PaymentFormContext['passengers'][number]>(
          form.passengers,
          context.passengers,
          passportRule,
          ({ birth_date }, type) => passengerAgeFailures(birth_date, type, context),
        ),
        ...paymentFailures(form, context.today),
        ...discountFailures(form),
      ]),
    )
}
export type FlightPaymentForm = z.infer<ReturnType<typeof flightPaymentForm>>
