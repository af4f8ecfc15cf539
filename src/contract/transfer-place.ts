/**
 * Schema of a place in transfer searches and bookings. Also the trip types of transfers: one-way (OW) and round trip
 * (RT).
 */
import * as z from 'zod/mini'
import { extra, optionalExtra } from '#contract/extra.ts'

export const locationKinds = ['airport', 'port', 'terminal', 'centre', 'district', 'area', 'hotels'] as const
export type LocationKind = (typeof locationKinds)[number]

/** A place in a search or a booking; a backend may send only its name. */
export const TransferPlace = z.object({
  id: optionalExtra(z.number()),
  name: z.string(),
  address: extra(z.string(), ''),
  city: optionalExtra(z.object({ name: z.string() })),
  kind: extra(z.nullable(z.enum(locationKinds)), null),
  code: extra(z.nullable(z.string()), null),
  latitude: extra(z.nullable(z.number()), null),
  longitude: extra(z.nullable(z.number()), null),
})
export type TransferPlace = z.infer<typeof TransferPlace>

export const travelTypes = ['OW', 'RT'] as const
export type TravelType = (typeof travelTypes)[number]
