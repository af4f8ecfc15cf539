/** Holds, confirms and cancels reservations at an OCTO server (docs/decisions/0036-octo.md). */
import * as z from 'zod/mini'
import type { Clock } from '#server/runtime/clock.ts'
import { minutesAfter, minutesUntil } from '#server/runtime/instants.ts'
import type { Log } from '#server/runtime/log.ts'
import { confirmationOf, contactOptionOf } from '#server/supply/octo/octo-contacts.ts'
import { halfOf, kindOf, mostTurns, type OctoBookings } from '#server/supply/octo/octo-bookings.ts'
import type { OctoCatalogue } from '#server/supply/octo/octo-catalogue.ts'
import { bookingUuid, readOctoOffer, unitItemUuid } from '#server/supply/octo/octo-keys.ts'
import { retailOf, soldCurrency } from '#server/supply/octo/octo-money.ts'
import type { OctoBooking } from '#server/supply/octo/octo-schemas.ts'
import { groupsFor } from '#server/supply/octo/octo-units.ts'
import { vouchersOf } from '#server/supply/octo/octo-vouchers.ts'
import type {
  ConfirmedAs,
  HoldAnswer,
  HoldRequest,
  ReservationName,
  Reservations,
  ReservationStatus,
} from '#server/supply/reservations.ts'
import { type SupplyCall, SupplyFailure } from '#server/supply/supply-call.ts'

/**
 * Schema of a snapshot. It has only the fields that the gateway needs to book at the OCTO server: the offer's key and
 * total price.
 */
const Selection = z.object({ offer: z.object({ key: z.string(), price: z.object({ total: z.number() }) }) })

/** An existing hold is extended only if it ends more than this number of minutes before the requested end. */
const slackMinutes = 1

interface OctoReservationDeps {
  bookings: OctoBookings
  catalogue: (signal: AbortSignal) => Promise<OctoCatalogue>
  /**
   * Called after a request to make or to cancel a booking of an OCTO product (an activity), because the number of free
   * places of this product may have changed.
   */
  changed: (product: string) => void
  clock: Clock
  log: Log
}

const refusedHold: HoldAnswer = { outcome: 'refused' }

/**
 * Returns the result of a confirmation. It is 'confirmed' if there is nothing to report: the OCTO supplier's reference
 * is unchanged, the supplier has delivered no vouchers, and none are to come. Otherwise, the result contains the
 * current reference and, if there are any, the vouchers. The list of vouchers is empty while they are still to come.
 */
function confirmedAs(booking: OctoBooking, { key, reference: known }: ReservationName): 'confirmed' | ConfirmedAs {
  const vouchers = vouchersOf(booking)
  const reference = booking.supplierReference || (known ?? key)
  if (vouchers) return { reference, vouchers }
  return reference === (known ?? key) ? 'confirmed' : { reference }
}

/** Reasons that the gateway states when it cancels a booking. */
export const ownReasons = { traveller: 'cancelled by the traveller', price: 'price changed' }

