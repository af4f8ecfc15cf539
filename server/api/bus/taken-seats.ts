/** Which seats of a trip are taken: by what the database knows once this gateway took one, else by the supply. */
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { GatewayDeps } from '#server/api/deps.ts'
import type { Orm } from '#server/db/database.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { busSeats, busTrips } from '#server/db/schema/buses.ts'
import type { BusTrip, TakenSeat } from '#server/supply/bus-supply.ts'

/**
 * Rows of `bus_seats` that are as good as gone: holds that ran out, and to its own traveller the hold of `ownSession`.
 * To be used on rows joined with their bookings.
 */
const idle = (now: Date, ownSession?: string) =>
  and(
    eq(bookings.seats, 'held'),
    sql`${bookings.status} <> 'issuing'`,
    or(lte(bookings.holdExpiresAt, now), ownSession === undefined ? undefined : eq(bookings.sessionUnique, ownSession)),
  )

/** Free seats of each trip at this moment, in the order of `trips`. */
export async function freeSeats(
  { db, buses, clock }: GatewayDeps,
  trips: readonly BusTrip[],
  ownSession?: string,
): Promise<number[]> {
  const now = clock.now()
  const keys = trips.map(({ key }) => key)
  const touched = await takenByTrip(db.orm, await openedTrips(db.orm, keys), now, ownSession)
  const taken = new Map(touched.map(({ key, taken }) => [key, taken]))
  return trips.map((trip) => {
    const { seats } = buses.layout(trip.seatType)
    return seats.length - (taken.get(trip.key) ?? buses.countTaken(trip, now) + buses.closedSeats(trip).length)
  })
}

/** Trips that this gateway has taken a seat of. Most searches meet none: the plain look is cheaper than the counting below. */
async function openedTrips(orm: Orm, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await orm
    .select({ key: busTrips.tripKey })
    .from(busTrips)
    .where(sql`${busTrips.tripKey} = any(${sql.param(keys)})`)
  return rows.map(({ key }) => key)
}

async function takenByTrip(orm: Orm, keys: string[], now: Date, ownSession: string | undefined) {
  if (keys.length === 0) return []
  return orm
    .select({
      key: busTrips.tripKey,
      taken: sql<number>`(count(${busSeats.seat}) filter (where ${idle(now, ownSession)} is not true))::int`,
    })
    .from(busTrips)
    .leftJoin(busSeats, eq(busSeats.tripKey, busTrips.tripKey))
    .leftJoin(bookings, eq(bookings.id, busSeats.bookingId))
    .where(sql`${busTrips.tripKey} = any(${sql.param(keys)})`)
    .groupBy(busTrips.tripKey)
}

/** What the supply says is taken, closed seats among it: the state of a trip before this gateway's first sale. */
export function takenElsewhere({ buses, clock }: Pick<GatewayDeps, 'buses' | 'clock'>, trip: BusTrip): TakenSeat[] {
  const closed = buses.closedSeats(trip).map((seat) => ({ seat, soldTo: 'CS' as const }))
  return [...buses.takenElsewhere(trip, clock.now()), ...closed]
}

/** The taken seats of a trip at this moment; what `ownSession` holds is free to it. */
export async function takenSeats(
  deps: GatewayDeps,
  trip: BusTrip,
  ownSession?: string,
): Promise<Map<number, TakenSeat['soldTo']>> {
  const { db, clock } = deps
  const [opened] = await db.orm
    .select()
    .from(busTrips)
    .where(inArray(busTrips.tripKey, [trip.key]))
  if (!opened) return new Map(takenElsewhere(deps, trip).map(({ seat, soldTo }) => [seat, soldTo]))
  const rows = await db.orm
    .select({ seat: busSeats.seat, soldTo: busSeats.soldTo })
    .from(busSeats)
    .leftJoin(bookings, eq(bookings.id, busSeats.bookingId))
    .where(and(eq(busSeats.tripKey, trip.key), sql`${idle(clock.now(), ownSession)} is not true`))
  return new Map(rows.map(({ seat, soldTo }) => [seat, soldTo]))
}
