/** Schemas shared by the statistics of all result lists (docs/product/booking.md#filters-and-orderings). */
import * as z from 'zod/mini'

/** An option of a check group with its number of matching results. */
export const Counted = z.object({ id: z.string(), name: z.string(), count: z.number() })
export type Counted = z.infer<typeof Counted>
/** Minimum and maximum among the results; both 0 without results. */
export const Bounds = z.object({ min: z.number(), max: z.number() })
export type Bounds = z.infer<typeof Bounds>
