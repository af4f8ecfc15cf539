/** What the price alerts of every product have in common, beside the lists of each. */
import * as z from 'zod/mini'
import { optionalExtra } from '#contract/extra.ts'

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
