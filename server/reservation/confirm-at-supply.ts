/** Confirms the reservation of a paid booking at its supply. */
import { asc, eq } from 'drizzle-orm'
import { type BookingRow, bookingPassengers } from '#server/db/schema/bookings.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { askHold } from '#server/reservation/hold-at-supply.ts'
import { giveUpOf } from '#server/reservation/give-up.ts'
import { liveReservation, moveReservation, type ReservationRow } from '#server/reservation/reservation-store.ts'
import { askSupply, type SupplyDeps } from '#server/reservation/supply-of.ts'
import type { Buyer } from '#server/supply/reservations.ts'

/** Minutes for which a hold is requested again after the payment. */
const lastHoldMinutes = 15

/** `away`: the supply did not answer in time; asking again is idempotent. */
export type ConfirmOutcome = 'confirmed' | 'refused' | 'away'

export async function confirmAtSupply(deps: SupplyDeps, booking: BookingRow): Promise<ConfirmOutcome> {
  const { orm } = deps.db
  const row = await liveReservation(orm, booking.id)
  // The booking is older than the table of reservations, or the process died after confirming it.
  if (!row || row.state === 'confirmed') return 'confirmed'
  const outcome = await confirm(deps, row, booking)
  if (outcome !== 'confirmed') return outcome
  const kept = await moveReservation(orm, row, ['asked', 'held', 'confirmed'], { state: 'confirmed' })
  return kept ? 'confirmed' : 'refused'
}

async function confirm(deps: SupplyDeps, row: ReservationRow, booking: BookingRow): Promise<ConfirmOutcome> {
  const now = deps.clock.now()
  let { reference } = row
  if (reference === null || row.heldUntil === null || row.heldUntil <= now) {
    // An earlier call without an answer may have confirmed it before the hold expired.
    const known = reference === null ? 'unknown' : await statusOf(deps, row, reference)
    if (known === 'confirmed' || known === 'away') return known
    await giveUpOf(deps, booking)
    const held = await askHold(deps, row, booking, minutesAfter(now, lastHoldMinutes))
    if (typeof held === 'string') return held
    reference = held.reference
  }
  const name = { key: row.key, reference }
  const buyer = await buyerOf(deps, booking)
  const answer = await askSupply(deps, row, 'confirm', (supply, call) => supply.confirm(name, buyer, call))
  if (answer !== 'refused') return answer
  // The supply may refuse a second call after it has accepted the first.
  const known = await statusOf(deps, row, reference)
  if (known === 'confirmed' || known === 'away') return known
  deps.log.warn('supply refused to confirm', { product: row.product, reservation: row.key })
  return 'refused'
}

const statusOf = async (deps: SupplyDeps, row: ReservationRow, reference: string) =>
  askSupply(deps, row, 'status', (supply, call) => supply.status({ key: row.key, reference }, call))

async function buyerOf({ db }: SupplyDeps, { id, email, phoneCode, phone }: BookingRow): Promise<Buyer> {
  const travellers = await db.orm
    .select({ name: bookingPassengers.name, surname: bookingPassengers.surname })
    .from(bookingPassengers)
    .where(eq(bookingPassengers.bookingId, id))
    .orderBy(asc(bookingPassengers.position))
  return { email: email ?? '', phone: `${phoneCode ?? ''}${phone ?? ''}`, travellers }
}
