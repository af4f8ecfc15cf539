/** Schemas of price alerts: the form that creates one, and the fields that every product's list of alerts has. */
import * as z from 'zod/mini'
import { optionalExtra } from '#contract/extra.ts'
import { email, requiredText } from '#contract/rule-schemas.ts'
import { amountOf } from '#contract/typed-amount.ts'
import { isPhone, rule } from '#contract/rules.ts'

/**
 * Lowest price of the watched search in TRY; null if there is none. In that case some backends send an empty string or
 * no field.
 */
const watchedPrice = z.pipe(
  z._default(z.nullable(z.union([z.number(), z.literal('')])), null),
  z.transform((price) => (price === '' ? null : price)),
)

/**
 * Fields of a price alert in the account's list. `id` identifies the alert in the calls that change it; undefined if
 * the backend has no such calls.
 */
export const watched = {
  id: optionalExtra(z.number()),
  active: z.boolean(),
  option: z.string(),
  old_price: watchedPrice,
  new_price: watchedPrice,
  /**
   * Price in TRY at or below which the owner is notified. It is null if the owner is notified of every price drop of at
   * least one per cent, and undefined if the backend does not send it.
   */
  threshold: optionalExtra(z.nullable(z.number())),
  /**
   * Price history of the watched search: the lowest price in TRY that was found on each day, for the last thirty days
   * at most. Days on which no price was found are left out. `date` is a plain date; the earliest is first.
   */
  history: optionalExtra(z.array(z.object({ date: z.string(), price: z.number() }))),
}

/** Reply to GET info/price-alert/?option=: the search that an alert would watch, and its lowest price now in TRY. */
export const WatchedSearch = z.object({
  title: z.string(),
  date: z.string(),
  /** Return date as a plain date; null or undefined if the search has only one direction. */
  return_date: optionalExtra(z.nullable(z.string())),
  price: z.nullable(z.number()),
  /** The newest active alert of the signed-in user for this search; undefined for a guest or if there is none. */
  own: optionalExtra(z.object({ id: z.number(), threshold: z.nullable(z.number()) })),
})
export type WatchedSearch = z.infer<typeof WatchedSearch>

/**
 * Body of PUT /api/user/price_alert/{id}/, which pauses or resumes an alert; DELETE deletes it. If the alert can't be
 * resumed, the reply is a 400. Its message is on `notify_email` or `notify_phone` if that address or number has too
 * many active alerts, otherwise on `detail`.
 */
export const AlertSwitch = z.object({ active: z.boolean() })

/** Maximum threshold in TRY. */
const mostThreshold = 10_000_000

/** A threshold in TRY as typed, such as '1.200' or '1200,50'; an empty text becomes undefined. */
const typedThreshold = z.pipe(
  z.pipe(
    z
      // The string schema comes first in the union. Otherwise Conform, which parses the form, would read '1.200' as the
      // number 1.2.
      .union([z.string(), z.number()])
      .check(z.refine((typed) => typed === '' || amountOf(typed) !== undefined, { error: rule.number })),
    z.transform(amountOf),
  ),
  z.optional(z.number().check(z.positive(rule.invalid), z.maximum(mostThreshold, rule.invalid))),
)

/**
 * Body of PUT /api/user/price_alert/{id}/threshold/, which changes the threshold of an alert. Without a threshold, the
 * owner is notified of every price drop of at least one per cent. A 400 on `threshold` means one of two things. Either
 * the threshold is not a number, is not above 0, or is above ten million TRY. Or the current price is already at or
 * below the threshold. A 400 on `detail` means that the travel date has passed, or that the supplier no longer has what
 * was searched.
 */
export const ThresholdChange = z.object({ threshold: z.optional(z.nullable(typedThreshold)) })

/**
 * Body of POST info/price-alert/, which requires an e-mail address or a telephone number. `option` is the ID of the
 * saved search (the API's search option). Without `threshold`, the owner is notified of every price drop of at least
 * one per cent.
 */
export const PriceAlertForm = z
  .object({
    option: requiredText,
    notify_email: z._default(z.union([z.literal(''), email]), ''),
    notify_phone: z._default(z.string().check(z.trim(), z.maxLength(20, rule.phone)), ''),
    threshold: z.optional(typedThreshold),
  })
  .check(
    z.refine((form) => form.notify_email !== '' || form.notify_phone !== '', {
      error: rule.oneOfTwo,
      path: ['notify_email'],
      when: () => true,
    }),
    z.refine((form) => form.notify_phone === '' || isPhone(form.notify_phone, '90'), {
      error: rule.phone,
      path: ['notify_phone'],
    }),
  )
export type PriceAlertForm = z.infer<typeof PriceAlertForm>
