/** Price alerts: the form that makes one, and what the lists of every product have in common. */
import * as z from 'zod/mini'
import { optionalExtra } from '#contract/extra.ts'
import { email, requiredText } from '#contract/rule-checks.ts'
import { isPhone, rule } from '#contract/rules.ts'

/** Null where nothing was on sale, for which a backend may send an empty text or nothing. */
const watchedPrice = z.pipe(
  z._default(z.nullable(z.union([z.number(), z.literal('')])), null),
  z.transform((price) => (price === '' ? null : price)),
)

/** An alert as the account lists it. `id` names it in the calls below; absent from a gateway that has none of them. */
export const watched = {
  id: optionalExtra(z.number()),
  active: z.boolean(),
  option: z.string(),
  old_price: watchedPrice,
  new_price: watchedPrice,
}

/**
 * PUT /api/user/price_alert/{id}/ stops an alert or resumes it; DELETE deletes it. A 400 on `detail`, or on the contact
 * that has too many, where it can't be resumed.
 */
export const AlertSwitch = z.object({ active: z.boolean() })

/** POST info/price-alert/: at least one of e-mail and phone. `option` is the search id. */
export const PriceAlertForm = z
  .object({
    option: requiredText,
    notify_email: z._default(z.union([z.literal(''), email]), ''),
    notify_phone: z._default(z.string().check(z.trim(), z.maxLength(20, rule.phone)), ''),
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
