/**
 * Schemas for the lowest price of each day (docs/product/booking.md#day-prices); only this project's gateway offers the
 * call.
 */
import * as z from 'zod/mini'
import { rule } from '#contract/rules.ts'
import { plainDate, wholeNumber } from '#contract/rule-schemas.ts'

/** Maximum number of days in one reply: two months. */
export const mostDays = 62
/** Number of days in a reply if the request names none. */
const usualDays = 60

/**
 * Returns the query fields of GET /api/{product}/calendar/ besides those of the product's search. `start_date` is the
 * first day, not after `lastDay`; `days` is the number of days. `start_date` may be in the past, because a page that
 * was opened before midnight may send it.
 */
export const dayRange = (lastDay: string) =>
  z.object({
    start_date: plainDate.check(z.refine((day) => day <= lastDay, rule.date)),
    days: z._default(wholeNumber.check(z.refine((days) => days >= 1 && days <= mostDays, rule.invalid)), usualDays),
  })

/** The days on sale, in order. `price` is the lowest price in TRY on that day; null if nothing is for sale. */
export const DayPrices = z.object({
  results: z.array(z.object({ date: z.string(), price: z.nullable(z.number()) })),
})
export type DayPrices = z.infer<typeof DayPrices>
