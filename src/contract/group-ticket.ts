import * as z from 'zod/mini'
import { optionalExtra } from '#contract/extra.ts'

/** Passengers of one type. Amounts are TRY per passenger: base without tax, tax, service fee. */
export const GroupTicket = z.object({
  pax_type: optionalExtra(z.string()),
  pax_name: z.string(),
  count: z.number(),
  total_base: z.number(),
  total_tax: z.number(),
  total_service_fee: z.number(),
})
export type GroupTicket = z.infer<typeof GroupTicket>
