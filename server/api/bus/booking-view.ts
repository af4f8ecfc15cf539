/** GET booking: the payment data before payment, the ticket after it. */
import { and, eq, inArray } from 'drizzle-orm'
import type { BusBooking, BusTicket } from '#contract/bus-booking.ts'
import { bookingFrame, wirePrices } from '#server/api/booking/booking-frame.ts'
import type { BookingRow } from '#server/api/booking/booking-store.ts'
import { genderName, readTickets, wirePassenger } from '#server/api/booking/passengers.ts'
import { busSelection, busSnapshot, type SnapshotSeat } from '#server/api/bus/snapshot.ts'
import { wireCancellation, wireStops, wireTrip } from '#server/api/bus/wire-trip.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { lira } from '#server/api/money.ts'
import type { Orm } from '#server/db/database.ts'
import { charges } from '#server/db/schema/payments.ts'

async function wireTickets(
  orm: Orm,
  booking: BookingRow,
  seats: readonly SnapshotSeat[],
  language: string,
): Promise<BusTicket[]> {
  const { passengers, numbers } = await readTickets(orm, booking)
  return seats.map(({ seat, gender, price }, position) => {
    const row = passengers.find((passenger) => passenger.position === position)
    return {
      gender,
      gender_name: genderName(gender, language),
      seat_number: String(seat),
      price: lira(price),
      passenger: row ? wirePassenger(row, language) : null,
      ticket_number: numbers.find((ticket) => ticket.position === position)?.number ?? null,
    }
  })
}

/** What a cancelled booking gives back, and whether the bank has confirmed it. */
async function cancelled(orm: Orm, { id, status }: BookingRow): Promise<BusBooking['cancelled']> {
  if (status !== 'cancelled') return null
  const [charge] = await orm
    .select({ refundAmount: charges.refundAmount, state: charges.state })
    .from(charges)
    .where(and(eq(charges.bookingId, id), inArray(charges.state, ['refunding', 'refunded'])))
  return { refund_total: lira(charge?.refundAmount ?? 0), refunded: charge?.state === 'refunded' }
}

/** The booking as its payment page and its ticket show it. */
export async function bookingView(
  { db, clock }: GatewayDeps,
  booking: BookingRow,
  language: string,
): Promise<BusBooking> {
  const { trip, stops, seats } = busSnapshot(booking)
  return {
    ...bookingFrame(booking, clock.now()),
    selection: busSelection(booking),
    pnr_code: booking.pnr,
    ...wireTrip(trip, language),
    stops: wireStops(stops, language),
    cancellation: wireCancellation(trip),
    price: wirePrices(booking),
    tickets: await wireTickets(db.orm, booking, seats, language),
    cancelled: await cancelled(db.orm, booking),
  }
}
