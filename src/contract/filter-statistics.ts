/** What the statistics of every result list are made of (docs/product/booking.md#filters-and-orderings). */
import * as z from 'zod/mini'

/** One choice of a check group with the number of results that it leaves. */
export const Counted = z.object({ id: z.string(), name: z.string(), count: z.number() })
export type Counted = z.infer<typeof Counted>
/** Least and greatest value among the results; both 0 without results. */
export const Bounds = z.object({ min: z.number(), max: z.number() })
export type Bounds = z.infer<typeof Bounds>
