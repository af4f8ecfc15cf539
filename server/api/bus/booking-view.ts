/**
 * Answers GET booking. The reply is what the payment page shows before the payment, and what the ticket shows after it.
 */
import type { BusBooking, BusTicket } from '#contract/bus-booking.ts'
import type { CancelledAmounts } from '#contract/cancelling.ts'
import { bookingFrame, wirePrices } from '#server/api/booking/booking-frame.ts'
import { payable } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { isOwner } from '#server/booking/buyer.ts'
import type { Traveller } from '#server/http/traveller.ts'
import { genderName, readTickets, wirePassenger } from '#server/booking/passengers.ts'
import { waitingPositions } from '#server/booking/waiting-cancellation.ts'
import { busSelection, busSnapshot, type SnapshotSeat } from '#server/api/bus/snapshot.ts'
import { wireCancellation, wireStops, wireTrip } from '#server/api/bus/wire-trip.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { lira } from '#server/text/money.ts'
import type { Orm } from '#server/db/database.ts'
import { cancelledOf, refundOf, type CancelledTicket } from '#server/cancellation/cancelled-tickets.ts'

async function wireTickets(
  orm: Orm,
  booking: BookingRow,
  seats: readonly SnapshotSeat[],
  { gone, language, toOwner }: { gone: readonly CancelledTicket[]; language: string; toOwner: boolean },
): Promise<BusTicket[]> {
  const { passengers, numbers } = await readTickets(orm, booking)
  const waiting = await waitingPositions(orm, booking)
  return seats.map(({ seat, gender, price }, position) => {
    const row = passengers.find((passenger) => passenger.position === position)
    const cancelled = gone.find((one) => one.position === position)
    return {
      gender,
      gender_name: genderName(gender, language),
      seat_number: String(seat),
      price: lira(price),
      passenger: row ? wirePassenger(row, language, toOwner) : null,
      ticket_number: numbers.find((ticket) => ticket.position === position)?.number ?? null,
      cancelled: cancelled ? wireAmounts([cancelled]) : null,
      ...(waiting.has(position) && { cancel_pending: true }),
    }
  })
}

/** Returns the sums of the amounts paid, the cancellation fees and the refunds of cancelled tickets, in TRY. */
function wireAmounts(gone: readonly CancelledTicket[]): CancelledAmounts {
  const sum = (of: (one: CancelledTicket) => number) => lira(gone.reduce((total, one) => total + of(one), 0))
  return {
    paid: sum(({ paid }) => paid),
    fee: sum(({ fee }) => fee),
    refund_total: sum(({ paid, fee }) => paid - fee),
  }
}

/**
 * Returns the totals of the booking's cancellations; null if nothing was cancelled. Old bookings, which could be
 * cancelled only as a whole, have a refund but no rows of cancelled tickets. Their totals come from the refund.
 */
async function cancelledInAll(
  orm: Orm,
  booking: BookingRow,
  gone: readonly CancelledTicket[],
): Promise<BusBooking['cancelled']> {
  if (gone.length > 0) return { ...wireAmounts(gone), refunded: gone.every(({ refunded }) => refunded) }
  const whole = booking.status === 'cancelled' ? await refundOf(orm, booking) : undefined
  if (!whole) return null
  const { amount, refunded } = whole
  const paid = payable(booking)
  return { paid: lira(paid), fee: lira(paid - amount), refund_total: lira(amount), refunded }
}

/** Returns the booking as the payment page and the ticket show it. */
export async function bookingView(
  deps: GatewayDeps,
  booking: BookingRow,
  language: string,
  traveller: Traveller,
): Promise<BusBooking> {
  const { db } = deps
  const { trip, stops, seats } = busSnapshot(booking)
  const gone = await cancelledOf(db.orm, booking)
  return {
    ...(await bookingFrame(deps, booking, traveller)),
    selection: busSelection(booking),
    pnr_code: booking.pnr,
    ...wireTrip(trip, language),
    stops: wireStops(stops, language),
    cancellation: wireCancellation(trip),
    price: wirePrices(booking),
    tickets: await wireTickets(db.orm, booking, seats, { gone, language, toOwner: isOwner(traveller, booking) }),
    cancelled: await cancelledInAll(db.orm, booking, gone),
  }
}
