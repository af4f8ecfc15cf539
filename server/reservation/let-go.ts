/** Releases the units of bookings: in the gateway immediately, at the suppliers as soon as they respond. */
import { inArray } from 'drizzle-orm'
import { lockBookingById } from '#server/booking/booking-store.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import type { Products } from '#server/parts/product.ts'
import { unpaidOnes } from '#server/booking/siblings.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { Orm } from '#server/db/database.ts'
import { liveCharge } from '#server/booking/charges.ts'
import { giveUpReservations } from '#server/reservation/reservation-store.ts'

/**
 * Marks bookings as released, and their reservations for cancellation at the suppliers. The transaction has locked the
 * bookings. The units themselves are not released here: another booking took them over in the same transaction, or the
 * caller `letGo` releases them.
 */
export async function markReleased(tx: Orm, bookingIds: readonly number[], now: Date): Promise<void> {
  if (bookingIds.length === 0) return
  await tx
    .update(bookings)
    .set({ stock: 'released' })
    .where(inArray(bookings.id, [...bookingIds]))
  await giveUpReservations(tx, bookingIds, now)
}

/** Releases the units of bookings whose rows this transaction has locked. */
export async function letGo(
  tx: Orm,
  products: Products,
  held: readonly Pick<BookingRow, 'id' | 'product'>[],
  now: Date,
): Promise<void> {
  await markReleased(
    tx,
    held.map(({ id }) => id),
    now,
  )
  for (const { name, stock } of Object.values(products)) {
    const own = held.filter(({ product }) => product === name).map(({ id }) => id)
    if (own.length > 0) await stock.release(tx, own)
  }
}

/** Locks a booking. Releases its units, unless the booking is paid or reserved or has a running payment. */
export async function letGoUnpaid(
  { db, products, clock, jobs }: Pick<GatewayDeps, 'db' | 'products' | 'clock' | 'jobs'>,
  { id }: Pick<BookingRow, 'id'>,
): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const booking = await lockBookingById(tx, id)
    if (!booking || unpaidOnes([booking]).length === 0 || (await liveCharge(tx, id))) return
    await letGo(tx, products, [booking], clock.now())
  })
  jobs.wake('settle-reservations')
}
