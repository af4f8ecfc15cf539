/**
 * Schema and rules of the activity payment form (POST /api/activity/gateway/payment/,
 * docs/product/activities.md#payment-of-activities).
 */
import * as z from 'zod/mini'
import { activityLimits } from '#contract/activity-limits.ts'
import { phoneCheck } from '#contract/booking.ts'
import { passengerAgeFailures } from '#contract/passenger-age.ts'
import { passengerFailures } from '#contract/passenger-failures.ts'
import { identityFields, type PassportRule, withSurnameCase } from '#contract/passenger-identity.ts'
import { failing, paymentFailures, paymentFields } from '#contract/payment-form.ts'
import { rule } from '#contract/rules.ts'
import { plainDate, requiredText } from '#contract/rule-schemas.ts'

/**
 * Facts that the rules of the form depend on: the passengers in order, the date of the activity and today
 * (Europe/Istanbul).
 */
export interface ActivityPaymentContext {
  passengers: readonly { pax_type: string; age_from: number; age_to: number }[]
  departureDate: string
  today: string
}

const Passenger = z.pipe(
  z.object({ pax_type: z.optional(requiredText), ...identityFields, birth_date: plainDate }),
  z.transform(withSurnameCase),
)
type ActivityPassenger = z.infer<typeof Passenger>

/** Failed rule for a passenger whose type in the form differs from the type in the booking: [field name, rule code]. */
const mistyped: [string, string] = ['pax_type', rule.invalid]

/**
 * Returns the schema of the plain date on which the travellers arrive at the destination; the organiser receives this
 * date. It must be from today to the date of the activity. The date of the activity is accepted even if it is before
 * today. If the field is missing or empty, the date is null.
 */
const arrivalDate = ({ today, departureDate }: ActivityPaymentContext) =>
  z._default(
    z.nullable(
      z.union([
        z.pipe(
          z.literal(''),
          z.transform(() => null),
        ),
        plainDate.check(
          z.refine((day) => day >= today || day === departureDate, rule.fromDay(today)),
          z.refine((day) => day <= departureDate, rule.untilDay(departureDate)),
        ),
      ]),
    ),
    null,
  )

/**
 * Returns the schema for the body of POST /api/activity/gateway/payment/ with nested objects; the gateway also accepts
 * bracketed keys (docs/product/booking.md#payment). Foreigners need a passport that is valid on the date of the
 * activity.
 */
export const activityPaymentForm = (context: ActivityPaymentContext) => {
  const passportRule: PassportRule = { asked: 'of-foreigners', validUntil: context.departureDate }
  return z
    .object({
      ...paymentFields,
      passengers: z.array(Passenger, rule.required).check(z.maxLength(activityLimits.most, rule.invalid)),
      arrival_date: arrivalDate(context),
    })
    .check(phoneCheck)
    .check(
      failing((form) => [
        ...passengerFailures<ActivityPassenger, ActivityPaymentContext['passengers'][number]>(
          form.passengers,
          context.passengers,
          passportRule,
          ({ pax_type, birth_date }, type) => [
            ...(pax_type === undefined || pax_type === type.pax_type ? [] : [mistyped]),
            ...passengerAgeFailures(birth_date, type, context),
          ],
        ),
        ...paymentFailures(form, context.today),
      ]),
    )
}
export type ActivityPaymentForm = z.infer<ReturnType<typeof activityPaymentForm>>
