/** Parts of the snapshots that products store with their bookings. */
import * as z from 'zod/mini'

/** A text in both languages. */
export const StoredNames = z.object({ tr: z.string(), en: z.string() })

/** What an offer takes of a stock (`server/supply/stock.ts`). */
export const StoredStock = z.object({
  key: z.string(),
  day: z.string(),
  wanted: z.number(),
  all: z.number(),
  takenElsewhere: z.number(),
})
