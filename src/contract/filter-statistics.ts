/** Schemas that the statistics of all result lists share (docs/product/booking.md#filters-and-orderings). */
import * as z from 'zod/mini'
import { optionalExtra } from '#contract/extra.ts'

/** An option of a checkbox filter with the number of results that match it. */
export const Counted = z.object({ id: z.string(), name: z.string(), count: z.number() })
export type Counted = z.infer<typeof Counted>
/** Minimum and maximum of a value among the results; both are 0 if there are no results. */
export const Bounds = z.object({ min: z.number(), max: z.number() })
export type Bounds = z.infer<typeof Bounds>
/** Options of a checkbox filter, each with the lowest and highest price among the results that match it. */
export const PricedOptions = z.array(z.extend(Counted, { price: optionalExtra(Bounds) }))
