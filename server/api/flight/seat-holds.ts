/**
 * Taking and giving back seats. One sale per seat is kept by the database: `seat_inventory_never_oversold` refuses
 * the row that would take one seat too many, and the whole transaction with it.
 */
import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { type BookingRow, bookings, bookingSeats, seatInventory } from '#server/db/schema/bookings.ts'
import { seatedPassengers } from '#server/api/flight/search-query.ts'
import { flightSnapshot, type Snapshot } from '#server/api/flight/snapshot.ts'
import { violatedConstraint } from '#server/db/constraint-violation.ts'
import type { Orm } from '#server/db/database.ts'

interface SeatClaim {
  flightKey: string
  cabin: string
  count: number
  /** Seats that the supply sells on this flight and cabin. */
  capacity: number
}

/** 'soldOut' where a transaction failed because a flight has not enough seats left. */
export const whyGone = (error: unknown) =>
  violatedConstraint(error) === 'seat_inventory_never_oversold' ? ('soldOut' as const) : undefined

/** What the flights of a booking need. */
export function claimsOf({ legs, query }: Pick<Snapshot, 'legs' | 'query'>): SeatClaim[] {
  const count = seatedPassengers(query.pax)
  return legs
    .flatMap(({ itinerary }) => itinerary.flights)
    .map((flight) => ({ flightKey: flight.key, cabin: query.cabin, count, capacity: flight.seats[query.cabin] }))
}

const claimKey = ({ flightKey, cabin }: Pick<SeatClaim, 'flightKey' | 'cabin'>) => `${flightKey} ${cabin}`

/** Takes the seats that `claims` have beyond `held`, and gives back the rest. Rows are locked in one order by everybody. */
async function swapSeats(
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
async function recordSeats(tx: Orm, bookingId: number, claims: readonly SeatClaim[]): Promise<void> {
  await tx.delete(bookingSeats).where(eq(bookingSeats.bookingId, bookingId))
  const rows = claims.map(({ flightKey, cabin, count }) => ({ bookingId, flightKey, cabin, count }))
  if (rows.length > 0) await tx.insert(bookingSeats).values(rows)
}

/** The seats recorded for bookings. */
async function recordedSeats(tx: Orm, bookingIds: readonly number[]): Promise<Omit<SeatClaim, 'capacity'>[]> {
  if (bookingIds.length === 0) return []
  return tx
    .select()
    .from(bookingSeats)
    .where(inArray(bookingSeats.bookingId, [...bookingIds]))
}

/**
 * Takes and writes down the seats of a selection for a new booking, in place of those that the locked bookings of
 * `instead` hold.
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

/** Takes the seats again that a booking had let go, in place of those that the locked bookings of `instead` hold. */
export const retakeSeats = async (tx: Orm, booking: BookingRow, instead: readonly number[]): Promise<void> =>
  swapSeats(tx, claimsOf(flightSnapshot(booking)), await recordedSeats(tx, instead))

/** Gives back what bookings hold. */
export const releaseSeats = async (tx: Orm, bookingIds: readonly number[]): Promise<void> =>
  swapSeats(tx, [], await recordedSeats(tx, bookingIds))

/** Counts of flights that left before a plain date and that no booking holds. Their keys end in the day of departure. */
export async function forgetFlownSeats(orm: Orm, day: string): Promise<void> {
  const holding = orm
    .select({ one: sql`1` })
    .from(bookingSeats)
    .innerJoin(bookings, eq(bookings.id, bookingSeats.bookingId))
    .where(
      and(
        eq(bookingSeats.flightKey, seatInventory.flightKey),
        eq(bookingSeats.cabin, seatInventory.cabin),
        eq(bookings.stock, 'held'),
      ),
    )
  await orm
    .delete(seatInventory)
    .where(and(sql`substring(${seatInventory.flightKey} from '\\d{4}-\\d{2}-\\d{2}$') < ${day}`, notExists(holding)))
}
