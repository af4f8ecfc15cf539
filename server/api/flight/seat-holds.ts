/**
 * Taking and giving back seats. One sale per seat is kept by the database: `seat_inventory_never_oversold` refuses
 * the row that would take one seat too many, and the whole transaction with it.
 */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Snapshot } from '#server/api/flight/snapshot.ts'
import { seatedPassengers } from '#server/api/flight/search-query.ts'
import { violatedConstraint } from '#server/db/constraint-violation.ts'
import type { Orm } from '#server/db/database.ts'
import { bookings, bookingSeats, seatInventory } from '#server/db/schema/bookings.ts'

/** Minutes that selected seats are kept for a booking (domain rule of this gateway). */
export const holdMinutes = 15

export interface SeatClaim {
  flightKey: string
  cabin: string
  count: number
  /** Seats that the supply sells on this flight and cabin. */
  capacity: number
}

/** Whether a transaction failed because a flight has not enough seats left. */
export const isSoldOut = (error: unknown): boolean => violatedConstraint(error) === 'seat_inventory_never_oversold'

/** What the flights of a booking need. */
export function claimsOf({ legs, query }: Pick<Snapshot, 'legs' | 'query'>): SeatClaim[] {
  const count = seatedPassengers(query.pax)
  return legs
    .flatMap(({ itinerary }) => itinerary.flights)
    .map((flight) => ({ flightKey: flight.key, cabin: query.cabin, count, capacity: flight.seats[query.cabin] }))
}

const claimKey = ({ flightKey, cabin }: Pick<SeatClaim, 'flightKey' | 'cabin'>) => `${flightKey} ${cabin}`

/** Takes the seats that `claims` have beyond `held`, and gives back the rest. Rows are locked in one order by everybody. */
export async function swapSeats(
  tx: Orm,
  claims: readonly SeatClaim[],
  held: readonly Omit<SeatClaim, 'capacity'>[],
): Promise<void> {
  const changes = new Map<string, { flightKey: string; cabin: string; delta: number; capacity: number | null }>()
  const change = (seat: Omit<SeatClaim, 'capacity'>, delta: number, capacity: number | null) => {
    const known = changes.get(claimKey(seat))
    if (known) {
      known.delta += delta
      known.capacity = capacity ?? known.capacity
    } else changes.set(claimKey(seat), { flightKey: seat.flightKey, cabin: seat.cabin, delta, capacity })
  }
  for (const claim of claims) change(claim, claim.count, claim.capacity)
  for (const seat of held) change(seat, -seat.count, null)
  const ordered = [...changes.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
  for (const { flightKey, cabin, delta, capacity } of ordered) {
    if (delta > 0) {
      await tx
        .insert(seatInventory)
        .values({ flightKey, cabin, seats: capacity ?? 0, taken: delta })
        .onConflictDoUpdate({
          target: [seatInventory.flightKey, seatInventory.cabin],
          set: { taken: sql`${seatInventory.taken} + ${delta}`, seats: sql`excluded.seats` },
        })
    } else if (delta < 0) {
      await tx
        .update(seatInventory)
        .set({ taken: sql`${seatInventory.taken} + ${delta}` })
        .where(and(eq(seatInventory.flightKey, flightKey), eq(seatInventory.cabin, cabin)))
    }
  }
}

/** Writes down what a booking takes, in place of what it took before. */
export async function recordSeats(tx: Orm, bookingId: number, claims: readonly SeatClaim[]): Promise<void> {
  await tx.delete(bookingSeats).where(eq(bookingSeats.bookingId, bookingId))
  const rows = claims.map(({ flightKey, cabin, count }) => ({ bookingId, flightKey, cabin, count }))
  if (rows.length > 0) await tx.insert(bookingSeats).values(rows)
}

/** The seats recorded for bookings. */
export async function recordedSeats(tx: Orm, bookingIds: readonly number[]): Promise<Omit<SeatClaim, 'capacity'>[]> {
  if (bookingIds.length === 0) return []
  return tx
    .select()
    .from(bookingSeats)
    .where(inArray(bookingSeats.bookingId, [...bookingIds]))
}

/**
 * Lets go of holds that ran out, at most `most` of them, skipping bookings that somebody is working on. Returns how
 * many. A booking whose ticket is being issued keeps its seats.
 */
export async function releaseExpiredHolds(orm: Orm, now: Date, most = 200): Promise<number> {
  return orm.transaction(async (tx) => {
    const expired = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.seats, 'held'), lte(bookings.holdExpiresAt, now), sql`${bookings.status} <> 'issuing'`))
      .orderBy(asc(bookings.id))
      .limit(most)
      .for('update', { skipLocked: true })
    const ids = expired.map(({ id }) => id)
    if (ids.length === 0) return 0
    await tx.update(bookings).set({ seats: 'released' }).where(inArray(bookings.id, ids))
    await swapSeats(tx, [], await recordedSeats(tx, ids))
    return ids.length
  })
}
