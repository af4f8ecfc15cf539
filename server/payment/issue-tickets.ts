/** Issues the tickets of a paid booking, inside the transaction that settles it. */
import { eq, sql } from 'drizzle-orm'
import { type BookingRow, bookingPassengers, bookings, tickets } from '#server/db/schema/bookings.ts'
import type { Products } from '#server/parts/product.ts'
import type { Orm } from '#server/db/database.ts'
import { freePnr } from '#server/booking/pnr.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { tellBuyer, ticketIssued } from '#server/notification/booking-news.ts'
import { consumeDiscounts } from '#server/payment/coupons-and-points.ts'

/**
 * Sets the PNR (a reserved booking already has one) and one 13-digit ticket number per traveller and direction, marks
 * discounts as used, and queues the confirmation e-mail. If the booking belongs to an account, also adds the
 * notification that the ticket was issued. The caller ensures that the booking holds its units.
 */
export async function issueTickets(tx: Orm, products: Products, booking: BookingRow, now: Date): Promise<void> {
  const passengers = await tx
    .select({ position: bookingPassengers.position })
    .from(bookingPassengers)
    .where(eq(bookingPassengers.bookingId, booking.id))
  if (passengers.length === 0) throw new Error(`Booking ${booking.id} has no passengers`)
  const rows = products[booking.product].ticket.prefixes(booking).flatMap((prefix, leg) => {
    const number = sql<string>`${prefix}::text || lpad(nextval('ticket_serial')::text, 10, '0')`
    return passengers.map(({ position }) => ({ bookingId: booking.id, position, leg, number }))
  })
  await tx.insert(tickets).values(rows)
  await tx
    .update(bookings)
    .set({ status: 'ticketed', stock: 'sold', pnr: booking.pnr ?? (await freePnr(tx)), ticketedAt: now })
    .where(eq(bookings.id, booking.id))
  await consumeDiscounts(tx, booking.id, booking.discount)
  await queueMail(tx, `ticket:${booking.id}`, { kind: 'ticket', sessionUnique: booking.sessionUnique }, now)
  await tellBuyer(tx, products, booking, ticketIssued(products[booking.product]), now)
}
