/**
 * Reads and writes the database rows of reservations at suppliers. A booking has at most one active reservation:
 * requested, held or confirmed.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { Orm } from '#server/db/database.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

export type ReservationRow = typeof reservations.$inferSelect

const live = ['asked', 'held', 'confirmed'] as const

/**
 * Returns the active reservation; undefined if it was given up, or if the booking is older than the table
 * `reservations`.
 */
export async function liveReservation(orm: Orm, bookingId: number): Promise<ReservationRow | undefined> {
  const [row] = await orm
    .select()
    .from(reservations)
    .where(and(eq(reservations.bookingId, bookingId), inArray(reservations.state, [...live])))
  return row
}

/** Whether a booking never had a reservation, because it is older than the table `reservations`. */
export async function neverReserved(orm: Orm, bookingId: number): Promise<boolean> {
  return (await orm.$count(reservations, eq(reservations.bookingId, bookingId))) === 0
}

/**
 * Stores that a reservation is to be requested from the supplier. The units of the booking are taken in the same
 * transaction or before. Does nothing if the booking has an active reservation.
 */
export async function openReservation(
  tx: Orm,
  { id, product }: Pick<BookingRow, 'id' | 'product'>,
  now: Date,
): Promise<void> {
  await tx
    .insert(reservations)
    .values({ key: randomUUID(), bookingId: id, product, state: 'asked', nextAttemptAt: now, createdAt: now })
    .onConflictDoNothing()
}

/** Marks the active reservations of these bookings for cancellation at their suppliers, and deletes their vouchers. */
export async function giveUpReservations(tx: Orm, bookingIds: readonly number[], now: Date): Promise<void> {
  if (bookingIds.length === 0) return
  await tx
    .update(reservations)
    .set({ state: 'giving_up', vouchers: null, attempts: 0, nextAttemptAt: now })
    .where(and(inArray(reservations.bookingId, [...bookingIds]), inArray(reservations.state, [...live])))
}

/**
 * Updates a reservation if its state is still in `from` and the condition `andStill` is met. Returns false if a
 * concurrent update came first.
 */
export async function moveReservation(
  orm: Orm,
  { key }: Pick<ReservationRow, 'key'>,
  from: readonly ReservationRow['state'][],
  to: PgUpdateSetSource<typeof reservations>,
  andStill?: SQL,
): Promise<boolean> {
  const moved = await orm
    .update(reservations)
    .set(to)
    .where(and(eq(reservations.key, key), inArray(reservations.state, [...from]), andStill))
    .returning({ key: reservations.key })
  return moved.length > 0
}

/**
 * Checks whether a reservation was given up, or even cancelled, before the supplier's response arrived. If so, logs
 * `text`, stores the fields `known` from the response, and returns true. The job `settle-reservations` then asks the
 * supplier to cancel the reservation, even if the supplier has cancelled it before.
 */
export async function cancelIfGivenUp(
  { db, clock, log }: Pick<GatewayDeps, 'db' | 'clock' | 'log'>,
  { key, product }: Pick<ReservationRow, 'key' | 'product'>,
  text: string,
  known: { reference?: string } = {},
): Promise<boolean> {
  const isGivenUp = await moveReservation(db.orm, { key }, ['giving_up', 'cancelled'], {
    ...known,
    state: 'giving_up',
    // A cancellation that is running now marks the reservation as cancelled only if `attempts` has not changed. So
    // `attempts` is increased here: the running cancellation then leaves the reservation in the state 'giving_up', and
    // the supplier is asked once more to cancel.
    attempts: sql`${reservations.attempts} + 1`,
    nextAttemptAt: clock.now(),
  })
  if (isGivenUp) log.warn(text, { product, reservation: key })
  return isGivenUp
}
