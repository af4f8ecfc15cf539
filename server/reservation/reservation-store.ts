/** The rows of what supplies hold for bookings. A booking has one that lives: asked for, held or confirmed. */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { Orm } from '#server/db/database.ts'
import { reservations } from '#server/db/schema/reservations.ts'

export type ReservationRow = typeof reservations.$inferSelect

const live = ['asked', 'held', 'confirmed'] as const

/** Undefined where the booking let go of what it had, or was made before reservations were written down. */
export async function liveReservation(orm: Orm, bookingId: number): Promise<ReservationRow | undefined> {
  const [row] = await orm
    .select()
    .from(reservations)
    .where(and(eq(reservations.bookingId, bookingId), inArray(reservations.state, [...live])))
  return row
}

/** Writes down, with the booking's own stock, that its supply is to be asked; does nothing where one lives. */
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

/** From now on the supply is asked to cancel what these bookings reserved, until it has done so. */
export async function giveUpReservations(tx: Orm, bookingIds: readonly number[], now: Date): Promise<void> {
  if (bookingIds.length === 0) return
  await tx
    .update(reservations)
    .set({ state: 'giving_up', attempts: 0, nextAttemptAt: now })
    .where(and(inArray(reservations.bookingId, [...bookingIds]), inArray(reservations.state, [...live])))
}

/** Moves a reservation on if it is still in one of `from`, and as `andStill` says; false where somebody else moved it meanwhile. */
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