export function createOctoReservations({
  bookings,
  catalogue,
  changed,
  clock,
  log,
}: OctoReservationDeps): Reservations {
  /**
   * Returns the body of the request that makes a new booking; undefined if the offer's option is no longer sold to the
   * offer's party.
   */
  async function bodyOf(offer: string, uuid: string, until: Date, signal: AbortSignal) {
    const name = readOctoOffer(offer)
    const activity = name && (await catalogue(signal)).products.get(name.product)
    const option = activity?.options.find(({ id }) => id === name?.option)
    const groups = option && name && groupsFor(option.units, name.party)
    if (!name || !Array.isArray(groups)) return undefined
    const units = groups.flatMap(({ sold, count }) => Array.from({ length: count }, () => sold.id))
    return {
      uuid,
      productId: name.product,
      optionId: name.option,
      availabilityId: name.availability,
      expirationMinutes: minutesUntil(until, clock.now()),
      currency: soldCurrency,
      unitItems: units.map((unitId, position) => ({ uuid: unitItemUuid(uuid, position), unitId })),
    }
  }

  /**
   * Calls `bookings.change` to make or to cancel a booking of `product`. Then calls `changed`, even if the first call
   * fails, because the number of free places may have changed nevertheless.
   */
  async function changePlaces(product: string, ...asked: Parameters<OctoBookings['change']>) {
    try {
      return await bookings.change(...asked)
    } finally {
      changed(product)
    }
  }

  /**
   * Returns the response to a hold, for the booking that the OCTO server holds. If this booking costs more than the
   * selection or has no price in lira, it is cancelled at the OCTO server, and the hold is refused.
   */
  async function heldAs(
    booking: OctoBooking,
    { key, until }: HoldRequest,
    total: number,
    call: SupplyCall,
  ): Promise<HoldAnswer> {
    const price = booking.pricing ? retailOf(booking.pricing) : undefined
    if (price === undefined || price.retail > total) {
      const text = price ? 'octo booking costs more than its offer' : 'octo booking has no price in lira'
      log.info(text, { booking: booking.uuid })
      // A failed cancellation is ignored, because the booking expires by itself at the end of its hold.
      const path = ['bookings', booking.uuid, 'cancel']
      const reason = { reason: ownReasons.price }
      await changePlaces(booking.productId ?? '', booking.uuid, path, reason, halfOf(call), 'held').catch(
        () => undefined,
      )
      return refusedHold
    }
    const expires = Date.parse(booking.utcExpiresAt ?? '')
    const end = Number.isNaN(expires) ? until.getTime() : Math.min(expires, until.getTime())
    if (end <= clock.now().getTime()) return refusedHold
    return { outcome: 'held', reference: booking.supplierReference || key, until: new Date(end) }
  }

  async function extended(booking: OctoBooking, until: Date, call: SupplyCall): Promise<OctoBooking> {
    const expires = Date.parse(booking.utcExpiresAt ?? '')
    if (Number.isNaN(expires) || minutesAfter(new Date(expires), slackMinutes) >= until) return booking
    const path = ['bookings', booking.uuid, 'extend']
    const { booking: later } = await bookings
      .change(booking.uuid, path, { expirationMinutes: minutesUntil(until, clock.now()) }, halfOf(call))
      // If extending the hold fails, the failure is ignored: the booking then stays held until the end of its current
      // hold.
      .catch(() => ({ booking }))
    return later ?? booking
  }

  async function hold(asked: HoldRequest, call: SupplyCall): Promise<HoldAnswer> {
    const { key, selection, until } = asked
    const chosen = z.safeParse(Selection, selection).data?.offer
    if (!chosen) return refusedHold
    const { total } = chosen.price
    const known = await bookings.latest(key, call)
    const kind = known.booking && kindOf(known.booking)
    if (known.booking && kind === 'held') {
      const booking = await extended(known.booking, until, call)
      return kindOf(booking) === 'held' ? heldAs(booking, asked, total, call) : refusedHold
    }
    if (known.booking && known.booking.status !== 'EXPIRED') return refusedHold
    const turn = known.booking ? known.turn + 1 : known.turn
    if (turn >= mostTurns) return refusedHold
    const uuid = bookingUuid(key, turn)
    const body = await bodyOf(chosen.key, uuid, until, call.signal)
    if (!body) return refusedHold
    const { booking, refused } = await changePlaces(body.productId, uuid, ['bookings'], body, call)
    if (refused !== undefined) log.info('octo server refused a hold', { code: refused })
    return booking && kindOf(booking) === 'held' ? heldAs(booking, asked, total, call) : refusedHold
  }

  return {
    hold,

    async confirm(name, sale, call) {
      // An OCTO supplier collects no money on site, so a booking that is paid later is refused.
      if (sale.owed > 0) return 'refused'
      const { uuid, booking } = await bookings.latest(name.key, call)
      const before = booking && kindOf(booking)
      if (!booking || before === 'gone') return 'refused'
      if (before === 'confirmed' || before === 'used') return confirmedAs(booking, name)
      if (before === 'pending') throw new SupplyFailure('The organiser has not confirmed the booking yet')
      // If the catalogue can't be read, it is unknown which contact details the activity requires. So the first
      // traveller's name and the buyer's e-mail address and telephone number are sent.
      const option = contactOptionOf(await catalogue(call.signal).catch(() => undefined), sale.selection)
      const body = confirmationOf(booking, sale, option)
      const { booking: now, refused } = await bookings.change(uuid, ['bookings', uuid, 'confirm'], body, call, before)
      const kind = now ? kindOf(now) : 'gone'
      if (now && (kind === 'confirmed' || kind === 'used')) return confirmedAs(now, name)
      if (refused !== undefined) log.warn('octo server refused a confirmation', { code: refused, booking: uuid })
      if (kind === 'gone' || (kind === 'held' && refused !== undefined)) return 'refused'
      throw new SupplyFailure('The OCTO server has not confirmed the booking')
    },

    // The gateway calls `paid` if a booking that was to be paid later has been paid online. `paid` does nothing,
    // because the OCTO server has no bookings that are paid later: `confirm` refuses them.
    paid: async () => 'noted',

    async cancel({ key }, positions, call) {
      // An OCTO server cancels only whole bookings, so a cancellation for single travellers is refused.
      if (positions !== 'all') return 'refused'
      const { uuid, booking } = await bookings.latest(key, call)
      const before = booking && kindOf(booking)
      if (!booking || before === 'gone') return 'cancelled'
      if (before === 'used') return 'refused'
      const path = ['bookings', uuid, 'cancel']
      const reason = { reason: ownReasons.traveller }
      const { booking: now, refused } = await changePlaces(booking.productId ?? '', uuid, path, reason, call, before)
      if (!now || kindOf(now) === 'gone') return 'cancelled'
      if (refused === undefined) throw new SupplyFailure('The OCTO server has not cancelled the booking')
      log.warn('octo server refused a cancellation', { code: refused, booking: uuid })
      return 'refused'
    },

    async status(name, call): Promise<ReservationStatus> {
      const { booking } = await bookings.latest(name.key, call)
      if (!booking) return 'unknown'
      const kind = kindOf(booking)
      if (kind === 'gone') return 'cancelled'
      return kind === 'confirmed' || kind === 'used' ? confirmedAs(booking, name) : 'held'
    },
  }
}
