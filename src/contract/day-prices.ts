/** Schemas of the lowest price of each day (docs/product/booking.md#day-prices): this gateway's own call. */
import * as z from 'zod/mini'
import { rule } from '#contract/rules.ts'
import { plainDate, wholeNumber } from '#contract/rule-schemas.ts'

/** Most days of one reply: two months. */
export const mostDays = 62
/** Days of a reply if their number is not asked for. */
const usualDays = 60

/**
 * GET /api/{product}/calendar/ has these fields beside those of the product's search. `start_date` is the first day, at
 * the latest `lastDay`; `days` is their number. A page that was opened before midnight may begin with a past day.
 */
export const dayRange = (lastDay: string) =>
  z.object({
    start_date: plainDate.check(z.refine((day) => day <= lastDay, rule.date)),
    days: z._default(wholeNumber.check(z.refine((days) => days >= 1 && days <= mostDays, rule.invalid)), usualDays),
  })

/** The days on sale, in order. `price` is the lowest of the results in TRY; null if nothing is for sale. */
export const DayPrices = z.object({
  results: z.array(z.object({ date: z.string(), price: z.nullable(z.number()) })),
})
export type DayPrices = z.infer<typeof DayPrices>
