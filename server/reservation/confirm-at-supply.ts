/**
 * Confirms the reservation of a booking at its supplier: after the payment, or before it if the booking is paid later.
 */
import { asc, eq } from 'drizzle-orm'
import { lockBookingById } from '#server/booking/booking-store.ts'
import type { Orm } from '#server/db/database.ts'
import { sha256 } from '#server/db/random-token.ts'
import { type BookingRow, bookingPassengers } from '#server/db/schema/bookings.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { holdReservation } from '#server/reservation/hold-at-supply.ts'
import { giveUpOf } from '#server/reservation/give-up.ts'
import {
  cancelIfGivenUp,
  giveUpReservations,
  liveReservation,
  moveReservation,
  neverReserved,
  openReservation,
  type ReservationRow,
} from '#server/reservation/reservation-store.ts'
import { askSupply, type SupplyDeps } from '#server/reservation/supply-of.ts'
import type { Buyer, ConfirmedAs, Sale } from '#server/supply/reservations.ts'

/** Minutes of the hold that is requested before a confirmation if the supplier's hold has expired or is missing. */
const lastHoldMinutes = 15

/** Outcome of a confirmation. `away`: the supplier did not decide in time. Repeating the request is idempotent. */
export type ConfirmOutcome = 'confirmed' | 'refused' | 'away'

/** Confirms a booking at its supplier. The supplier collects `owed` kuruş on site; 0 if the booking is paid. */
export async function confirmAtSupply(deps: SupplyDeps, { id }: BookingRow, owed = 0): Promise<ConfirmOutcome> {
  const asked = await deps.db.orm.transaction((tx) => writeSale(deps, tx, id, owed))
  if (typeof asked === 'string') return asked
  const outcome = await confirm(deps, asked)
  if (outcome !== 'confirmed') return outcome
  const kept = await moveReservation(deps.db.orm, asked.row, ['asked', 'held', 'confirmed'], { state: 'confirmed' })
  if (kept) return 'confirmed'
  await cancelIfGivenUp(deps, asked.row, 'supply confirmed too late')
  return 'refused'
}

interface Asked {
  row: ReservationRow
  booking: BookingRow
  sale: Sale
}

/**
 * Stores the confirmation request while the booking's row is locked, before the supplier is called. An earlier
 * confirmation request, before a crash or in another tab, may have had other travellers or details. In this case, the
 * booking's reservation is marked for cancellation and replaced by a new one.
 */
async function writeSale(
  deps: SupplyDeps,
  tx: Orm,
  bookingId: number,
  owed: number,
): Promise<Asked | 'confirmed' | 'refused'> {
  const booking = await lockBookingById(tx, bookingId)
  if (!booking) return 'refused'
  const known = await liveReservation(tx, bookingId)
  // A booking that never had a reservation is older than the table `reservations`; it counts as confirmed. Any other
  // booking without an active reservation has lost it, for example because the supplier refused it; this booking counts
  // as refused.
  if (!known) return (await neverReserved(tx, bookingId)) ? 'confirmed' : 'refused'
  // A booking that was reserved to be paid later was confirmed by its supplier, with its travellers, when it was
  // reserved. A payment can't change these travellers, so the confirmation is still right and is not requested again.
  if (known.state === 'confirmed' && (known.confirmedAs === null || booking.reservedUntil !== null)) return 'confirmed'
  const sale = await saleOf(tx, booking, owed)
  const confirmedAs = fingerprintOf(sale, deps.products[booking.product].completedByForm === true)
  let row = known
  if (known.confirmedAs !== null && known.confirmedAs !== confirmedAs) {
    await giveUpReservations(tx, [bookingId], deps.clock.now())
    await openReservation(tx, booking, deps.clock.now())
    row = (await liveReservation(tx, bookingId)) ?? known
  } else if (known.state === 'confirmed') return 'confirmed'
  await moveReservation(tx, row, ['asked', 'held'], { confirmedAs, owed })
  return { row, booking, sale }
}

