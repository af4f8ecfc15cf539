/** Schemas for parts of the snapshots that products store with their bookings. */
import * as z from 'zod/mini'

/** A text in Turkish and in English. */
export const StoredNames = z.object({ tr: z.string(), en: z.string() })

/** The units that an offer takes from a stock (`server/supply/stock.ts`). */
export const StoredStock = z.object({
  key: z.string(),
  day: z.string(),
  wanted: z.number(),
  all: z.number(),
  takenElsewhere: z.number(),
})
