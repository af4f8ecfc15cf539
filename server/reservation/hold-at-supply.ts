/** Holds a booking's units at its supplier. */
import { and, eq, gt } from 'drizzle-orm'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { giveUpOwn } from '#server/reservation/give-up.ts'
import {
  cancelIfGivenUp,
  liveReservation,
  moveReservation,
  type ReservationRow,
} from '#server/reservation/reservation-store.ts'
import { askSupply, type SupplyDeps } from '#server/reservation/supply-of.ts'
import type { HoldAnswer } from '#server/supply/reservations.ts'

/** A hold that the supplier granted. */
type Held = Extract<HoldAnswer, { outcome: 'held' }>

/** Outcome of a hold. `away`: the supplier did not respond in time; whether it holds the units is unknown. */
type HoldOutcome = 'held' | 'refused' | 'away'

/**
 * Requests a hold until the instant `until`, or extends an earlier hold until then. If the supplier grants less time,
 * the booking's hold is shortened. The caller releases the units if the supplier refuses or does not respond.
 */
export async function holdAtSupply(
  deps: SupplyDeps,
  booking: Pick<BookingRow, 'id' | 'product' | 'snapshot' | 'userId' | 'device'>,
  until: Date,
): Promise<HoldOutcome> {
  const row = await liveReservation(deps.db.orm, booking.id)
  // Without an active reservation, nothing is requested from the supplier. Either the booking is older than the table
  // `reservations`, or another tab has just released the booking's units. The payment later detects that the units were
  // released.
  if (!row) return 'held'
  if (row.heldUntil !== null && row.heldUntil >= until) return 'held'
  if (row.state === 'asked') await giveUpOwn(deps, booking)
  const answer = await holdReservation(deps, row, booking, until)
  // If the supplier refuses a longer hold or does not respond, an earlier hold still keeps the booking's units until
  // the earlier hold ends. So the outcome is `held` until then.
  if (typeof answer === 'string') return row.heldUntil !== null && row.heldUntil > deps.clock.now() ? 'held' : answer
  await deps.db.orm
    .update(bookings)
    .set({ holdExpiresAt: answer.until })
    .where(and(eq(bookings.id, booking.id), eq(bookings.stock, 'held'), gt(bookings.holdExpiresAt, answer.until)))
  return 'held'
}

/** Requests a hold from the supplier and stores the supplier's response, if there is one, in the reservation. */
export async function holdReservation(
  deps: SupplyDeps,
  row: ReservationRow,
  booking: Pick<BookingRow, 'snapshot'>,
  until: Date,
): Promise<Held | 'refused' | 'away'> {
  const answer = await requestHold(deps, row, booking, until)
  if (answer === 'away') return 'away'
  if (answer === 'refused') {
    // The supplier may hold the units despite its refusal, so the hold is cancelled there.
    await moveReservation(deps.db.orm, row, ['asked'], { state: 'giving_up', nextAttemptAt: deps.clock.now() })
    return 'refused'
  }
  const { reference, until: heldUntil } = answer
  const kept = await moveReservation(deps.db.orm, row, ['asked', 'held'], { state: 'held', reference, heldUntil })
  if (!kept && (await cancelIfGivenUp(deps, row, 'supply held too late', { reference }))) return 'refused'
  // The reservation is held now, or a concurrent settlement of the same payment has already confirmed it.
  return answer
}

/** Requests a hold from the supplier and logs a refusal, but stores nothing. */
export async function requestHold(
  deps: SupplyDeps,
  row: ReservationRow,
  { snapshot }: Pick<BookingRow, 'snapshot'>,
  until: Date,
): Promise<Held | 'refused' | 'away'> {
  const answer = await askSupply(deps, row, 'hold', (supply, call) =>
    supply.hold({ key: row.key, selection: snapshot, until }, call),
  )
  if (answer === 'away' || answer.outcome === 'held') return answer
  deps.log.info('supply refused a hold', { product: row.product, reservation: row.key })
  return 'refused'
}
