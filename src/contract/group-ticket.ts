import * as z from 'zod/mini'
import { optionalExtra } from '#contract/extra.ts'

/**
 * A group in the price table of a booking or an offer: travellers of one type, such as adults, who pay the same price.
 * The price of one traveller, in TRY, is the sum of `total_base`, `total_tax` and `total_service_fee`.
 */
export const GroupTicket = z.object({
  pax_type: optionalExtra(z.string()),
  pax_name: z.string(),
  count: z.number(),
  total_base: z.number(),
  total_tax: z.number(),
  total_service_fee: z.number(),
})
export type GroupTicket = z.infer<typeof GroupTicket>