/**
 * Returns the fingerprint of a confirmation request. It is compared with stored fingerprints, even after a deployment,
 * so its format must not change. With `namesSelection` it includes the selection, for products whose payment form adds
 * details to the selection.
 */
export const fingerprintOf = ({ email, phone, travellers, owed, selection }: Sale, namesSelection: boolean): string =>
  sha256(JSON.stringify([email, phone, travellers, owed, ...(namesSelection ? [selection] : [])]))

async function confirm(deps: SupplyDeps, { row, booking, sale }: Asked): Promise<ConfirmOutcome> {
  const now = deps.clock.now()
  let { reference } = row
  if (reference === null || row.heldUntil === null || row.heldUntil <= now) {
    // An earlier confirmation request that got no response may have confirmed the reservation before its hold expired.
    // So the supplier is asked for the reservation's status before a new hold is requested.
    const known = reference === null ? 'unknown' : await statusOf(deps, row, reference)
    if (known === 'confirmed' || known === 'away') return known
    await giveUpOf(deps, booking)
    const held = await holdReservation(deps, row, booking, minutesAfter(now, lastHoldMinutes))
    if (typeof held === 'string') return held
    reference = held.reference
  }
  return confirmHeld(deps, row, reference, sale)
}

/**
 * Asks the supplier to confirm a reservation that it holds. `reference` is the supplier's reference of the reservation.
 */
export async function confirmHeld(
  deps: SupplyDeps,
  row: ReservationRow,
  reference: string,
  sale: Sale,
): Promise<ConfirmOutcome> {
  const name = { key: row.key, reference }
  const answer = await askSupply(deps, row, 'confirm', (supply, call) => supply.confirm(name, sale, call))
  if (typeof answer === 'object') return confirmedUnder(deps, row, answer)
  if (answer !== 'refused') return answer
  // A supplier that has accepted an earlier call may refuse this repeated one. So the gateway asks the supplier for the
  // reservation's status.
  const known = await statusOf(deps, row, reference)
  if (known === 'confirmed' || known === 'away') return known
  deps.log.warn('supply refused to confirm', { product: row.product, reservation: row.key })
  return 'refused'
}

/** Returns the state of a reservation at its supplier; `away` if the supplier does not respond. */
export async function statusOf(deps: SupplyDeps, row: ReservationRow, reference: string) {
  const name = { key: row.key, reference }
  const status = await askSupply(deps, row, 'status', (supply, call) => supply.status(name, call))
  return typeof status === 'object' ? confirmedUnder(deps, row, status) : status
}

/**
 * Stores the reference and the vouchers that a supplier gives with its confirmation. If the reservation was given up
 * meanwhile, only the reference is stored, because it is needed to cancel the reservation at the supplier.
 */
async function confirmedUnder(deps: SupplyDeps, row: ReservationRow, { reference, vouchers }: ConfirmedAs) {
  const given = { reference, ...(vouchers && { vouchers }) }
  const { orm } = deps.db
  const isLive = await moveReservation(orm, row, ['asked', 'held', 'confirmed', 'replacing'], given)
  if (!isLive) await moveReservation(orm, row, ['giving_up', 'cancelled'], { reference })
  return 'confirmed' as const
}

/** Returns the booking data that the supplier receives with a confirmation request; `owed` is in kuruş. */
export const saleOf = async (tx: Orm, booking: BookingRow, owed: number): Promise<Sale> => ({
  ...(await buyerOf(tx, booking)),
  owed,
  selection: booking.snapshot,
})

async function buyerOf(tx: Orm, { id, email, phoneCode, phone }: BookingRow): Promise<Buyer> {
  const travellers = await tx
    .select({ name: bookingPassengers.name, surname: bookingPassengers.surname })
    .from(bookingPassengers)
    .where(eq(bookingPassengers.bookingId, id))
    .orderBy(asc(bookingPassengers.position))
  return { email: email ?? '', phone: `${phoneCode ?? ''}${phone ?? ''}`, travellers }
}
