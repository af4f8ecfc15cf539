/** Stores bookings on this device after payment has started, so that they are available offline. */
import * as z from 'zod/mini'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { BookingState } from '#contract/booking.ts'
import type { Store } from '#store/store.ts'

/** States in which a booking is stored even if this device has no copy yet. */
export const worthKeeping: ReadonlySet<BookingState | null> = new Set(['confirming', 'issuing', 'ticketed', 'reserved'])
/** States in which the draft of the payment form is no longer needed. */
export const settled: ReadonlySet<BookingState | null> = new Set(['issuing', 'ticketed', 'refunded', 'cancelled'])
/** The `settled` states and 'reserved', whose payment form is available again for paying online. */
export const made: ReadonlySet<BookingState | null> = new Set([...settled, 'reserved'])
const underWay: ReadonlySet<BookingState | null> = new Set(['confirming', 'issuing'])

/** Stores a booking once it is reserved or its payment has started; a stored copy is updated from then on. */
export async function keepBooking(store: Store, booking: AnyBooking): Promise<void> {
  const id = booking.session_unique
  if (worthKeeping.has(booking.state) || (await store.ticket(id)) !== null) await store.saveTicket(id, booking)
}

/** The stored copy with the ISO instant of saving; null if there is none that matches `schema`. */
export async function keptBooking<Booking extends AnyBooking>(
  store: Store,
  id: string,
  schema: z.ZodMiniType<Booking>,
): Promise<{ booking: Booking; savedAt: string } | null> {
  const saved = await store.ticket(id)
  const booking = z.safeParse(schema, saved?.booking)
  return saved && booking.success ? { booking: booking.data, savedAt: saved.savedAt } : null
}

/** Whether the stored copy was awaiting the bank's decision or its ticket when it was stored. */
export async function isKeptUnderWay(store: Store, id: string, schema: z.ZodMiniType<AnyBooking>): Promise<boolean> {
  const kept = await keptBooking(store, id, schema)
  return kept !== null && underWay.has(kept.booking.state)
}
