/**
 * Defines the snapshot that a flight booking stores of its flights and fares, so that the booking can be shown and
 * priced after its search is deleted.
 */
import * as z from 'zod/mini'
import { StoredNames } from '#server/api/booking/snapshot-parts.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { FlightSearchQuery } from '#server/api/flight/search-query.ts'
import { endsOf } from '#server/api/flight/wire-itinerary.ts'
import { sha256 } from '#server/db/random-token.ts'
import type { PricedFare } from '#server/supply/flight/flight-supply.ts'

const Airport = z.object({
  id: z.number(),
  code: z.string(),
  name: StoredNames,
  city: StoredNames,
  country_code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.string(),
})
const perCabin = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({ economy: value, business: value, first: value })
const Flight = z.object({
  key: z.string(),
  carrier: z.object({ code: z.string(), name: z.union([z.string(), StoredNames]), logo: z.string() }),
  number: z.string(),
  from: Airport,
  to: Airport,
  departureDate: z.string(),
  departureTime: z.string(),
  arrivalDate: z.string(),
  arrivalTime: z.string(),
  duration: z.number(),
  departsAt: z.number(),
  arrivesAt: z.number(),
  seats: perCabin(z.number()),
})
const Itinerary = z.object({
  key: z.string(),
  flights: z.array(Flight),
  duration: z.number(),
  layovers: z.array(z.number()),
})
const Family = z.object({
  code: z.string(),
  name: StoredNames,
  handLuggage: z.number(),
  luggage: z.number(),
  seatSelection: z.boolean(),
})
const PaxPrice = z.object({ base: z.number(), tax: z.number(), serviceFee: z.number() })
const Fare = z.object({
  family: Family,
  perPax: z.object({ adult: PaxPrice, child: PaxPrice, senior: PaxPrice, infant: PaxPrice }),
  total: z.number(),
})
const ruleWindow = z.object({
  allowed: z.boolean(),
  amount: z.number(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})
const Rules = z.object({ change: z.array(ruleWindow), cancel: z.array(ruleWindow) })

/**
 * Snapshot of a flight booking. `fares` has one entry per leg, or a single entry if both legs of a round trip are sold
 * as a package at one fare.
 */
export const FlightSnapshot = z.object({
  query: FlightSearchQuery,
  domestic: z.boolean(),
  legs: z.array(z.object({ itinerary: Itinerary, family: Family, rules: Rules })).check(z.minLength(1), z.maxLength(2)),
  fares: z.array(Fare).check(z.minLength(1), z.maxLength(2)),
})
export type FlightSnapshot = z.infer<typeof FlightSnapshot>
export const flightSnapshot = ({ snapshot }: Pick<BookingRow, 'snapshot'>): FlightSnapshot =>
  FlightSnapshot.parse(snapshot)
/** Returns a fare as a snapshot stores it, without its rules, which are stored with each direction. */
export const storedFare = ({ family, perPax, total }: PricedFare): FlightSnapshot['fares'][number] => ({
  family,
  perPax,
  total,
})
export type SnapshotLeg = FlightSnapshot['legs'][number]

/** Returns a fingerprint of a booking's itineraries and fare families. */
export const flightSelection = (booking: Pick<BookingRow, 'snapshot'>): string =>
  sha256(
    flightSnapshot(booking)
      .legs.map(({ itinerary, family }) => `${itinerary.key} ${family.code}`)
      .join(' '),
  )

/** Returns the total price of a booking's flights for all passengers, in kuruş. */
export const snapshotTotal = ({ fares }: Pick<FlightSnapshot, 'fares'>): number =>
  fares.reduce((sum, fare) => sum + fare.total, 0)

/** Returns the outbound direction of a flight booking. Every flight booking has one. */
export function outboundOf(snapshot: FlightSnapshot): SnapshotLeg {
  const [leg] = snapshot.legs
  if (!leg) throw new Error('A booking came without an outbound flight')
  return leg
}

/**
 * Returns the plain date of a flight booking's outbound departure. The payment form checks the ages that passengers
 * have on this date, and that passports expire after it.
 */
export const departureDateOf = (snapshot: FlightSnapshot): string =>
  endsOf(outboundOf(snapshot).itinerary).first.departureDate
