/**
 * What the payment forms of every product have beside their passengers: contact, card, bill, coupon, consent
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
import { isCardExpiry, isCardNumber, limits, rule } from '#contract/rules.ts'
import { email, looseBoolean, optionalId } from '#contract/rule-checks.ts'

/** The ways of paying that a form offers; any other is refused at the field. */
function paymentType(offered: readonly PaymentType[]) {
  return z.pipe(
    z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d$/, rule.invalid))], rule.invalid), z.transform(Number)),
    z.literal(offered, rule.invalid),
  )
}

/**
 * One bill, one coupon, one card. Money points belong to the products that have them
 * (docs/product/booking.md#discounts).
 */
export const paymentFields = {
  session_unique: SessionUnique,
  /** A product that can also be paid later takes `payLaterFields` besides. */
  payment_type: z.optional(paymentType([paymentTypes.now])),
  ...contactFields,
  ...cardFields,
  has_invoice: z._default(looseBoolean, false),
  bill: z.optional(Bill),
  selected_coupon: optionalId,
  /** The total on the button, in TRY: a charge of anything else is refused. Optional for other clients. */
  shown_total: z.optional(
    z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, rule.number))]), z.transform(Number)),
  ),
  /**
   * `selection` of the booking that the page shows: another tab may have chosen something else since. Optional, as
   * above.
   */
  selection: z.optional(z.string()),
  condition: z.pipe(z._default(looseBoolean, false), z.boolean().check(z.refine((checked) => checked, rule.required))),
}
const PaymentFields = z.object(paymentFields)
/** The part of a checked payment form that no product adds to. */
export type PaymentFields = Omit<z.infer<typeof PaymentFields>, 'payment_type'> & {
  payment_type?: PaymentType | undefined
}

const anyText = z._default(z.string().check(z.trim()), '')
/**
 * In place of the same fields of `paymentFields`, of a product that can also be paid later: who does needs no card.
 * `cardFailures` judges the card of everybody else.
 */
export const payLaterFields = {
  payment_type: z._default(paymentType([paymentTypes.now, paymentTypes.later]), paymentTypes.now),
  card_owner: anyText,
  card_number: anyText,
  card_expiry: anyText.check(z.overwrite(cardExpiryText)),
  card_cvc: anyText,
}
const Card = z.object(cardFields)

/** Whether a form, checked or not, is to be paid later. */
export const paysLater = ({ payment_type: type }: UncheckedPayment): boolean => Number(type) === paymentTypes.later

/** Every failing rule of the fields of a card as [field, rule code], of a form with `payLaterFields`. */
export function cardFailures(form: UncheckedPayment): [string, string][] {
  if (paysLater(form)) return []
  const card = z.safeParse(Card, form)
  return card.success ? [] : card.error.issues.map(({ path, message }) => [String(path[0]), message])
}

/** What the cross-field rules read; any part can be missing or unchecked when they run. */
export interface UncheckedPayment {
  payment_type?: unknown
  passengers?: unknown
  card_number?: unknown
  card_expiry?: unknown
  has_invoice?: boolean
  bill?: unknown
  selected_coupon?: number | null
}

/**
 * Every failing rule of card and bill as [field, rule code], beyond each field's own check. `today` is
 * Europe/Istanbul's.
 */
export function paymentFailures(form: UncheckedPayment, today: string): [string, string][] {
  const failures: [string, string][] = []
  const card: Pick<UncheckedPayment, 'card_number' | 'card_expiry'> = paysLater(form) ? {} : form
  const [cardNumber, cardExpiry] = [textOf(card.card_number), textOf(card.card_expiry)]
  if (cardNumber !== '' && !isCardNumber(cardNumber)) failures.push(['card_number', rule.cardNumber])
  if (cardExpiry.length === limits.cardExpiryLength && !isCardExpiry(cardExpiry, today))
    failures.push(['card_expiry', rule.cardExpiry])
  if (form.has_invoice && !form.bill) failures.push(['bill', rule.required])
  return failures
}

/** Contact that need not be given: a ticket of what was reserved goes to whoever reserved it. */
const payerContact = {
  ...contactFields,
  email: z._default(z.union([z.literal(''), email]), ''),
  phone: z._default(z.string().check(z.trim()), ''),
}
/**
 * The form of who pays online for what is to be paid later, whatever was booked: its travellers are booked and not asked
 * for again. `today` is Europe/Istanbul's.
 */
export const payerForm = (today: string) =>
  z
    .object({ ...paymentFields, ...payLaterFields, ...payerContact })
    .check(phoneCheck)
    .check(
      z.check<UncheckedPayment>(({ value: form, issues }) => {
        for (const [field, message] of [...cardFailures(form), ...paymentFailures(form, today)])
          issues.push({ code: 'custom', message, path: [field], input: form })
      }, always),
    )
export type PayerForm = z.infer<ReturnType<typeof payerForm>>

/** Cross-field rules run even where a field's own check failed, so that every message shows at once. */
export const always = { when: () => true }
