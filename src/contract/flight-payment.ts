/** The flight payment form: what the gateway takes, with the rules of spec 001 §5 (POST /api/flight/gateway/payment/). */
import * as z from 'zod/mini'
import { Bill } from '#contract/bill.ts'
import { cardFields, contactFields, phoneCheck, SessionUnique } from '#contract/booking.ts'
import { ageOn, isCardExpiry, isCardNumber, isNationalId, isPlainDate, limits, rule } from '#contract/rules.ts'
import { looseBoolean, personName, plainDate, requiredText, wholeNumber } from '#contract/rule-checks.ts'

/** What the rules of the payment form depend on: the passengers in order, the outbound day and today (plain dates). */
export interface PaymentFormContext {
  passengers: readonly { pax_type: string; age_from: number; age_to: number }[]
  departureDate: string
  domestic: boolean
  today: string
}

/** An id that may be absent, null or the empty option of a select. */
const optionalId = z._default(
  z.nullable(
    z.union([
      wholeNumber,
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
    ]),
  ),
  null,
)
const optionalText = z._default(z.string().check(z.trim(), z.maxLength(50, rule.maxLength)), '')
const Passenger = z.object({
  pax_type: requiredText,
  name: personName,
  surname: personName,
  foregein_citizen: z._default(looseBoolean, false),
  citizen_number: optionalText,
  birth_date: plainDate,
  gender: z.enum(['F', 'M'], rule.required),
  nationality: optionalId,
  passport: optionalText,
  passport_expiry_date: z._default(z.string(), ''),
})
export type FlightPassenger = z.infer<typeof Passenger>

/** A field's text; what is not text fails by the field's own check, so here it counts as empty. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Every failing rule of one passenger as [field, rule code], beyond what each field's own check says. */
function passengerFailures(
  passenger: Partial<FlightPassenger>,
  type: { age_from: number; age_to: number },
  { departureDate, domestic }: PaymentFormContext,
): [string, string][] {
  const failures: [string, string][] = []
  const foreign = passenger.foregein_citizen === true
  const [id, birth, passport, expiry] = [
    textOf(passenger.citizen_number),
    textOf(passenger.birth_date),
    textOf(passenger.passport),
    textOf(passenger.passport_expiry_date),
  ]
  if (!foreign && id === '') failures.push(['citizen_number', rule.required])
  else if (!foreign && !isNationalId(id)) failures.push(['citizen_number', rule.nationalId])
  if (isPlainDate(birth)) {
    const age = ageOn(birth, departureDate)
    if (age < type.age_from || birth > departureDate) failures.push(['birth_date', rule.minAge(type.age_from)])
    else if (age > type.age_to) failures.push(['birth_date', rule.maxAge(type.age_to)])
  }
  if (foreign || !domestic) {
    if (foreign && (passenger.nationality ?? null) === null) failures.push(['nationality', rule.required])
    if (passport === '') failures.push(['passport', rule.required])
    else if (passport.length < limits.passportMin) failures.push(['passport', rule.minLength(limits.passportMin)])
    if (expiry === '') failures.push(['passport_expiry_date', rule.required])
    else if (!isPlainDate(expiry) || expiry <= departureDate) failures.push(['passport_expiry_date', rule.date])
  }
  return failures
}

/** National IDs and passports that an earlier passenger already has, as [passenger index, field]. */
function repeatedValues(passengers: Partial<FlightPassenger>[], domestic: boolean): [number, string][] {
  const repeated: [number, string][] = []
  const seen = new Set<string>()
  const look = (index: number, field: string, given: unknown) => {
    const value = textOf(given)
    if (value === '') return
    const key = `${field} ${value.toLowerCase()}`
    if (seen.has(key)) repeated.push([index, field])
    seen.add(key)
  }
  for (const [index, passenger] of passengers.entries()) {
    const foreign = passenger.foregein_citizen === true
    if (!foreign) look(index, 'citizen_number', passenger.citizen_number)
    if (foreign || !domestic) look(index, 'passport', passenger.passport)
  }
  return repeated
}

/** Cross-field rules run even where a field's own check failed, so that every message shows at once. */
const always = { when: () => true }

/** POST /api/flight/gateway/payment/ as nested objects. The gateway also takes the bracketed keys (readings 40). */
export const flightPaymentForm = (context: PaymentFormContext) =>
  z
    .object({
      session_unique: SessionUnique,
      ...contactFields,
      passengers: z.array(Passenger, rule.required).check(z.maxLength(20, rule.invalid)),
      ...cardFields,
      has_invoice: z._default(looseBoolean, false),
      bill: z.optional(Bill),
      selected_coupon: optionalId,
      used_money_point: optionalId,
      /** The total on the button, in TRY: a charge of anything else is refused. Optional for other clients. */
      shown_total: z.optional(
        z.pipe(
          z.union([z.number(), z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, rule.number))]),
          z.transform(Number),
        ),
      ),
      condition: z.pipe(
        z._default(looseBoolean, false),
        z.boolean().check(z.refine((checked) => checked, rule.required)),
      ),
    })
    .check(phoneCheck)
    .check(
      z.check<FlightPaymentFields>(({ value: form, issues }) => {
        const fail = (path: (string | number)[], message: string) => {
          issues.push({ code: 'custom', message, path, input: form })
        }
        const given: unknown[] = Array.isArray(form.passengers) ? form.passengers : []
        const passengers = given.map((passenger): Partial<FlightPassenger> =>
          typeof passenger === 'object' && passenger ? passenger : {},
        )
        if (passengers.length !== context.passengers.length) fail(['passengers'], rule.invalid)
        for (const [index, type] of context.passengers.entries()) {
          const failures = passengerFailures(passengers[index] ?? {}, type, context)
          for (const [field, message] of failures) fail(['passengers', index, field], message)
        }
        for (const [index, field] of repeatedValues(passengers, context.domestic))
          fail(['passengers', index, field], rule.unique)
        const [cardNumber, cardExpiry] = [textOf(form.card_number), textOf(form.card_expiry)]
        if (cardNumber !== '' && !isCardNumber(cardNumber)) fail(['card_number'], rule.cardNumber)
        if (cardExpiry.length === limits.cardExpiryLength && !isCardExpiry(cardExpiry, context.today)) {
          fail(['card_expiry'], rule.cardExpiry)
        }
        if (form.has_invoice && !form.bill) fail(['bill'], rule.required)
        if (form.selected_coupon && form.used_money_point) fail(['used_money_point'], rule.invalid)
      }, always),
    )
export type FlightPaymentForm = z.infer<ReturnType<typeof flightPaymentForm>>

/** What the cross-field rules read; any part can be missing or unchecked when they run. */
interface FlightPaymentFields {
  passengers?: unknown
  card_number?: unknown
  card_expiry?: unknown
  has_invoice?: boolean
  bill?: unknown
  selected_coupon?: number | null
  used_money_point?: number | null
}
