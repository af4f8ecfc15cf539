/** What the price alerts of every product have in common, beside the lists of each. */
import * as z from 'zod/mini'

/** Names an alert in the calls below; absent from a gateway that has none of them. */
export const alertId = { id: z.optional(z.number()) }

/**
 * PUT /api/user/price_alert/{id}/ stops an alert or resumes it; DELETE deletes it. A 400 on `detail`, or on the contact
 * that has too many, where it can't be resumed.
 */
export const AlertSwitch = z.object({ active: z.boolean() })
