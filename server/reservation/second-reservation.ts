/**
 * A second reservation for a changed booking. It replaces the active reservation once the supply confirms it. Until
 * then the active reservation stays valid, so that a refusal or a missing reply costs the traveller nothing.
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
import { giveUpReservations, moveReservation, type ReservationRow } from '#server/reservation/reservation-store.ts'
import { askSupply, type SupplyDeps } from '#server/reservation/supply-of.ts'
import { minutesAfter } from '#server/runtime/instants.ts'

/** Minutes for which the supply holds the second reservation before its confirmation. */
const secondHoldMinutes = 15

/** Stores a request for a second reservation and returns its key. */
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
 * Asks the supply to hold and confirm the second reservation for `booking`, which has the new selection. Idempotent.
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
    // An earlier call without a reply may have confirmed the reservation before its hold expired.
    const known = reference === null ? 'unknown' : await statusOf(deps, row, reference)
    if (known === 'confirmed' || known === 'away') return known
    const until = minutesAfter(now, secondHoldMinutes)
    const held = await askSupply(deps, row, 'hold', (supply, call) =>
      supply.hold({ key, selection: booking.snapshot, until }, call),
    )
    if (held === 'away') return 'away'
    if (held.outcome === 'refused') {
      deps.log.info('supply refused a hold', { product: row.product, reservation: row.key })
      return 'refused'
    }
    reference = held.reference
    await moveReservation(orm, row, ['replacing', 'giving_up'], { reference, heldUntil: held.until })
    if (await wasGivenUp(deps, row, 'supply held too late')) return 'refused'
  }
  const sale = await saleOf(orm, booking, owed)
  await moveReservation(orm, row, ['replacing'], { confirmedAs: fingerprintOf(sale, true), owed })
  const outcome = await confirmHeld(deps, row, reference, sale)
  if (outcome !== 'confirmed') return outcome
  return (await wasGivenUp(deps, row, 'supply confirmed too late')) ? 'refused' : 'confirmed'
}

/** Whether a reservation was given up while the supply answered, which is logged. The job cancels it. */
async function wasGivenUp({ db, log }: SupplyDeps, { key, product }: ReservationRow, text: string): Promise<boolean> {
  const [row] = await db.orm.select().from(reservations).where(eq(reservations.key, key))
  const isGone = row?.state === 'giving_up' || row?.state === 'cancelled'
  if (isGone) log.warn(text, { product, reservation: key })
  return isGone
}

/** Makes the confirmed second reservation of a locked booking the active one, and gives the old one up. */
export async function replaceReservation(
  tx: Orm,
  { id }: Pick<BookingRow, 'id'>,
  key: string,
  now: Date,
): Promise<void> {
  await giveUpReservations(tx, [id], now)
  await moveReservation(tx, { key }, ['replacing'], { state: 'confirmed', nextAttemptAt: now })
}

/** Gives up the second reservation; a job repeats the cancellation request until the supply confirms it. */
export const dropSecond = async (tx: Orm, key: string, now: Date): Promise<void> =>
  void (await moveReservation(tx, { key }, ['replacing'], { state: 'giving_up', attempts: 0, nextAttemptAt: now }))
