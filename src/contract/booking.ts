/**
 * What the calls of every product share: select, before-payment, send-payment, price alert, PNR lookup
 * (docs/product/booking.md#calls-of-a-product).
 */
import * as z from 'zod/mini'
import { cardExpiryText } from '#contract/card-expiry.ts'
import { extra, optionalExtra } from '#contract/extra.ts'
import { isPhone, limits, normalizePhone, rule } from '#contract/rules.ts'
import { personName, email, requiredText } from '#contract/rule-checks.ts'

/** The identifier of a search, or the key of a booking and its ticket (docs/decisions/0020). */
export const SessionUnique = z.string(rule.required).check(z.regex(/^[A-Za-z0-9_-]{22}$/, rule.invalid))

/** What starting a search answers with, whatever is searched. */
export const StartedSearch = z.object({ session_unique: z.string() })

/**
 * `session_unique` is the key of the booking that was made. Where a backend sends none, the booking has the identifier
 * of its search.
 */
export const SelectReply = z.object({
  status: z.boolean(),
  research: z.boolean(),
  message: z.string(),
  session_unique: optionalExtra(z.nullable(SessionUnique)),
})
export type SelectReply = z.infer<typeof SelectReply>

/** GET payment/ → before_payment. A message is shown first; then research goes back, refresh loads the data again. */
export const BeforePayment = z.object({
  before_payment: z.object({ message: z.string(), status: z.boolean(), refresh: z.boolean(), research: z.boolean() }),
})
export type BeforePayment = z.infer<typeof BeforePayment>

/**
 * POST payment/ → send_payment. With status true, pay_url is the bank's 3-D Secure page; empty where the bank asks for
 * no such step.
 */
export const SendPayment = z.object({
  send_payment: z.object({
    message: z.string(),
    status: z.boolean(),
    status_code: z.number(),
    research: z.boolean(),
    /** Loads the booking again; a backend need not know it. */
    refresh: extra(z.boolean(), false),
    pay_url: z.pipe(
      z._default(z.nullable(z.string()), ''),
      z.transform((url) => url ?? ''),
    ),
  }),
})
export type SendPayment = z.infer<typeof SendPayment>

/**
 * The states that a traveller can be in (docs/product/booking.md#payment-states): not paid, being confirmed by the
 * bank, paid with the ticket being issued, ticketed, declined, paid too late and refunded; a hold that ran out before
 * payment, a ticket that its traveller cancelled, and a booking that was made to be paid later.
 */
// oxfmt-ignore
export const bookingStates = [
  'unpaid', 'confirming', 'issuing', 'ticketed', 'declined', 'refunded', 'expired', 'cancelled', 'reserved',
] as const
export type BookingState = (typeof bookingStates)[number]

/** The state of a booking; null where a backend does not tell it, or has states of its own (docs/decisions/0028-by-the-book.md). */
export const ToldState = extra(z.nullable(z.enum(bookingStates)), null)

const lastPayments = ['declined', 'refunded'] as const
export type LastPayment = (typeof lastPayments)[number]
/** How the last payment ended for what is to be paid later, which is reserved after it as before. */
export const ToldPayment = optionalExtra(z.nullable(z.enum(lastPayments)))

/** GET booking/info/{session_unique}/ */
export const BookingInfo = z.object({
  do_reservation: z.boolean(),
  finish_page_showed: z.boolean(),
  state: ToldState,
  last_payment: ToldPayment,
})
export type BookingInfo = z.infer<typeof BookingInfo>

/** Contact card of every payment form: e-mail required (docs/product/booking.md#payment), phone by its code. */
export const contactFields = {
  email,
  phone_code: z._default(z.string().check(z.regex(/^\d{1,4}$/, rule.digits)), '90'),
  phone: requiredText,
}

/**
 * The phone rule of a form that has the contact fields: digits only, valid for the chosen code. It runs whatever other
 * checks said, so it trusts no type.
 */
export const phoneCheck = z.check<{ phone?: unknown; phone_code?: unknown }>(
  ({ value: { phone, phone_code = '90' }, issues }) => {
    if (typeof phone !== 'string' || typeof phone_code !== 'string' || !/^\d{1,4}$/.test(phone_code)) return
    if (!phone || isPhone(phone, phone_code)) return
    const message = /^\d+$/.test(normalizePhone(phone, phone_code)) ? rule.phone : rule.digits
    issues.push({ code: 'custom', message, path: ['phone'], input: phone })
  },
  { when: () => true },
)

/**
 * `payment_type` of a payment form: with the card at once, or later (docs/product/booking.md#paying-later). A form
 * without one is paid at once.
 */
export const paymentTypes = { now: 1, later: 2 } as const
export type PaymentType = (typeof paymentTypes)[keyof typeof paymentTypes]

/**
 * Card fields of every payment form. Expiry is checked against today by `cardExpiryCheck`. Never stored, never logged.
 */
export const cardFields = {
  card_owner: personName,
  card_number: requiredText,
  card_expiry: requiredText.check(
    z.overwrite(cardExpiryText),
    z.refine((value) => value.length === limits.cardExpiryLength, rule.cardExpiry),
  ),
  card_cvc: requiredText.check(z.regex(/^\d+$/, rule.digits), z.regex(/^\d{3}$/, rule.minLength(3))),
}

/** POST check-pnr/: PNR 5 to 10 characters, surname at least 3. */
export const CheckPnrForm = z.object({
  pnr: requiredText.check(
    z.overwrite((value) => value.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())),
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
 * `proof` shows for a while, beside the ticket's address, that this traveller knew code and surname; a backend may give
 * none.
 */
export const CheckPnrReply = z.object({ session_unique: z.string(), proof: optionalExtra(z.string()) })
export type CheckPnrReply = z.infer<typeof CheckPnrReply>
