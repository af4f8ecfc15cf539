/**
 * Holds and releases flight seats. The database prevents overselling: the check `flight_cabins_never_oversold` fails
 * any transaction that takes one seat too many.
 */
import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { stockChanges } from '#server/booking/stock-changes.ts'
import { flightSeats, flightCabins } from '#server/db/schema/flights.ts'
import { flightSnapshot, type FlightSnapshot } from '#server/api/flight/snapshot.ts'
import { violatedConstraint } from '#server/db/constraint-violation.ts'
import type { Orm } from '#server/db/database.ts'
import { seatedPassengers } from '#server/supply/flight/flight-supply.ts'

interface SeatClaim {
  flightKey: string
  cabin: string
  count: number
  /** Number of seats in this cabin that other sellers have not sold. The gateway's own sales are not deducted. */
  capacity: number
}

/** Returns 'flightSoldOut' if a database error says that a flight has too few free seats. */
export const whyGone = (error: unknown) =>
  violatedConstraint(error) === 'flight_cabins_never_oversold' ? ('flightSoldOut' as const) : undefined

/** Returns how many seats a booking needs on each of its flights. */
export function claimsOf({ legs, query }: Pick<FlightSnapshot, 'legs' | 'query'>): SeatClaim[] {
  const count = seatedPassengers(query.pax)
  return legs
    .flatMap(({ itinerary }) => itinerary.flights)
    .map((flight) => ({ flightKey: flight.key, cabin: query.cabin, count, capacity: flight.seats[query.cabin] }))
}

const claimKey = ({ flightKey, cabin }: Pick<SeatClaim, 'flightKey' | 'cabin'>) => `${flightKey} ${cabin}`

/**
 * Takes the seats in the list `claims` and releases the seats in the list `held`. If both lists contain seats in the
 * same cabin of a flight, only the difference is taken or released. Locks rows in a fixed order to avoid deadlocks.
 */
async function swapSeats(
  tx: Orm,
  claims: readonly SeatClaim[],
  held: readonly Omit<SeatClaim, 'capacity'>[],
): Promise<void> {
  for (const { flightKey, cabin, delta, capacity } of stockChanges(claimKey, claims, held)) {
    if (delta > 0) {
      await tx
        .insert(flightCabins)
        .values({ flightKey, cabin, seats: capacity ?? 0, taken: delta })
        .onConflictDoUpdate({
          target: [flightCabins.flightKey, flightCabins.cabin],
          set: { taken: sql`${flightCabins.taken} + ${delta}`, seats: sql`excluded.seats` },
        })
    } else if (delta < 0) {
      await tx
        .update(flightCabins)
        .set({ taken: sql`${flightCabins.taken} + ${delta}` })
        .where(and(eq(flightCabins.flightKey, flightKey), eq(flightCabins.cabin, cabin)))
    }
  }
}

/** Replaces the rows that record a booking's seats. */
async function recordSeats(tx: Orm, bookingId: number, claims: readonly SeatClaim[]): Promise<void> {
  await tx.delete(flightSeats).where(eq(flightSeats.bookingId, bookingId))
  const rows = claims.map(({ flightKey, cabin, count }) => ({ bookingId, flightKey, cabin, count }))
  if (rows.length > 0) await tx.insert(flightSeats).values(rows)
}

/** Reads the rows that record the seats of bookings. */
async function recordedSeats(tx: Orm, bookingIds: readonly number[]): Promise<Omit<SeatClaim, 'capacity'>[]> {
  if (bookingIds.length === 0) return []
  return tx
    .select()
    .from(flightSeats)
    .where(inArray(flightSeats.bookingId, [...bookingIds]))
}

/**
 * Takes and records the seats of a selection for a new booking. Releases the seats of the traveller's earlier bookings
 * that the new booking replaces. Their IDs are in `instead`, and the caller has locked their rows.
 */
export async function holdSeats(
  tx: Orm,
  { id }: Pick<BookingRow, 'id'>,
  claims: readonly SeatClaim[],
  instead: readonly number[],
): Promise<void> {
  await swapSeats(tx, claims, await recordedSeats(tx, instead))
  await recordSeats(tx, id, claims)
}

/**
 * Takes a booking's released seats again. Releases the seats of the traveller's other bookings from the same search, so
 * that a traveller holds seats for one selection per search. The IDs of these other bookings are in `instead`, and the
 * caller has locked their rows.
 */
export const retakeSeats = async (tx: Orm, booking: BookingRow, instead: readonly number[]): Promise<void> =>
  swapSeats(tx, claimsOf(flightSnapshot(booking)), await recordedSeats(tx, instead))

export const releaseSeats = async (tx: Orm, bookingIds: readonly number[]): Promise<void> =>
  swapSeats(tx, [], await recordedSeats(tx, bookingIds))

/**
 * Deletes the counts of taken seats of past flights: those that departed before the plain date `day`. The departure
 * date is read from the end of a flight's key. A cabin's count is not deleted while a booking still holds seats in this
 * cabin.
 */
export async function forgetFlownSeats(orm: Orm, day: string): Promise<void> {
  const holding = orm
    .select({ one: sql`1` })
    .from(flightSeats)
    .innerJoin(bookings, eq(bookings.id, flightSeats.bookingId))
    .where(
      and(
        eq(flightSeats.flightKey, flightCabins.flightKey),
        eq(flightSeats.cabin, flightCabins.cabin),
        eq(bookings.stock, 'held'),
      ),
    )
  await orm
    .delete(flightCabins)
    .where(and(sql`substring(${flightCabins.flightKey} from '\\d{4}-\\d{2}-\\d{2}$') < ${day}`, notExists(holding)))
}
