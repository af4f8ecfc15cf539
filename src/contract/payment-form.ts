/**
 * Fields and rules of every product's payment form besides the passengers: contact, card, bill, coupon, consent
 * (docs/product/booking.md#payment).
 */
import * as z from 'zod/mini'
import { Bill } from '#contract/bill.ts'
import {
  cardFields,
  contactFields,
  phoneCheck,
  type PaymentType,
  paymentTypes,
  SessionUnique,
} from '#contract/booking.ts'
import { cardExpiryText } from '#contract/card-expiry.ts'
import { textOf } from '#contract/passenger-identity.ts'
import { cardNumberText, isCardExpiry, isCardNumber, limits, rule, withoutSeparators } from '#contract/rules.ts'
import { email, looseBoolean, optionalId } from '#contract/rule-schemas.ts'

/**
 * Returns the schema of `payment_type` for the types that a form offers; other values are refused with a message on the
 * field.
 */
function paymentType(offered: readonly PaymentType[]) {
  return z.pipe(
    z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d$/, rule.invalid))], rule.invalid), z.transform(Number)),
    z.literal(offered, rule.invalid),
  )
}

/**
 * Fields of every product's payment form. A form takes at most one bill, one coupon and one card. Products that accept
 * money points add a field for them (docs/product/booking.md#discounts).
 */
export const paymentFields = {
  session_unique: SessionUnique,
  /**
   * How the booking is paid. This field accepts only immediate payment; the field in `payLaterFields` also accepts
   * later payment.
   */
  payment_type: z.optional(paymentType([paymentTypes.now])),
  ...contactFields,
  ...cardFields,
  has_invoice: z._default(looseBoolean, false),
  bill: z.optional(Bill),
  selected_coupon: optionalId,
  /**
   * Total on the pay button in TRY; a charge of another amount is refused. The field is optional for third-party
   * clients.
   */
  shown_total: z.optional(
    z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, rule.number))]), z.transform(Number)),
  ),
  /**
   * Fingerprint of the selection that the page shows; the payment is refused if another tab has selected something else
   * meanwhile. The field is optional for third-party clients.
   */
  selection: z.optional(z.string()),
  condition: z.pipe(z._default(looseBoolean, false), z.boolean().check(z.refine((checked) => checked, rule.required))),
}
const PaymentFields = z.object(paymentFields)
/** The validated fields that every product's payment form has. */
export type PaymentFields = Omit<z.infer<typeof PaymentFields>, 'payment_type'> & {
  payment_type?: PaymentType | undefined
}

const anyText = z._default(z.string().check(z.trim()), '')
/**
 * Fields that replace those of the same name in `paymentFields`, for products that can be paid later. The card fields
 * in `payLaterFields` may be empty. If the booking is paid now, `cardFailures` validates them.
 */
export const payLaterFields = {
  payment_type: z._default(paymentType([paymentTypes.now, paymentTypes.later]), paymentTypes.now),
  card_owner: anyText,
  card_number: anyText.check(z.overwrite(cardNumberText)),
  card_expiry: anyText.check(z.overwrite(cardExpiryText)),
  card_cvc: anyText.check(z.overwrite(withoutSeparators)),
}
const Card = z.object(cardFields)

/** Returns whether the traveller chose to pay later. The form need not be validated yet. */
export const paysLater = ({ payment_type: type }: UncheckedPayment): boolean =>
  type === paymentTypes.later || type === String(paymentTypes.later)

/** Returns the failed rules of the card fields in a form with `payLaterFields`; none if the booking is paid later. */
export function cardFailures(form: UncheckedPayment): FailedRule[] {
  if (paysLater(form)) return []
  const card = z.safeParse(Card, form)
  return card.success ? [] : card.error.issues.map(({ path, message }) => [[String(path[0])], message])
}

/**
 * A payment form in which any field may be missing or invalid. Rules about several fields receive such a form, because
 * they run even if the check of a single field has failed.
 */
export interface UncheckedPayment {
  payment_type?: unknown
  passengers?: unknown
  card_number?: unknown
  card_expiry?: unknown
  has_invoice?: boolean
  bill?: unknown
  selected_coupon?: number | null
}

/** A failed rule: the path of the field, and the rule code. */
export type FailedRule = [path: (string | number)[], code: string]

/** Creates a check that reports the failed rules from `failuresOf`, even if the check of a single field has failed. */
export const failing = <Form = UncheckedPayment>(failuresOf: (form: Form) => FailedRule[]) =>
  z.check<Form>(
    ({ value: form, issues }) => {
      for (const [path, message] of failuresOf(form)) issues.push({ code: 'custom', message, path, input: form })
    },
    { when: () => true },
  )

/**
 * Returns the failed rules of the payment card and the bill. Rules in the schemas of single fields are not checked
 * here. `today` is a plain date in Europe/Istanbul.
 */
export function paymentFailures(form: UncheckedPayment, today: string): FailedRule[] {
  const failures: FailedRule[] = []
  const card: Pick<UncheckedPayment, 'card_number' | 'card_expiry'> = paysLater(form) ? {} : form
  const [cardNumber, cardExpiry] = [textOf(card.card_number), textOf(card.card_expiry)]
  if (cardNumber !== '' && !isCardNumber(cardNumber)) failures.push([['card_number'], rule.cardNumber])
  if (cardExpiry.length === limits.cardExpiryLength && !isCardExpiry(cardExpiry, today))
    failures.push([['card_expiry'], rule.cardExpiry])
  if (form.has_invoice && !form.bill) failures.push([['bill'], rule.required])
  return failures
}

/** Returns the failed rule if a form uses both a coupon and a money point (docs/product/booking.md#discounts). */
export const discountFailures = (form: UncheckedPayment & { used_money_point?: number | null }): FailedRule[] =>
  form.selected_coupon && form.used_money_point ? [[['used_money_point'], rule.invalid]] : []

/**
 * Contact fields of the form that pays a reserved booking. They are optional, because the booking already has contact
 * details.
 */
const payerContact = {
  ...contactFields,
  email: z._default(z.union([z.literal(''), email]), ''),
  phone: z._default(z.string().check(z.trim()), ''),
}
/**
 * Returns the schema of the form that pays a reserved booking of any product online. It has no fields for travellers,
 * because the booking already has them. `today` is a plain date in Europe/Istanbul.
 */
export const payerForm = (today: string) =>
  z
    .object({ ...paymentFields, ...payLaterFields, ...payerContact })
    .check(phoneCheck)
    .check(failing((form) => [...cardFailures(form), ...paymentFailures(form, today)]))
export type PayerForm = z.infer<ReturnType<typeof payerForm>>
