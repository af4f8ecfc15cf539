/** Bookings that a lost connection must not take from who has paid. */
import * as z from 'zod/mini'
import type { BookingState } from '#contract/booking.ts'
import { FlightBooking } from '#contract/flight-booking.ts'
import type { Store } from '#store/store.ts'

const worthKeeping: ReadonlySet<BookingState> = new Set(['confirming', 'issuing', 'ticketed'])
const underWay: ReadonlySet<BookingState> = new Set(['confirming', 'issuing'])

/** Keeps a booking that money is on its way for; what was kept follows the booking from then on. */
export async function keepBooking(store: Store, booking: FlightBooking): Promise<void> {
  const id = booking.session_unique
  if (worthKeeping.has(booking.state) || (await store.ticket(id)) !== null) await store.saveTicket(id, booking)
}

/** The copy on this device with the ISO instant of its saving; null where there is none that can be read. */
export async function keptBooking(
  store: Store,
  id: string,
): Promise<{ booking: FlightBooking; savedAt: string } | null> {
  const saved = await store.ticket(id)
  const booking = z.safeParse(FlightBooking, saved?.booking)
  return saved && booking.success ? { booking: booking.data, savedAt: saved.savedAt } : null
}

/** Whether the copy on this device is of a payment that was not decided or not ticketed when it was last seen. */
export async function isKeptUnderWay(store: Store, id: string): Promise<boolean> {
  const kept = await keptBooking(store, id)
  return kept !== null && underWay.has(kept.booking.state)
}
