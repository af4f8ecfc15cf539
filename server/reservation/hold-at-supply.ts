/** Holds at its supply what a booking holds in the gateway's stock. */
import { and, eq, gt, sql } from 'drizzle-orm'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { giveUpOwn } from '#server/reservation/give-up.ts'
import { liveReservation, moveReservation, type ReservationRow } from '#server/reservation/reservation-store.ts'
import { askSupply, type SupplyDeps } from '#server/reservation/supply-of.ts'

/** `away`: the supply did not answer in time, and may hold it or not. */
export type HoldOutcome = 'held' | 'refused' | 'away'

/**
 * Asks for a hold until `until`, or for a longer one. What the supply holds for a shorter time, the booking does too.
 * The caller lets go of what was refused or not answered.
 */
export async function holdAtSupply(
  deps: SupplyDeps,
  booking: Pick<BookingRow, 'id' | 'product' | 'snapshot' | 'userId' | 'device'>,
  until: Date,
): Promise<HoldOutcome> {
  const row = await liveReservation(deps.db.orm, booking.id)
  // Made before reservations were written down.
  if (!row) return 'held'
  if (row.heldUntil !== null && row.heldUntil >= until) return 'held'
  if (row.state === 'asked') await giveUpOwn(deps, booking)
  const answer = await askHold(deps, row, booking, until)
  // What is held already stays held as long as it was, where it can't be made longer.
  if (typeof answer === 'string') return row.heldUntil !== null && row.heldUntil > deps.clock.now() ? 'held' : answer
  await deps.db.orm
    .update(bookings)
    .set({ holdExpiresAt: answer.until })
    .where(and(eq(bookings.id, booking.id), eq(bookings.stock, 'held'), gt(bookings.holdExpiresAt, answer.until)))
  return 'held'
}

/** Asks, and writes the answer down. */
export async function askHold(
  deps: SupplyDeps,
  row: ReservationRow,
  { snapshot }: Pick<BookingRow, 'snapshot'>,
  until: Date,
): Promise<{ until: Date; reference: string } | 'refused' | 'away'> {
  const answer = await askSupply(deps, row, 'hold', (supply, call) =>
    supply.hold({ key: row.key, selection: snapshot, until }, call),
  )
  if (answer === 'away') return 'away'
  if (answer.outcome === 'refused') {
    deps.log.info('supply refused a hold', { product: row.product, reservation: row.key })
    await moveReservation(deps.db.orm, row, ['asked'], { state: 'refused' })
    return 'refused'
  }
  const { reference, until: heldUntil } = answer
  const kept = await moveReservation(deps.db.orm, row, ['asked', 'held'], { state: 'held', reference, heldUntil })
  if (kept) return { until: heldUntil, reference }
  // Its traveller left meanwhile, or another call was refused: now it can be cancelled by the supply's own name for it.
  await moveReservation(deps.db.orm, row, ['giving_up', 'cancelled', 'refused'], {
    state: 'giving_up',
    reference,
    // Another one than whoever asks the supply to cancel has read: what was held since is asked about anew.
    attempts: sql`${reservations.attempts} + 1`,
    nextAttemptAt: deps.clock.now(),
  })
  return 'refused'
}
