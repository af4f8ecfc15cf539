/**
 * Taken seats of a trip: from the database once this gateway has sold a seat of the trip, otherwise from the supply.
 */
import { and, count, eq, lte, or, sql, type SQL } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { Orm } from '#server/db/database.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { busSeats, busTrips } from '#server/db/schema/buses.ts'
import { sharedLookup } from '#server/db/shared-lookup.ts'
import type { BusOffer, BusTripOffer, TakenSeat } from '#server/supply/bus/bus-supply.ts'

/**
 * A condition on `bus_seats` joined with `bookings`: rows that count as free, because their hold has expired or they
 * belong to one of the traveller's own bookings (`own`).
 */
const idle = (now: Date, own?: SQL) =>
  and(eq(bookings.stock, 'held'), sql`${bookings.status} <> 'issuing'`, or(lte(bookings.holdExpiresAt, now), own))

/** The current number of free seats of each offer, in the order of `offers`. */
export async function freeSeats(
  { db, clock }: Pick<GatewayDeps, 'db' | 'clock'>,
  offers: readonly BusOffer[],
  own?: SQL,
): Promise<number[]> {
  const keys = offers.map(({ trip }) => trip.key)
  const taken = await takenByTrip(db.orm, keys, clock.now(), own)
  return offers.map(({ trip, seats, takenElsewhere }) => seats - (taken.get(trip.key) ?? takenElsewhere))
}

/** Reads the number of taken seats of those trips that this gateway has sold a seat of. */
const openedTrips = sharedLookup(async (orm, keys) => {
  // A join instead of an IN list: with a long list the planner takes longer than the query itself.
  const rows = await orm
    .select({ key: busTrips.tripKey, taken: busTrips.taken })
    .from(sql`unnest(${sql.param(keys)}::text[]) as asked(key)`)
    .innerJoin(busTrips, sql`${busTrips.tripKey} = asked.key`)
  return new Map(rows.map(({ key, taken }) => [key, taken]))
})

/** Number of taken seats per trip, less the rows that count as free. These are few, so the query starts from them. */
async function takenByTrip(orm: Orm, keys: string[], now: Date, own: SQL | undefined) {
  if (keys.length === 0) return new Map<string, number>()
  const opened = await openedTrips(orm, keys)
  const asked = keys.filter((key) => opened.has(key))
  if (asked.length === 0) return new Map<string, number>()
  const free = await orm
    .select({ key: busSeats.tripKey, seats: count() })
    .from(bookings)
    .innerJoin(busSeats, eq(busSeats.bookingId, bookings.id))
    .where(and(eq(bookings.product, 'bus'), idle(now, own)))
    .groupBy(busSeats.tripKey)
  const freeOf = new Map(free.map(({ key, seats }) => [key, seats]))
  return new Map(asked.map((key) => [key, (opened.get(key) ?? 0) - (freeOf.get(key) ?? 0)]))
}

/** Taken and closed seats as the supply reports them: the state of a trip before this gateway's first sale. */
export function takenBefore({ takenElsewhere, closed }: BusTripOffer): TakenSeat[] {
  return [...takenElsewhere, ...closed.map((seat) => ({ seat, soldTo: 'CS' as const }))]
}

/** The currently taken seats of a trip; seats that the bookings of `own` hold count as free. */
export async function takenSeats(
  { db, clock }: Pick<GatewayDeps, 'db' | 'clock'>,
  offer: BusTripOffer,
  own?: SQL,
): Promise<Map<number, TakenSeat['soldTo']>> {
  const { key } = offer.trip
  const [opened] = await db.orm.select().from(busTrips).where(eq(busTrips.tripKey, key))
  if (!opened) return new Map(takenBefore(offer).map(({ seat, soldTo }) => [seat, soldTo]))
  const rows = await db.orm
    .select({ seat: busSeats.seat, soldTo: busSeats.soldTo })
    .from(busSeats)
    .leftJoin(bookings, eq(bookings.id, busSeats.bookingId))
    .where(and(eq(busSeats.tripKey, key), sql`${idle(clock.now(), own)} is not true`))
  return new Map(rows.map(({ seat, soldTo }) => [seat, soldTo]))
}
