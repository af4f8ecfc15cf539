/** Undoes a ticket inside the transaction that decided it: seats, coupon and the way back of the money. */
import { and, eq } from 'drizzle-orm'
import type { BookingRow } from '#server/api/booking/booking-store.ts'
import type { Products } from '#server/api/booking/product.ts'
import type { Orm } from '#server/db/database.ts'
import { bookings, couponUses } from '#server/db/schema/bookings.ts'
import { charges } from '#server/db/schema/payments.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { tellBuyer, ticketCancelled } from '#server/notification/booking-news.ts'

/**
 * Cancels a locked, ticketed booking: its seats are free again, its coupon can be used again, and `refund` (kuruş) goes
 * back. Returns the reference of the charge, which is to be settled once the transaction is committed.
 */
export async function cancelTicket(
  tx: Orm,
  products: Products,
  booking: BookingRow,
  refund: number,
  now: Date,
): Promise<string> {
  const { id, product, sessionUnique } = booking
  const [charge] = await tx
    .update(charges)
    .set({ state: 'refunding', refundAmount: refund })
    .where(and(eq(charges.bookingId, id), eq(charges.state, 'approved')))
    .returning({ reference: charges.reference })
  if (!charge) throw new Error(`Booking ${id} is ticketed without an approved charge`)
  await products[product].seats.release(tx, [id])
  await tx.delete(couponUses).where(eq(couponUses.bookingId, id))
  await tx.update(bookings).set({ status: 'cancelled', seats: 'released' }).where(eq(bookings.id, id))
  await queueMail(tx, `cancelled:${id}`, { kind: 'cancelled', sessionUnique, refund }, now)
  await tellBuyer(tx, products, booking, ticketCancelled(refund), now)
  return charge.reference
}
