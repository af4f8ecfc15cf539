/** Makes the reservation of a paid booking a sale at its supply. */
import { asc, eq } from 'drizzle-orm'
import type { BookingRow } from '#server/api/booking/booking-store.ts'
import { minutesAfter } from '#server/api/instants.ts'
import { bookingPassengers } from '#server/db/schema/bookings.ts'
import { askHold } from '#server/reservation/hold-at-supply.ts'
import { liveReservation, moveReservation } from '#server/reservation/reservation-store.ts'
import { askSupply, type SupplyDeps } from '#server/reservation/supply-of.ts'
import type { Buyer } from '#server/supply/reservations.ts'

/** Minutes that a hold is asked for whose booking is paid already. */
const lastHoldMinutes = 15

/** `away`: the supply did not answer in time; asking again is safe. */
export type ConfirmOutcome = 'confirmed' | 'refused' | 'away'

export async function confirmAtSupply(deps: SupplyDeps, booking: BookingRow): Promise<ConfirmOutcome> {
  const { orm } = deps.db
  const row = await liveReservation(orm, booking.id)
  // Made before reservations were written down, or confirmed before the process died.
  if (!row || row.state === 'confirmed') return 'confirmed'
  let { reference } = row
  const now = deps.clock.now()
  if (reference === null || row.heldUntil === null || row.heldUntil <= now) {
    const held = await askHold(deps, row, booking, minutesAfter(now, lastHoldMinutes))
    if (typeof held === 'string') return held
    reference = held.reference
  }
  const name = { key: row.key, reference }
  const buyer = await buyerOf(deps, booking)
  const answer = await askSupply(deps, row, 'confirm', (supply, call) => supply.confirm(name, buyer, call))
  if (answer === 'away') return 'away'
  if (answer === 'refused' && !(await wasConfirmed(deps, row, reference))) {
    deps.log.warn('supply refused to confirm', { product: row.product, reservation: row.key })
    return 'refused'
  }
  return (await moveReservation(orm, row, ['asked', 'held', 'confirmed'], { state: 'confirmed' }))
    ? 'confirmed'
    : 'refused'
}

/** An earlier call may have confirmed it whose answer never came: then this one is refused as the second. */
async function wasConfirmed(
  deps: SupplyDeps,
  row: Parameters<typeof askSupply>[1],
  reference: string,
): Promise<boolean> {
  const status = await askSupply(deps, row, 'status', (supply, call) =>
    supply.status({ key: row.key, reference }, call),
  )
  return status === 'confirmed'
}

async function buyerOf({ db }: SupplyDeps, { id, email, phoneCode, phone }: BookingRow): Promise<Buyer> {
  const travellers = await db.orm
    .select({ name: bookingPassengers.name, surname: bookingPassengers.surname })
    .from(bookingPassengers)
    .where(eq(bookingPassengers.bookingId, id))
    .orderBy(asc(bookingPassengers.position))
  return { email: email ?? '', phone: `${phoneCode ?? ''}${phone ?? ''}`, travellers }
}
