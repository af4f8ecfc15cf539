/**
 * What the payment forms of every product have beside their passengers: contact, card, bill, coupon, consent
 * (docs/product/booking.md#payment).
 */
import * as z from 'zod/mini'
import { Bill } from '#contract/bill.ts'
import { cardFields, contactFields, SessionUnique } from '#contract/booking.ts'
import { textOf } from '#contract/passenger-identity.ts'
import { isCardExpiry, isCardNumber, limits, rule } from '#contract/rules.ts'
import { looseBoolean, optionalId } from '#contract/rule-checks.ts'

/**
 * One bill, one coupon, one card. Money points belong to the products that have them
 * (docs/product/booking.md#discounts).
 */
export const paymentFields = {
  session_unique: SessionUnique,
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
export type PaymentFields = z.infer<typeof PaymentFields>

/** What the cross-field rules read; any part can be missing or unchecked when they run. */
export interface UncheckedPayment {
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
  const [cardNumber, cardExpiry] = [textOf(form.card_number), textOf(form.card_expiry)]
  if (cardNumber !== '' && !isCardNumber(cardNumber)) failures.push(['card_number', rule.cardNumber])
  if (cardExpiry.length === limits.cardExpiryLength && !isCardExpiry(cardExpiry, today))
    failures.push(['card_expiry', rule.cardExpiry])
  if (form.has_invoice && !form.bill) failures.push(['bill', rule.required])
  return failures
}

/** Cross-field rules run even where a field's own check failed, so that every message shows at once. */
export const always = { when: () => true }
