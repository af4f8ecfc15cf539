/**
 * Defines the snapshot that a bus booking stores of its trip and seats, so that the booking can be shown and priced
 * after its search is deleted.
 */
import * as z from 'zod/mini'
import { busFeatures } from '#contract/bus-results.ts'
import { StoredNames } from '#server/api/booking/snapshot-parts.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { BusSearchQuery } from '#server/api/bus/search-query.ts'
import { sha256 } from '#server/db/random-token.ts'

const Station = z.object({
  id: z.number(),
  name: StoredNames,
  nameOnly: StoredNames,
  city: StoredNames,
  district: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
const Trip = z.object({
  key: z.string(),
  company: z.object({ id: z.number(), name: z.string(), logo: z.string() }),
  from: Station,
  to: Station,
  departureDate: z.string(),
  departureTime: z.string(),
  arrivalDate: z.nullable(z.string()),
  arrivalTime: z.nullable(z.string()),
  departsAt: z.number(),
  arrivesAt: z.number(),
  duration: z.number(),
  hasBreak: z.boolean(),
  seatType: z.enum(['2+1', '2+2']),
  features: z.array(z.enum(busFeatures)),
  cancelHours: z.number(),
  cancelFeePercent: z.number(),
})
const Stop = z.object({ name: StoredNames, city: StoredNames, date: z.string(), time: z.string(), minutes: z.number() })

/**
 * A seat of a booking. `pair` is the number of the pair of adjacent seats that contains this seat; null for a single
 * seat. `price` is in kuruş.
 */
const Seat = z.object({
  seat: z.number(),
  pair: z.nullable(z.number()),
  gender: z.enum(['F', 'M']),
  price: z.number(),
})
export type SnapshotSeat = z.infer<typeof Seat>

export const BusSnapshot = z.object({
  query: BusSearchQuery,
  trip: Trip,
  stops: z.array(Stop),
  /** Number of seats on the bus, usually 40. */
  seatsInAll: z._default(z.number(), 40),
  seats: z.array(Seat).check(z.minLength(1)),
})
export type BusSnapshot = z.infer<typeof BusSnapshot>

export const busSnapshot = ({ snapshot }: Pick<BookingRow, 'snapshot'>): BusSnapshot => BusSnapshot.parse(snapshot)

/** Returns a fingerprint of a booking's trip, seats and genders. */
export function busSelection(booking: Pick<BookingRow, 'snapshot'>): string {
  const { trip, seats } = busSnapshot(booking)
  return sha256([trip.key, ...seats.map(({ seat, gender }) => `${seat}${gender}`)].join(' '))
}

/** Returns the total price of all seats in kuruş. */
export const snapshotTotal = ({ seats }: Pick<BusSnapshot, 'seats'>): number =>
  seats.reduce((sum, { price }) => sum + price, 0)
