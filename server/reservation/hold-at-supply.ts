/** Holds a booking's stock at its supply. */
import { and, eq, gt, sql } from 'drizzle-orm'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { giveUpOwn } from '#server/reservation/give-up.ts'
import { liveReservation, moveReservation, type ReservationRow } from '#server/reservation/reservation-store.ts'
import { askSupply, type SupplyDeps } from '#server/reservation/supply-of.ts'

/** `away`: the supply did not answer in time; whether it holds the stock is unknown. */
type HoldOutcome = 'held' | 'refused' | 'away'

/**
 * Requests a hold, or an extension, until `until`. If the supply grants less time, the booking's hold is shortened. The
 * caller releases the stock if the supply refuses or does not answer.
 */
export async function holdAtSupply(
  deps: SupplyDeps,
  booking: Pick<BookingRow, 'id' | 'product' | 'snapshot' | 'userId' | 'device'>,
  until: Date,
): Promise<HoldOutcome> {
  const row = await liveReservation(deps.db.orm, booking.id)
  // The booking predates the table of reservations, or another tab has just released it. The payment detects a release.
  if (!row) return 'held'
  if (row.heldUntil !== null && row.heldUntil >= until) return 'held'
  if (row.state === 'asked') await giveUpOwn(deps, booking)
  const answer = await askHold(deps, row, booking, until)
  // An existing hold that can't be extended stays valid until its end.
  if (typeof answer === 'string') return row.heldUntil !== null && row.heldUntil > deps.clock.now() ? 'held' : answer
  await deps.db.orm
    .update(bookings)
    .set({ holdExpiresAt: answer.until })
    .where(and(eq(bookings.id, booking.id), eq(bookings.stock, 'held'), gt(bookings.holdExpiresAt, answer.until)))
  return 'held'
}

/** Requests a hold from the supply and stores the answer. */
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
    // The supply may hold the stock despite its refusal, so the hold is cancelled there.
    await moveReservation(deps.db.orm, row, ['asked'], { state: 'giving_up', nextAttemptAt: deps.clock.now() })
    return 'refused'
  }
  const { reference, until: heldUntil } = answer
  const kept = await moveReservation(deps.db.orm, row, ['asked', 'held'], { state: 'held', reference, heldUntil })
  if (kept) return { until: heldUntil, reference }
  const current = row.bookingId === null ? undefined : await liveReservation(deps.db.orm, row.bookingId)
  // A concurrent settlement of the same payment has confirmed the reservation.
  if (current?.key === row.key) return { until: heldUntil, reference }
  deps.log.warn('supply held too late', { product: row.product, reservation: row.key })
  // The reservation was given up meanwhile: the supply's reference, known now, lets the job cancel it.
  await moveReservation(deps.db.orm, row, ['giving_up', 'cancelled'], {
    state: 'giving_up',
    reference,
    // Changes the row's version, so that a concurrent cancellation detects the new hold and is repeated.
    attempts: sql`${reservations.attempts} + 1`,
    nextAttemptAt: deps.clock.now(),
  })
  return 'refused'
}
