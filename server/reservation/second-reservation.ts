/**
 * Makes a second reservation for a changed booking. It replaces the active reservation once the supplier confirms it.
 * Until then the active reservation stays valid, so that a refusal or a missing response leaves the booking unchanged.
 */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import {
  type ConfirmOutcome,
  confirmHeld,
  fingerprintOf,
  saleOf,
  statusOf,
} from '#server/reservation/confirm-at-supply.ts'
import { requestHold } from '#server/reservation/hold-at-supply.ts'
import {
  cancelIfGivenUp,
  giveUpReservations,
  moveReservation,
  type ReservationRow,
} from '#server/reservation/reservation-store.ts'
import type { SupplyDeps } from '#server/reservation/supply-of.ts'
import { minutesAfter } from '#server/runtime/instants.ts'

/**
 * Minutes for which the supplier is asked to hold a second reservation. The second reservation is to be confirmed
 * within this time. Once it is confirmed, it replaces the active reservation of the changed booking.
 */
const secondHoldMinutes = 15

/**
 * Adds a database row for the second reservation of a changed booking and returns that reservation's key.
 * `confirmSecond` then requests the reservation from the supplier. Once the supplier has confirmed it, the second
 * reservation replaces the active one.
 */
export async function openSecond(
  tx: Orm,
  { id, product }: Pick<BookingRow, 'id' | 'product'>,
  now: Date,
): Promise<string> {
  const key = randomUUID()
  await tx
    .insert(reservations)
    .values({ key, bookingId: id, product, state: 'replacing', nextAttemptAt: now, createdAt: now })
  return key
}

/**
 * Asks the supplier to hold and to confirm the second reservation, which is to replace the booking's current one.
 * `booking` contains the changed selection. `owed` is the unpaid amount in kuruş that the supplier is to collect on
 * site. A repeated request to confirm contains the same amount as the first one, even if the traveller has paid since.
 * `tellPaid` then reports the payment to the supplier.
 */
export async function confirmSecond(
  deps: SupplyDeps,
  key: string,
  booking: BookingRow,
  owed: number,
): Promise<ConfirmOutcome> {
  const { orm } = deps.db
  const [row] = await orm.select().from(reservations).where(eq(reservations.key, key))
  if (row?.state !== 'replacing') return 'refused'
  const now = deps.clock.now()
  let { reference } = row
  if (reference === null || row.heldUntil === null || row.heldUntil <= now) {
    // An earlier call that got no response may have confirmed the reservation before its hold expired. So the supplier
    // is asked for the reservation's status before a new hold is requested.
    const known = reference === null ? 'unknown' : await statusOf(deps, row, reference)
    if (known === 'away') return 'away'
    if (known === 'confirmed') return confirmedInTime(deps, row)
    const until = minutesAfter(now, secondHoldMinutes)
    const held = await requestHold(deps, row, booking, until)
    if (held === 'away' || held === 'refused') return held
    reference = held.reference
    const kept = await moveReservation(orm, row, ['replacing'], { reference, heldUntil: held.until })
    if (!kept && (await cancelIfGivenUp(deps, row, 'supply held too late', { reference }))) return 'refused'
  }
  const collected = row.confirmedAs === null ? owed : row.owed
  const sale = await saleOf(orm, booking, collected)
  await moveReservation(orm, row, ['replacing'], { confirmedAs: fingerprintOf(sale, true), owed: collected })
  const outcome = await confirmHeld(deps, row, reference, sale)
  return outcome === 'confirmed' ? confirmedInTime(deps, row) : outcome
}

/**
 * Returns the outcome after the supplier has confirmed the second reservation: 'confirmed', unless the change of the
 * booking was given up meanwhile. In that case it is 'refused', and the second reservation is cancelled.
 */
const confirmedInTime = async (deps: SupplyDeps, row: ReservationRow): Promise<ConfirmOutcome> =>
  (await cancelIfGivenUp(deps, row, 'supply confirmed too late')) ? 'refused' : 'confirmed'

/**
 * Replaces a booking's active reservation with its second reservation, which the supplier has confirmed. Marks the
 * replaced reservation for cancellation. The caller must have locked the booking's row.
 */
export async function replaceReservation(
  tx: Orm,
  { id }: Pick<BookingRow, 'id'>,
  key: string,
  now: Date,
): Promise<void> {
  await giveUpReservations(tx, [id], now)
  await moveReservation(tx, { key }, ['replacing'], { state: 'confirmed', nextAttemptAt: now })
}

/**
 * Marks the second reservation of a booking for cancellation; called if the change of the booking is refused. A job
 * then asks the supplier to cancel the reservation, again and again until the supplier has done so.
 */
export const dropSecond = async (tx: Orm, key: string, now: Date): Promise<void> =>
  void (await moveReservation(tx, { key }, ['replacing'], { state: 'giving_up', attempts: 0, nextAttemptAt: now }))
