/**
 * Answers GET booking. The reply is what the payment page shows before the payment, and what the ticket shows after it.
 */
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { ActivityBooking, ActivityTicket } from '#contract/activity-booking.ts'
import { Vouchers } from '#contract/voucher.ts'
import { passengerSlots } from '#server/api/activity/passenger-slots.ts'
import { pickUpFrom, wirePickUp } from '#server/api/activity/pick-up.ts'
import { activitySelection, activitySnapshot, type ActivitySnapshot } from '#server/api/activity/snapshot.ts'
import {
  wireCancellation,
  wireDeparture,
  wireGroups,
  wireOnSite,
  wirePackage,
  wireServices,
  wireSummary,
} from '#server/api/activity/wire-activity.ts'
import { positionSharing } from '#server/api/activity/tracking.ts'
import { bookingFrame } from '#server/api/booking/booking-frame.ts'
import { bookingState } from '#server/booking/booking-state.ts'
import { payable } from '#server/booking/booking-store.ts'
import { isBuyer, isOwner } from '#server/booking/buyer.ts'
import { readTickets, wireTicketPassenger } from '#server/booking/passengers.ts'
import { wholeCancellation } from '#server/api/booking/whole-cancellation.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import type { Traveller } from '#server/http/traveller.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { lira } from '#server/text/money.ts'

async function wireTickets(
  { db }: GatewayDeps,
  booking: BookingRow,
  snapshot: ActivitySnapshot,
  language: string,
  toOwner: boolean,
): Promise<ActivityTicket[]> {
  const { passengers, numbers } = await readTickets(db.orm, booking)
  return passengerSlots(snapshot).map(({ type, name, ageFrom, ageTo }, position) => {
    const row = passengers.find((passenger) => passenger.position === position)
    return {
      pax_type: type,
      pax_name: name[messageLanguage(language)],
      age_from: ageFrom,
      age_to: ageTo,
      passenger: row ? wireTicketPassenger(row, language, toOwner) : null,
      ticket_number: numbers.find((ticket) => ticket.position === position)?.number ?? null,
    }
  })
}

/** Returns the VAT contained in an amount (kuruş), at the offer's tax rate. */
const taxIn = (amount: number, { total, tax }: ActivitySnapshot['offer']['price']): number =>
  total === 0 ? 0 : Math.round((amount * tax) / total)

/**
 * Returns the organiser's reference and the vouchers of a ticket. A cancelled ticket keeps its reference but not its
 * vouchers. The reference is null if it equals the reservation key that the gateway sent, because then the organiser
 * has no reference of its own.
 */
async function organisersPart({ db }: GatewayDeps, { id, status }: BookingRow) {
  if (status !== 'ticketed' && status !== 'cancelled')
    return { organiser_reference: null, vouchers: [], vouchers_to_come: false }
  const state = status === 'ticketed' ? 'confirmed' : 'cancelled'
  const { key, reference, vouchers } = reservations
  const [confirmed] = await db.orm
    .select({ key, reference, vouchers })
    .from(reservations)
    .where(and(eq(reservations.bookingId, id), eq(reservations.state, state), isNotNull(reservations.confirmedAs)))
    .orderBy(desc(reservations.createdAt))
    .limit(1)
  const delivered = status === 'ticketed' ? confirmed?.vouchers : null
  return {
    organiser_reference: confirmed && confirmed.reference !== confirmed.key ? confirmed.reference : null,
    vouchers: Vouchers.parse(delivered ?? []),
    vouchers_to_come: Array.isArray(delivered) && delivered.length === 0,
  }
}

/** Returns the booking as the payment page and the ticket show it. */
export async function bookingView(
  deps: GatewayDeps,
  booking: BookingRow,
  language: string,
  traveller: Traveller,
): Promise<ActivityBooking> {
  const snapshot = activitySnapshot(booking)
  const { offer, activity, calledOff } = snapshot
  const { departure, summary, price } = offer
  const mine = isBuyer(traveller, booking)
  const total = payable(booking)
  return {
    ...(await bookingFrame(deps, booking, traveller)),
    selection: activitySelection(booking),
    activity: wireSummary(summary, language),
    info: {
      unique_code: booking.sessionUnique,
      pnr_code: booking.pnr,
      state: bookingState(booking, deps.clock.now()),
    },
    organization_date: wireDeparture(departure, price),
    package: wirePackage(offer.package, language),
    ...wireOnSite(activity, summary.supplier, departure.start.time, language),
    ...(await organisersPart(deps, booking)),
    services: wireServices([...activity.services, ...offer.package.services], language),
    starts_at: new Date(departure.startsAt).toISOString(),
    ends_at: new Date(departure.endsAt).toISOString(),
    cancellation: wireCancellation(offer.cancellation),
    price: {
      total: lira(total),
      base: lira(price.total),
      tax: lira(taxIn(total, price)),
      discount: lira(booking.discount),
    },
    group_tickets: wireGroups(price, language),
    tickets: await wireTickets(deps, booking, snapshot, language, isOwner(traveller, booking)),
    operation: mine ? await wirePickUp(deps, booking, language) : null,
    operation_from: pickUpFrom(booking)?.toISOString() ?? null,
    shared_until: mine ? ((await positionSharing(deps, booking))?.until ?? null) : null,
    ...(await wholeCancellation(deps.db.orm, booking)),
    arrival_date: mine ? snapshot.arrivalDate : null,
    organiser_cancelled: calledOff && { reason: calledOff[messageLanguage(language)] },
  }
}
