/** Turns a paid booking into tickets, inside the transaction that settles it. */
import { eq, sql } from 'drizzle-orm'
import type { BookingRow } from '#server/api/flight/booking-store.ts'
import { endsOf } from '#server/api/flight/wire-itinerary.ts'
import type { Orm } from '#server/db/database.ts'
import { randomPnr } from '#server/db/random-token.ts'
import { bookingPassengers, bookings, tickets } from '#server/db/schema/bookings.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { consumeDiscounts } from '#server/payment/discounts.ts'

/** IATA's accounting prefixes of carriers; 900 for the others. */
// oxfmt-ignore
const carrierPrefixes: Record<string, string> = {
  TK: '235', PC: '624', XQ: '564', LH: '220', BA: '125', AF: '057', KL: '074', LX: '724', OS: '257', EK: '176', QR: '157',
  AZ: '055', IB: '075', SK: '117', AA: '001', DL: '006', UA: '016', EY: '607', SV: '065', J2: '771', A3: '390',
}

async function freePnr(tx: Orm): Promise<string> {
  for (;;) {
    const pnr = randomPnr()
    const [taken] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.pnr, pnr))
    if (!taken) return pnr
  }
}

/**
 * PNR, one ticket number of 13 digits per passenger and direction, used-up discounts and the confirmation mail. The
 * seats are the caller's: they must be held by this booking.
 */
export async function issueTickets(tx: Orm, booking: BookingRow, now: Date): Promise<void> {
  const passengers = await tx
    .select({ position: bookingPassengers.position })
    .from(bookingPassengers)
    .where(eq(bookingPassengers.bookingId, booking.id))
  if (passengers.length === 0) throw new Error(`Booking ${booking.id} has no passengers`)
  const rows = booking.snapshot.legs.flatMap(({ itinerary }, leg) => {
    const prefix = carrierPrefixes[endsOf(itinerary).first.carrier.code] ?? '900'
    const number = sql<string>`${prefix}::text || lpad(nextval('ticket_serial')::text, 10, '0')`
    return passengers.map(({ position }) => ({ bookingId: booking.id, position, leg, number }))
  })
  await tx.insert(tickets).values(rows)
  await tx
    .update(bookings)
    .set({ status: 'ticketed', seats: 'sold', pnr: await freePnr(tx), ticketedAt: now })
    .where(eq(bookings.id, booking.id))
  await consumeDiscounts(tx, booking.id, booking.discount)
  await queueMail(tx, `ticket:${booking.id}`, { kind: 'ticket', sessionUnique: booking.sessionUnique }, now)
}
