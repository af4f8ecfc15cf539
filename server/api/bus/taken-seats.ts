/**
 * Determines the taken seats of a trip. If the supplier has its own seat inventory, they are the seats that the
 * supplier reports as taken and the taken seats in this gateway's database. For any other supplier, they come from the
 * database if this gateway has ever held a seat of the trip, otherwise from the supplier.
 */
import { and, count, eq, lte, or, sql, type SQL } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { Orm } from '#server/db/database.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { busSeats, busTrips } from '#server/db/schema/buses.ts'
import { sharedLookup } from '#server/db/shared-lookup.ts'
import { supplyHolds } from '#server/api/bus/supply-holds.ts'
import type { BusOffer, BusTripOffer, TakenSeat } from '#server/supply/bus/bus-supply.ts'

/**
 * SQL condition for a query that joins `bus_seats` with `bookings`. It selects the held seats that count as free for a
 * traveller: the hold has expired, or the booking is the traveller's own. The SQL condition `own` selects the
 * traveller's own bookings. Seats of a booking whose ticket is being issued never count as free.
 */
const idle = (now: Date, own?: SQL) =>
  and(eq(bookings.stock, 'held'), sql`${bookings.status} <> 'issuing'`, or(lte(bookings.holdExpiresAt, now), own))

type Deps = Pick<GatewayDeps, 'db' | 'clock' | 'buses'>

/** Returns the current number of free seats of each offer, in the order of `offers`. */
export async function freeSeats(deps: Deps, offers: readonly BusOffer[], own?: SQL): Promise<number[]> {
  const { db, clock, buses } = deps
  const keys = offers.map(({ trip }) => trip.key)
  const [taken, held] = await Promise.all([
    takenByTrip(db.orm, keys, clock.now(), own),
    buses.hasOwnInventory ? supplyHolds(deps, own) : null,
  ])
  if (!held) return offers.map(({ trip, seats, unavailable }) => seats - (taken.get(trip.key) ?? unavailable))
  return offers.map(({ trip: { key }, seats, unavailable }) => {
    const reported = unavailable - (held.get(key)?.size ?? 0)
    // The supplier may report sales of this gateway late. So the larger of two numbers counts: the taken seats that the
    // supplier reports, less those that it holds for the traveller, and the taken seats in the gateway's database.
    return seats - Math.max(reported, taken.get(key) ?? 0)
  })
}

/**
 * Reads the number of taken seats of each trip in `keys`. Leaves out trips of which this gateway has never held a seat.
 */
const openedTrips = sharedLookup(async (orm, keys) => {
  // Uses a join instead of an IN list, because planning a query with a long IN list takes longer than running it.
  const rows = await orm
    .select({ key: busTrips.tripKey, taken: busTrips.taken })
    .from(sql`unnest(${sql.param(keys)}::text[]) as asked(key)`)
    .innerJoin(busTrips, sql`${busTrips.tripKey} = asked.key`)
  return new Map(rows.map(({ key, taken }) => [key, taken]))
})

/**
 * Returns the number of taken seats of each trip on which this gateway has held a seat. Expired holds do not count.
 * Holds of the traveller's own bookings do not count either; the SQL condition `own` selects these bookings. If a
 * booking's ticket is being issued, its hold counts in spite of both rules. The result is the column `taken` of
 * `bus_trips` minus the seats of the holds that do not count. The query for these holds starts from the table
 * `bookings`, because its conditions select only few rows there.
 */
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

/** Returns the seats that the supplier reports as taken or as not for sale. */
export function reportedSeats({ takenElsewhere, closed }: BusTripOffer): TakenSeat[] {
  return [...takenElsewhere, ...closed.map((seat) => ({ seat, soldTo: 'CS' as const }))]
}

const mapOf = (taken: readonly TakenSeat[]) => new Map(taken.map(({ seat, soldTo }) => [seat, soldTo]))

/**
 * Returns the currently taken seats of a trip. Seats that the traveller's own bookings hold count as free; the SQL
 * condition `own` selects these bookings.
 */
export async function takenSeats(
  deps: Deps,
  offer: BusTripOffer,
  own?: SQL,
): Promise<Map<number, TakenSeat['soldTo']>> {
  const { db, clock, buses } = deps
  const { key } = offer.trip
  if (buses.hasOwnInventory) {
    const [holds, stored] = await Promise.all([supplyHolds(deps, own), storedSeats(db.orm, key, clock.now(), own)])
    const others = reportedSeats(offer).filter(({ seat }) => !holds.get(key)?.has(seat))
    return mapOf([...others, ...stored])
  }
  const [opened] = await db.orm.select().from(busTrips).where(eq(busTrips.tripKey, key))
  return mapOf(opened ? await storedSeats(db.orm, key, clock.now(), own) : reportedSeats(offer))
}

/**
 * Reads the taken seats of a trip from the table `bus_seats`. Leaves out seats whose hold has expired, unless their
 * ticket is being issued. Also leaves out seats that the traveller's own bookings hold; the SQL condition `own` selects
 * these bookings.
 */
const storedSeats = (orm: Orm, tripKey: string, now: Date, own: SQL | undefined) =>
  orm
    .select({ seat: busSeats.seat, soldTo: busSeats.soldTo })
    .from(busSeats)
    .leftJoin(bookings, eq(bookings.id, busSeats.bookingId))
    .where(and(eq(busSeats.tripKey, tripKey), sql`${idle(now, own)} is not true`))
