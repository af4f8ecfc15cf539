/**
 * Cancels tickets in one transaction: releases the units, records the refund, gives back a coupon or money point, and
 * adds the e-mail and the notification.
 */
import { and, eq, gt } from 'drizzle-orm'
import { type BookingRow, bookings, couponUses } from '#server/db/schema/bookings.ts'
import { summed, type PartAmounts } from '#server/cancellation/cancel-amounts.ts'
import type { Products } from '#server/parts/product.ts'
import { randomSecret } from '#server/db/random-token.ts'
import type { Orm } from '#server/db/database.ts'
import { cancelledTickets, charges, refunds } from '#server/db/schema/payments.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { releaseDiscounts, restorePoint } from '#server/payment/coupons-and-points.ts'
import {
  feeReturned,
  journeyCalledOff,
  partsCancelled,
  reservationCancelled,
  tellBuyer,
  ticketCancelled,
} from '#server/notification/booking-news.ts'
import type { Names } from '#server/supply/names.ts'

export interface CancelledPart extends PartAmounts {
  /**
   * Index of the part in the booking. For a seat, this index equals the column `position` of the seat's passenger in
   * the table `booking_passengers`. `name` identifies the part, for example by its seat number.
   */
  position: number
  name: string
}

/**
 * A cancellation: the parts to cancel, such as seats, the names of the parts that stay valid, and the names of parts
 * with another pending cancellation.
 */
interface Cancellation {
  parts: readonly CancelledPart[]
  staying: readonly string[]
  waiting: readonly string[]
  /**
   * Why the organiser of an activity cancelled the ticket or the whole departure; absent if the traveller cancels.
   */
  calledOff?: Names
}

/**
 * Cancels parts of a ticketed or reserved booking that the transaction has locked, and releases the units of these
 * parts. If the booking is ticketed, records a refund of the amount paid for the parts less the fee. If no other part
 * is valid or has a pending cancellation, the booking is cancelled, and its coupon or money point is given back. The
 * caller sends the refund to the bank after the commit.
 */
export async function cancelTickets(
  tx: Orm,
  products: Products,
  booking: BookingRow,
  { parts, staying, waiting, calledOff }: Cancellation,
  now: Date,
): Promise<void> {
  const { id, product, sessionUnique } = booking
  const { cancelling } = products[product]
  if (!cancelling) throw new Error(`Tickets of ${product} are not cancelled here`)
  const { refund } = summed(parts)
  const reference = booking.status === 'reserved' ? null : await openRefund(tx, booking, refund, now)
  await tx
    .insert(cancelledTickets)
    .values(
      parts.map(({ position, paid, fee }) => ({ bookingId: id, position, refundReference: reference, paid, fee })),
    )
  const positions = parts.map(({ position }) => position)
  await cancelling.release(tx, booking, positions)
  const names = parts.map(({ name }) => name)
  const mail = {
    kind: 'cancelled' as const,
    sessionUnique,
    refund: reference === null ? null : refund,
    seats: names,
    staying: [...staying],
    waiting: [...waiting],
    ofFee: false,
    ...(calledOff && { calledOff }),
  }
  await queueMail(tx, `cancelled:${reference ?? `reserved:${id}`}`, mail, now)
  if (staying.length + waiting.length > 0) {
    const { partWords } = cancelling
    if (!partWords) throw new Error(`Bookings of ${product} are cancelled as a whole`)
    await tellBuyer(tx, products, booking, partsCancelled(partWords, { names, staying }, refund), now)
    return
  }
  await restorePoint(tx, id, booking.discount)
  await releaseDiscounts(tx, id)
  await tx.delete(couponUses).where(eq(couponUses.bookingId, id))
  await tx.update(bookings).set({ status: 'cancelled', stock: 'released' }).where(eq(bookings.id, id))
  const news = reference === null ? reservationCancelled : ticketCancelled(refund)
  const off = calledOff && cancelling.calledOff && journeyCalledOff(cancelling.calledOff, calledOff, refund)
  await tellBuyer(tx, products, booking, off ?? news, now)
}

/**
 * Records a refund of the fees that a traveller paid for earlier cancellations of a booking or of parts of it. The
 * refund is due because the organiser of the booked activity has since cancelled the ticket or the whole departure. The
 * transaction `tx` has locked the booking. Returns whether a refund was recorded. The caller sends the refund to the
 * bank after the commit.
 */
export async function returnFees(
  tx: Orm,
  products: Products,
  booking: BookingRow,
  calledOff: Names,
  now: Date,
): Promise<boolean> {
  const words = products[booking.product].cancelling?.calledOff
  const charged = and(eq(cancelledTickets.bookingId, booking.id), gt(cancelledTickets.fee, 0))
  const kept = await tx.select({ fee: cancelledTickets.fee }).from(cancelledTickets).where(charged)
  if (!words || kept.length === 0) return false
  const fee = kept.reduce((sum, one) => sum + one.fee, 0)
  const reference = await openRefund(tx, booking, fee, now)
  await tx.update(cancelledTickets).set({ fee: 0 }).where(charged)
  const { sessionUnique } = booking
  const nothing = { seats: [], staying: [], waiting: [] }
  const mail = { kind: 'cancelled' as const, sessionUnique, refund: fee, ...nothing, calledOff, ofFee: true }
  await queueMail(tx, `fee-returned:${reference}`, mail, now)
  await tellBuyer(tx, products, booking, feeReturned(words, calledOff, fee), now)
  return true
}

/** Records a refund of a booking's charge; the refund's reference identifies it at the bank. */
async function openRefund(tx: Orm, { id }: BookingRow, amount: number, now: Date): Promise<string> {
  const [charge] = await tx
    .select({ reference: charges.reference })
    .from(charges)
    .where(and(eq(charges.bookingId, id), eq(charges.state, 'approved')))
  if (!charge) throw new Error(`Booking ${id} is ticketed without an approved charge`)
  const reference = randomSecret()
  const chargeReference = charge.reference
  await tx.insert(refunds).values({ reference, chargeReference, bookingId: id, amount, state: 'open', createdAt: now })
  return reference
}
