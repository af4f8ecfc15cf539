/**
 * Fields of every product's payment form besides passengers: contact, card, bill, coupon, consent
 * (docs/product/booking.md#payment).
 */
import * as z from 'zod/mini'
import { Bill } from '#contract/bill.ts'
import { cardFields, contactFields, SessionUnique } from '#contract/booking.ts'
import { textOf } from '#contract/passenger-identity.ts'
import { isCardExpiry, isCardNumber, limits, rule } from '#contract/rules.ts'
import { looseBoolean, optionalId } from '#contract/rule-checks.ts'

/** One bill, one coupon, one card. Products with money points add them (docs/product/booking.md#discounts). */
export const paymentFields = {
  session_unique: SessionUnique,
  ...contactFields,
  ...cardFields,
  has_invoice: z._default(looseBoolean, false),
  bill: z.optional(Bill),
  selected_coupon: optionalId,
  /** The total on the button, in TRY; a charge of another amount is refused. Optional for third-party clients. */
  shown_total: z.optional(
    z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, rule.number))]), z.transform(Number)),
  ),
  /**
   * `selection` of the displayed booking, because another tab may have changed it. Optional for third-party clients.
   */
  selection: z.optional(z.string()),
  condition: z.pipe(z._default(looseBoolean, false), z.boolean().check(z.refine((checked) => checked, rule.required))),
}
const PaymentFields = z.object(paymentFields)
/** The validated fields that are the same for every product. */
export type PaymentFields = z.infer<typeof PaymentFields>

/** Input of the cross-field rules; any part may be missing or not validated. */
export interface UncheckedPayment {
  passengers?: unknown
  card_number?: unknown
  card_expiry?: unknown
  has_invoice?: boolean
  bill?: unknown
  selected_coupon?: number | null
}

/**
 * All failed rules of card and bill as [field, rule code], besides each field's own check. `today` is a plain date in
 * Europe/Istanbul.
 */
export function paymentFailures(form: UncheckedPayment, today: string): [string, string][] {
  const failures: [string, string][] = []
  const [cardNumber, cardExpiry] = [textOf(form.card_number), textOf(form.card_expiry)]
  if (cardNumber !== '' && !isCardNumber(cardNumber)) failures.push(['card_number', rule.cardNumber])
  if (cardExpiry.length === limits.cardExpiryLength && !isCardExpiry(cardExpiry, today))
    failures.push(['card_expiry', rule.cardExpiry])
  if (form.has_invoice && !form.bill) failures.push(['bill', rule.required])
  return failures
}

/** Runs cross-field rules even if a field's own check failed, so that all messages are shown at once. */
export const always = { when: () => true }
