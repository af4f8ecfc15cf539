/**
 * Holds and releases bus seats. The database enforces the rules: `bus_seats_one_sale` allows one sale per seat, and
 * `bus_seats_neighbours` forbids strangers of different gender on adjacent seats.
 */
import { and, asc, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { busSnapshot, type BusSnapshot, type SnapshotSeat } from '#server/api/bus/snapshot.ts'
import { violatedConstraint, violatedReference } from '#server/db/constraint-violation.ts'
import type { Orm } from '#server/db/database.ts'
import { busSeats, busTrips } from '#server/db/schema/buses.ts'
import type { SeatLayout, TakenSeat } from '#server/supply/bus/bus-supply.ts'

/**
 * Name of the foreign key from a seat to its trip. The row of a departed trip is deleted; after that, inserting a seat
 * of the trip violates this foreign key.
 */
const tripForgotten = 'bus_seats_trip_key_bus_trips_trip_key_fk'

/**
 * Returns why seats could not be taken: they are sold, a stranger of another gender sits beside them, or the trip is
 * gone. Returns undefined if the error has another cause.
 */
export function whyGone(error: unknown): 'seatTaken' | 'seatGender' | 'tripUnavailable' | undefined {
  const rule = violatedConstraint(error)
  if (rule === 'bus_seats_one_sale') return 'seatTaken'
  if (rule === 'bus_seats_neighbours') return 'seatGender'
  return violatedReference(error) === tripForgotten ? 'tripUnavailable' : undefined
}

/**
 * Records a trip before this gateway takes a seat on it for the first time. Also stores the seats in `taken`: seats
 * that other sellers have sold or that are not for sale. This list is empty for a supplier with its own seat inventory.
 * Does nothing if the trip is recorded already. A concurrent transaction for the same trip waits until this one ends,
 * because the trip's key is the primary key of `bus_trips`.
 */
export async function openTrip(
  tx: Orm,
  { key, departureDate }: BusSnapshot['trip'],
  layout: SeatLayout,
  taken: readonly TakenSeat[],
): Promise<void> {
  const opened = await tx
    .insert(busTrips)
    .values({ tripKey: key, departsOn: departureDate })
    .onConflictDoNothing()
    .returning({ key: busTrips.tripKey })
  if (opened.length === 0 || taken.length === 0) return
  const rows = taken.map(({ seat, soldTo }) => ({
    tripKey: key,
    seat,
    pair: layout.pairOf(seat)?.pair ?? null,
    soldTo,
  }))
  await tx.insert(busSeats).values(rows.toSorted((a, b) => a.seat - b.seat))
}

/**
 * Locks the trips of the given bookings and of the wanted seats, ordered by key. Concurrent transactions wait here
 * before they change any seat, so that two transactions that swap seats can't deadlock.
 */
async function lockTrips(tx: Orm, bookingIds: readonly number[], wanted: readonly string[]): Promise<void> {
  const rows = await tx
    .selectDistinct({ tripKey: busSeats.tripKey })
    .from(busSeats)
    .where(inArray(busSeats.bookingId, [...bookingIds]))
  await tx
    .select({ tripKey: busTrips.tripKey })
    .from(busTrips)
    .where(inArray(busTrips.tripKey, [...wanted, ...rows.map(({ tripKey }) => tripKey)]))
    .orderBy(asc(busTrips.tripKey))
    .for('update')
}

/**
 * Takes the seats in `seats` for a booking that the transaction has locked, and releases all seats that the booking
 * held before. Also releases the seats of the traveller's other bookings that this booking replaces. Their IDs are in
 * `instead`, and the transaction has locked their rows, too.
 */
export async function holdSeats(
  tx: Orm,
  { id }: Pick<BookingRow, 'id'>,
  tripKey: string,
  seats: readonly SnapshotSeat[],
  instead: readonly number[] = [],
): Promise<void> {
  const given = [id, ...instead]
  await lockTrips(tx, given, [tripKey])
  await tx.delete(busSeats).where(inArray(busSeats.bookingId, given))
  const rows = seats.map(({ seat, pair, gender }) => ({ tripKey, seat, pair, soldTo: gender, bookingId: id }))
  await tx.insert(busSeats).values(rows.toSorted((a, b) => a.seat - b.seat))
}

/**
 * Takes the seats of a booking again after they were released. `instead` contains the IDs of the traveller's other
 * bookings from the same search. Releases their seats, so that a traveller holds seats for one selection per search.
 */
export async function retakeSeats(tx: Orm, booking: BookingRow, instead: readonly number[]): Promise<void> {
  const { trip, seats } = busSnapshot(booking)
  await holdSeats(tx, booking, trip.key, seats, instead)
}

/** Releases the seats of bookings whose rows this transaction has locked. */
export async function releaseSeats(tx: Orm, bookingIds: readonly number[]): Promise<void> {
  await lockTrips(tx, bookingIds, [])
  await tx.delete(busSeats).where(inArray(busSeats.bookingId, [...bookingIds]))
}

/** Releases the seats of some passengers (by position) of a booking that the transaction has locked. */
export async function releaseSome(tx: Orm, booking: BookingRow, positions: readonly number[]): Promise<void> {
  await lockTrips(tx, [booking.id], [])
  const seats = busSnapshot(booking).seats.filter((_, position) => positions.includes(position))
  await tx.delete(busSeats).where(
    and(
      eq(busSeats.bookingId, booking.id),
      inArray(
        busSeats.seat,
        seats.map(({ seat }) => seat),
      ),
    ),
  )
}

/**
 * Deletes the trips that departed before the plain date `day`, with their seat rows. Keeps trips on which a booking
 * still holds seats.
 */
export async function forgetDepartedTrips(orm: Orm, day: string): Promise<void> {
  const holding = orm
    .select({ one: sql`1` })
    .from(busSeats)
    .innerJoin(bookings, eq(bookings.id, busSeats.bookingId))
    .where(and(eq(busSeats.tripKey, busTrips.tripKey), eq(bookings.stock, 'held')))
  await orm.delete(busTrips).where(and(lt(busTrips.departsOn, day), notExists(holding)))
}
