/**
 * Schemas of the parts of a transfer offer that occur both in search results and in bookings
 * (docs/product/transfers.md). Amounts are in TRY.
 */
import * as z from 'zod/mini'
import { extra, optionalExtra } from '#contract/extra.ts'

const Named = z.object({ name: z.string() })

export const vehicleClasses = ['sedan', 'executive', 'suv', 'minivan', 'minibus', 'midibus', 'coach'] as const

/**
 * A vehicle. Its capacities are those of a single vehicle, even if the offer has several. `image` is the URL of its
 * picture.
 */
export const TransferVehicle = z.object({
  name: optionalExtra(z.string()),
  vehicle_type: z.string(),
  brand: Named,
  model: Named,
  image: z._default(z.nullable(z.string()), null),
  seats: z.number(),
  big_luggage_capacity: z.number(),
  luggage_capacity: z.number(),
  vehicle_class: extra(z.nullable(z.enum(vehicleClasses)), null),
})
export type TransferVehicle = z.infer<typeof TransferVehicle>

/**
 * Total capacity of all vehicles of an offer: the number of seats, of suitcases (`big_luggage_capacity`) and of pieces
 * of hand luggage (`luggage_capacity`).
 */
export const TransferCapacity = z.object({
  seats: z.number(),
  big_luggage_capacity: z.number(),
  luggage_capacity: z.number(),
})
export type TransferCapacity = z.infer<typeof TransferCapacity>

/**
 * A ride. Dates are YYYY-MM-DD and times HH:MM, in Turkish time. `departure_time` is the pick-up time or, for a
 * shuttle, the scheduled departure time. `free_waiting` is in minutes, counted from the landing or from the pick-up
 * time, as `waiting_from` says.
 */
export const TransferRide = z.object({
  departure_date: z.string(),
  departure_time: z.string(),
  arrival_date: z.string(),
  arrival_time: z.string(),
  minutes: z.number(),
  kilometres: z.number(),
  free_waiting: z.number(),
  waiting_from: z.enum(['landing', 'pickup']),
  follows_flight: z.boolean(),
  meeting_point: z.string(),
})
export type TransferRide = z.infer<typeof TransferRide>

/**
 * Cancellation is free until `free_until`. From `free_until` to `closes_at`, it costs `fee_percent` per cent of the
 * full price, but at most the amount paid. The full price is the price before a coupon or money point is subtracted.
 * After `closes_at`, cancellation is not possible. Both times are ISO instants.
 */
export const TransferCancellation = z.object({
  free_until: z.string(),
  fee_percent: z.number(),
  closes_at: z.string(),
})
export type TransferCancellation = z.infer<typeof TransferCancellation>

export const pricedPer = ['vehicle', 'seat'] as const

export const TransferVendor = z.object({ id: z.number(), name: z.string() })
export type TransferVendor = z.infer<typeof TransferVendor>

/** Optional fields of a transfer offer. This project's gateway sends them; other backends may send none. */
export const offerExtras = {
  vendor: extra(z.nullable(TransferVendor), null),
  /** Number of vehicles in the offer. */
  count: extra(z.number(), 1),
  capacity: optionalExtra(TransferCapacity),
  priced_per: extra(z.enum(pricedPer), 'vehicle'),
  /** Rides of the offer: the outbound ride and, for a round trip, the return ride. */
  rides: extra(z.array(TransferRide), []),
  /** Costs that are included in the price. */
  covers: extra(z.array(Named), []),
  cancellation: extra(z.nullable(TransferCancellation), null),
}
