/**
 * Schemas of the calls that every product has: start of a search, selection, before-payment check, payment, payment
 * state, PNR lookup (docs/product/booking.md#calls-of-a-product).
 */
import * as z from 'zod/mini'
import { cardExpiryText } from '#contract/card-expiry.ts'
import { extra, optionalExtra } from '#contract/extra.ts'
import { cardNumberText, isPhone, limits, normalizePhone, rule, withoutSeparators } from '#contract/rules.ts'
import { personName, email, requiredText } from '#contract/rule-schemas.ts'
import { upperAscii } from '#contract/turkish-text.ts'

/** ID of a search session, or of a booking and its ticket (docs/decisions/0020). */
export const SessionUnique = z.string(rule.required).check(z.regex(/^[A-Za-z0-9_-]{22}$/, rule.invalid))

/** Reply to the call that starts a search of any product. */
export const StartedSearch = z.object({ session_unique: z.string() })

/**
 * Reply to a selection. `session_unique` is that of the created booking; if a backend sends none, the booking has the
 * ID of its search session.
 */
export const SelectReply = z.object({
  status: z.boolean(),
  research: z.boolean(),
  message: z.string(),
  session_unique: optionalExtra(z.nullable(SessionUnique)),
})
export type SelectReply = z.infer<typeof SelectReply>

/**
 * Reply to the check before payment. For flights, the check is GET payment/; for other products, it is POST payment/
 * with only the session in its body. If `message` is not empty, the app shows it in an alert. If `research` is true,
 * the app starts a new search, after the alert if there is one. If `research` is false and `refresh` is true, the app
 * reloads the payment data after the alert. Without an alert, `refresh` has no effect.
 */
export const BeforePayment = z.object({
  before_payment: z.object({ message: z.string(), status: z.boolean(), refresh: z.boolean(), research: z.boolean() }),
})
export type BeforePayment = z.infer<typeof BeforePayment>

/**
 * Reply to POST payment/. If `status` is true, `pay_url` is the bank's 3-D Secure page. `pay_url` is empty if the bank
 * requires no such page, or if the booking was reserved to be paid later.
 */
export const SendPayment = z.object({
  send_payment: z.object({
    message: z.string(),
    status: z.boolean(),
    status_code: z.number(),
    research: z.boolean(),
    /** Whether the app must reload the booking; false if the backend does not send this field. */
    refresh: extra(z.boolean(), false),
    pay_url: z.pipe(
      z._default(z.nullable(z.string()), ''),
      z.transform((url) => url ?? ''),
    ),
  }),
})
export type SendPayment = z.infer<typeof SendPayment>

/**
 * States of a booking, in this order (docs/product/booking.md#payment-states): unpaid, awaiting the bank's
 * confirmation, paid with the ticket being issued, ticketed, declined, paid but refunded because no ticket could be
 * issued, hold expired before payment, cancelled by the traveller or the organiser, reserved to be paid later.
 */
// oxfmt-ignore
export const bookingStates = [
  'unpaid', 'confirming', 'issuing', 'ticketed', 'declined', 'refunded', 'expired', 'cancelled', 'reserved',
] as const
export type BookingState = (typeof bookingStates)[number]

/** State of a booking; null if a backend sends none or an unknown one (docs/decisions/0028-by-the-book.md). */
export const ToldState = extra(z.nullable(z.enum(bookingStates)), null)

const lastPayments = ['declined', 'refunded'] as const
export type LastPayment = (typeof lastPayments)[number]
/** Outcome of the last online payment of a reserved booking, which stays reserved if the payment fails. */
export const ToldPayment = optionalExtra(z.nullable(z.enum(lastPayments)))

/** Reply to GET booking/info/{session_unique}/. */
export const BookingInfo = z.object({
  do_reservation: z.boolean(),
  finish_page_showed: z.boolean(),
  state: ToldState,
  last_payment: ToldPayment,
})
export type BookingInfo = z.infer<typeof BookingInfo>

/**
 * Contact fields of every payment form (docs/product/booking.md#payment). E-mail address and telephone number are
 * required; `phoneCheck` checks the number for the country code.
 */
export const contactFields = {
  email,
  phone_code: z._default(z.string().check(z.regex(/^\d{1,4}$/, rule.digits)), '90'),
  phone: requiredText,
}

/**
 * Checks the telephone number of forms with contact fields: digits only, valid for the country code. It runs even if
 * other checks failed, so the values may have any type.
 */
export const phoneCheck = z.check<{ phone?: unknown; phone_code?: unknown }>(
  ({ value: { phone, phone_code = '90' }, issues }) => {
    if (typeof phone !== 'string' || typeof phone_code !== 'string' || !/^\d{1,4}$/.test(phone_code)) return
    if (!phone || isPhone(phone, phone_code)) return
    const number = normalizePhone(phone, phone_code)
    const isAbroad = /^(\+|00)\d+$/.test(number)
    const message = isAbroad ? rule.phoneCode : /^\d+$/.test(number) ? rule.phone : rule.digits
    issues.push({ code: 'custom', message, path: ['phone'], input: phone })
  },
  { when: () => true },
)

/**
 * Values of `payment_type` in a payment form: by card now, or later (docs/product/booking.md#paying-later). A form
 * without this field pays now.
 */
export const paymentTypes = { now: 1, later: 2 } as const
export type PaymentType = (typeof paymentTypes)[keyof typeof paymentTypes]

/**
 * Fields of the payment card in payment forms; their values are never stored or logged. `paymentFailures` compares the
 * expiry date of the payment card with today.
 */
export const cardFields = {
  card_owner: personName,
  card_number: requiredText.check(z.overwrite(cardNumberText)),
  card_expiry: requiredText.check(
    z.overwrite(cardExpiryText),
    z.refine((value) => value.length === limits.cardExpiryLength, rule.cardExpiry),
  ),
  card_cvc: requiredText.check(
    z.overwrite(withoutSeparators),
    z.regex(/^\d+$/, rule.digits),
    z.regex(/^\d{3}$/, rule.minLength(3)),
  ),
}

/**
 * Body of POST check-pnr/: a PNR of 5 to 10 characters, not counting spaces and hyphens, and a surname of at least 3.
 */
export const CheckPnrForm = z.object({
  pnr: requiredText.check(
    z.overwrite((value) => upperAscii(withoutSeparators(value))),
    z.minLength(limits.pnrMin, rule.minLength(limits.pnrMin)),
    z.maxLength(limits.pnrMax, rule.maxLength),
    z.regex(/^[A-Z0-9]+$/, rule.invalid),
  ),
  surname: requiredText.check(
    z.minLength(limits.surnameMin, rule.minLength(limits.surnameMin)),
    z.maxLength(limits.nameMax, rule.maxLength),
  ),
})
export type CheckPnrForm = z.infer<typeof CheckPnrForm>
/**
 * Reply to a PNR lookup. `proof` is the PNR proof, a short-lived token for this booking. Not every backend sends it.
 */
export const CheckPnrReply = z.object({ session_unique: z.string(), proof: optionalExtra(z.string()) })
export type CheckPnrReply = z.infer<typeof CheckPnrReply>
