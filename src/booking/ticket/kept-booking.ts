/**
 * Stores bookings on this device after they are reserved or their payment has started, so that they can be shown
 * offline.
 */
import * as z from 'zod/mini'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { BookingState } from '#contract/booking.ts'
import type { Store } from '#store/store.ts'

/**
 * States in which a booking is always stored on this device. In any other state, a booking is stored only if it
 * replaces an earlier copy on this device.
 */
export const worthKeeping: ReadonlySet<BookingState | null> = new Set(['confirming', 'issuing', 'ticketed', 'reserved'])
/** States of a booking in which the draft of its payment form is no longer needed. */
export const settled: ReadonlySet<BookingState | null> = new Set(['issuing', 'ticketed', 'refunded', 'cancelled'])
/**
 * When a booking is first loaded in one of these states, the ticket page deletes the draft of the payment form.
 * 'reserved' is one of them, but is not in `settled`: a reserved booking can still be paid online, so the payment page
 * keeps a draft that the traveller types after the booking was reserved.
 */
export const made: ReadonlySet<BookingState | null> = new Set([...settled, 'reserved'])
const underWay: ReadonlySet<BookingState | null> = new Set(['confirming', 'issuing'])

/**
 * Stores a booking on this device if it is reserved, if its payment has started, or if this device already stores an
 * earlier copy of the booking. A ticket that a sign-out has deleted does not come back when an open tab or the Back
 * button loads it again: it is stored only for the signed-in buyer, or after a PNR lookup.
 */
export async function keepBooking(store: Store, booking: AnyBooking): Promise<void> {
  const id = booking.session_unique
  const isKept = (await store.ticket(id)) !== null
  if (!isKept && (!worthKeeping.has(booking.state) || (await mustStayForgotten(store, booking)))) return
  await store.saveTicket(id, booking)
}

async function mustStayForgotten(store: Store, { session_unique: id, contact }: AnyBooking): Promise<boolean> {
  if (!(await store.wasForgotten(id))) return false
  // The gateway sends null to everybody but the buyer. A backend that sends no contact details does not say who the
  // buyer is, so any signed-in user counts as the buyer.
  const isBuyers = contact !== null && (await store.token()) !== null
  return !isBuyers && (await store.proof(id)) === null
}

/**
 * Resolves to the stored copy of a booking with the ISO instant at which it was stored; null if there is none that
 * matches `schema`.
 */
export async function keptBooking<Booking extends AnyBooking>(
  store: Store,
  id: string,
  schema: z.ZodMiniType<Booking>,
): Promise<{ booking: Booking; savedAt: string } | null> {
  const saved = await store.ticket(id)
  const booking = z.safeParse(schema, saved?.booking)
  return saved && booking.success ? { booking: booking.data, savedAt: saved.savedAt } : null
}

/**
 * Resolves to true if a copy of the booking is stored on this device and its state is 'confirming' (the bank has not
 * decided yet) or 'issuing' (paid, but without a ticket yet).
 */
export async function isKeptUnderWay(store: Store, id: string, schema: z.ZodMiniType<AnyBooking>): Promise<boolean> {
  const kept = await keptBooking(store, id, schema)
  return kept !== null && underWay.has(kept.booking.state)
}
