/** Schemas of countries with their phone codes (docs/product/frame.md#calls-of-the-frame). */
import * as z from 'zod/mini'

export const Country = z.object({ id: z.number(), code: z.string(), name: z.string(), phone_code: z.string() })
export type Country = z.infer<typeof Country>
/** Reply to GET /api/countries/?page_size=1000. */
export const CountryList = z.object({ results: z.array(Country) })
