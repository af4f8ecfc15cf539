import { and, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { Orm } from '#server/db/database.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { flightSeats, flightCabins } from '#server/db/schema/flights.ts'
import { sharedLookup } from '#server/db/shared-lookup.ts'
import type { Cabin, FlightMarket, TakenSeats } from '#server/supply/flight/flight-supply.ts'

const seatKey = (flightKey: string, cabin: string) => `${flightKey} ${cabin}`

/**
 * Returns the keys of the flight cabins in which at least one seat is taken. The function `seatKey` makes these keys.
 */
const touchedCabins = sharedLookup(async (orm, flightKeys) => {
  const rows = await orm
    .select({ key: flightCabins.flightKey, cabin: flightCabins.cabin })
    .from(flightCabins)
    .where(and(sql`${flightCabins.flightKey} = any(${sql.param(flightKeys)})`, gt(flightCabins.taken, 0)))
  return new Set(rows.map(({ key, cabin }) => seatKey(key, cabin)))
})

/**
 * Reads how many seats this gateway has sold or holds on flights. Expired holds do not count. Holds of the traveller's
 * own bookings do not count either; the SQL condition `own` selects these bookings. If a booking's ticket is being
 * issued, its hold counts in spite of both rules.
 */
async function readTakenSeats(
  orm: Orm,
  flightKeys: readonly string[],
  cabin: Cabin,
  now: Date,
  own?: SQL,
): Promise<TakenSeats> {
  if (flightKeys.length === 0) return () => 0
  // Most flights of a search have no taken seats. So a simple query first finds the flights that have some, and the
  // slower query below counts the seats of these flights only.
  const cabins = await touchedCabins(orm, flightKeys)
  const touched = flightKeys.filter((key) => cabins.has(seatKey(key, cabin)))
  if (touched.length === 0) return () => 0
  const asked = and(sql`${flightCabins.flightKey} = any(${sql.param(touched)})`, eq(flightCabins.cabin, cabin))
  const idle = or(lte(bookings.holdExpiresAt, now), own)
  const releasable = orm
    .select({ seats: sql`coalesce(sum(${flightSeats.count}), 0)` })
    .from(flightSeats)
    .innerJoin(bookings, eq(bookings.id, flightSeats.bookingId))
    .where(
      and(
        sql`${flightSeats.flightKey} = ${flightCabins.flightKey}`,
        sql`${flightSeats.cabin} = ${flightCabins.cabin}`,
        eq(bookings.stock, 'held'),
        sql`${bookings.status} <> 'issuing'`,
        idle,
      ),
    )
  const rows = await orm
    .select({ key: flightCabins.flightKey, taken: sql<number>`(${flightCabins.taken} - (${releasable}))::int` })
    .from(flightCabins)
    .where(asked)
  const taken = new Map(rows.map((row) => [row.key, row.taken]))
  return (flightKey, wanted) => (wanted === cabin ? (taken.get(flightKey) ?? 0) : 0)
}

/**
 * Returns what the supplier needs from the gateway to price flights: the current time, and a function that reads the
 * taken seats. Seats that the traveller's own bookings hold count as free; the SQL condition `own` selects these
 * bookings.
 */
export function flightMarket({ db, clock }: Pick<GatewayDeps, 'db' | 'clock'>, own?: SQL): FlightMarket {
  const now = clock.now()
  return { now, taken: (keys, cabin) => readTakenSeats(db.orm, keys, cabin, now, own) }
}
