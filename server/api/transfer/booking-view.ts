/** Answers GET booking: the payment data before payment, the ticket after it. */
import type { BookedRide, TransferBooking, TransferTicket } from '#contract/transfer-booking.ts'
import { bookingFrame } from '#server/api/booking/booking-frame.ts'
import { driversAreOver, driversFrom, driversOf } from '#server/api/transfer/drivers.ts'
import { movableUntil, moveObstacle } from '#server/api/transfer/move-obstacle.ts'
import {
  outboundOf,
  transferSelection,
  transferSnapshot,
  type TransferSnapshot,
} from '#server/api/transfer/snapshot.ts'
import { wireExtras, wirePrice } from '#server/api/transfer/wire-booking.ts'
import { wireLocation, wireNames, wireOffer } from '#server/api/transfer/wire-offer.ts'
import { bookingState } from '#server/booking/booking-state.ts'
import { isBuyer } from '#server/booking/buyer.ts'
import { readTickets } from '#server/booking/passengers.ts'
import { wholeCancellation } from '#server/api/booking/whole-cancellation.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { Traveller } from '#server/http/traveller.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { message, messageLanguage } from '#server/text/messages.ts'

/** Returns the local date and time of a pick-up as YYYY-MM-DD HH:MM. */
export const datetime = ({ date, time }: { date: string; time: string }): string => `${date} ${time}`

/**
 * Returns the passengers of the ticket: the leader of the party, whose name is empty before the payment form is sent,
 * and placeholders for the others.
 */
function wireTickets(
  { query }: TransferSnapshot,
  leader: { name: string; surname: string } | undefined,
  language: string,
): TransferTicket[] {
  return Array.from({ length: query.passengers }, (_, index) => {
    if (index > 0) return { passenger: { name: message('otherPassenger', language, index + 1), surname: '' } }
    return { passenger: { name: leader?.name ?? '', surname: leader?.surname ?? '' } }
  })
}

/** Returns the wire format of the booked rides with their drivers. */
async function bookedRides(deps: GatewayDeps, booking: BookingRow, snapshot: TransferSnapshot, language: string) {
  const drivers = await driversOf(deps, booking)
  const now = deps.clock.now()
  return wireOffer(snapshot.offer, language).rides.map((ride, index): BookedRide => {
    const booked = snapshot.offer.rides[index]
    const from = booked && !driversAreOver(booked, now) ? driversFrom(booked).toISOString() : null
    return { ...ride, drivers: drivers[index] ?? null, drivers_from: from }
  })
}

/**
 * Returns the time until which the pick-up times can be changed (`until`), and whether a change is waiting for the
 * supplier's response (`pending`). If `moveObstacle` forbids a change for a reason other than 'pending', returns null.
 */
async function pickUpChange({ db, clock }: GatewayDeps, booking: BookingRow) {
  const obstacle = await moveObstacle(db.orm, booking, clock.now())
  if (obstacle !== null && obstacle !== 'pending') return null
  return { until: movableUntil(booking).toISOString(), pending: obstacle === 'pending' }
}

/** Returns the booking as the payment page and the ticket show it. */
export async function bookingView(
  deps: GatewayDeps,
  booking: BookingRow,
  language: string,
  traveller: Traveller,
): Promise<TransferBooking> {
  const { orm } = deps.db
  const snapshot = transferSnapshot(booking)
  const { offer, query } = snapshot
  const outbound = outboundOf(snapshot)
  const back = offer.rides[1]
  const { passengers, numbers } = await readTickets(orm, booking)
  const frame = await bookingFrame(deps, booking, traveller)
  return {
    ...frame,
    selection: transferSelection(booking),
    ...wireOffer(offer, language),
    vendor: { ...offer.vendor, phone: offer.terms.phone },
    rides: await bookedRides(deps, booking, snapshot, language),
    departure_location: wireLocation(outbound.from, language),
    arrival_location: wireLocation(outbound.to, language),
    info: {
      unique_code: booking.sessionUnique,
      pnr_code: booking.pnr,
      departure_datetime: datetime(outbound.pickUp),
      return_datetime: back ? datetime(back.pickUp) : null,
      transfer_type: offer.typeCode,
      transfer_type_display: offer.type[messageLanguage(language)],
      state: bookingState(booking, deps.clock.now()),
    },
    travel_type: back ? 'RT' : 'OW',
    passenger_count: query.passengers,
    baggage_count: query.baggage,
    services: wireNames(offer.services, language),
    extra_products: wireExtras(snapshot, language),
    price: wirePrice(booking, snapshot, language),
    tickets: wireTickets(snapshot, passengers[0], language),
    transfer: isBuyer(traveller, booking) ? snapshot.details : null,
    ticket_number: numbers[0]?.number ?? null,
    pick_up_change: await pickUpChange(deps, booking),
    ...(await wholeCancellation(deps.db.orm, booking)),
  }
}
