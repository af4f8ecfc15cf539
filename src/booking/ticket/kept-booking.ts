/** Bookings that a lost connection must not take from who has paid. */
import * as z from 'zod/mini'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { BookingState } from '#contract/booking.ts'
import type { Store } from '#store/store.ts'

const worthKeeping: ReadonlySet<BookingState | null> = new Set(['confirming', 'issuing', 'ticketed', 'reserved'])
/** States in which the payment form that led there is done with. */
export const settled: ReadonlySet<BookingState | null> = new Set(['issuing', 'ticketed', 'refunded', 'cancelled'])
/** The same, and what was made to be paid later: its payment form shows again for who wants to pay online. */
export const made: ReadonlySet<BookingState | null> = new Set([...settled, 'reserved'])
const underWay: ReadonlySet<BookingState | null> = new Set(['confirming', 'issuing'])

/** Keeps a booking that was made, or that money is on its way for; what was kept follows the booking from then on. */
export async function keepBooking(store: Store, booking: AnyBooking): Promise<void> {
  const id = booking.session_unique
  if (worthKeeping.has(booking.state) || (await store.ticket(id)) !== null) await store.saveTicket(id, booking)
}

/** The copy on this device with the ISO instant of its saving; null where there is none that fits `schema`. */
export async function keptBooking<Booking extends AnyBooking>(
  store: Store,
  id: string,
  schema: z.ZodMiniType<Booking>,
): Promise<{ booking: Booking; savedAt: string } | null> {
  const saved = await store.ticket(id)
  const booking = z.safeParse(schema, saved?.booking)
  return saved && booking.success ? { booking: booking.data, savedAt: saved.savedAt } : null
}

/** Whether the copy on this device is of a payment that was not decided or not ticketed when it was last seen. */
export async function isKeptUnderWay(store: Store, id: string, schema: z.ZodMiniType<AnyBooking>): Promise<boolean> {
  const kept = await keptBooking(store, id, schema)
  return kept !== null && underWay.has(kept.booking.state)
}
