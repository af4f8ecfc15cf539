/**
 * Schemas for the lowest price of each day (docs/product/booking.md#day-prices); only this project's gateway offers the
 * call.
 */
import * as z from 'zod/mini'
import { rule } from '#contract/rules.ts'
import { plainDate, wholeNumber } from '#contract/rule-schemas.ts'

/** Maximum number of days in a reply with day prices. It covers any two consecutive months. */
export const mostDays = 62
/**
 * Number of requested days if the query has no field `days`. The reply leaves out requested days that are not on sale.
 */
const usualDays = 60

/**
 * Returns the schema of the query fields `start_date` and `days` of GET /api/{product}/calendar/. The query also
 * contains the fields of the product's search. `start_date`, the first day, must not be after `lastDay`, the last day
 * on sale. `start_date` may be in the past, because a page that was opened before midnight may send it. `days` is the
 * number of days.
 */
export const dayRange = (lastDay: string) =>
  z.object({
    start_date: plainDate.check(z.refine((day) => day <= lastDay, rule.untilDay(lastDay))),
    days: z._default(wholeNumber.check(z.refine((days) => days >= 1 && days <= mostDays, rule.invalid)), usualDays),
  })

/**
 * The requested days for which a search is possible, in ascending order. Days that are not open for sale are left out.
 * If a round trip is sold as a package, days that would put its return before its departure are left out too. `price`
 * is the lowest price in TRY on that day; null if nothing is for sale.
 */
export const DayPrices = z.object({
  results: z.array(z.object({ date: z.string(), price: z.nullable(z.number()) })),
})
export type DayPrices = z.infer<typeof DayPrices>
