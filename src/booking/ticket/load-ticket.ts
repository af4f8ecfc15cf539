/** Loads the booking of the ticket screen from the gateway, or the copy on this device if no reply comes. */
import { data, type LoaderFunctionArgs } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { throwRouteError } from '#api/loader-error.ts'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { forgetDraft } from '#booking/payment/kept-draft.ts'
import { keepBooking, keptBooking, made } from '#booking/ticket/kept-booking.ts'
import { SessionUnique } from '#contract/booking.ts'

export interface TicketData<Booking extends AnyBooking> {
  booking: Booking
  /** ISO instant at which this copy was saved; null for a fresh one. */
  savedAt: string | null
  /**
   * Whether this is a stored copy shown because no reply came; false for a fresh booking, and for a copy shown because
   * the gateway replied with an error.
   */
  unreachable: boolean
  /** Whether a copy is stored on this device; false on the server, which has no storage. */
  kept: boolean
  /** Whether to offer installing the app on this ticket; false on the server. */
  offersInstall: boolean
  /** Load time in ms since 1970, the base of displayed deadlines. */
  now: number
}

/**
 * Loads the ticket. Throws a response: 404 for a malformed key or an unknown booking; without a stored copy also the
 * gateway's error status, or 503 if no reply came.
 */
export async function loadTicket<Booking extends AnyBooking>(
  { context, params, request }: LoaderFunctionArgs,
  { name, schema, calls }: BookingProduct<Booking>,
): Promise<TicketData<Booking>> {
  const store = context.get(storeContext)
  const now = context.get(clockContext).now().getTime()
  const id = z.safeParse(SessionUnique, params.session_unique)
  if (!id.success) throw data(null, { status: 404 })
  try {
    const booking = await calls.booking(context.get(apiContext), id.data, { signal: request.signal })
    const before = await keptBooking(store, id.data, schema)
    // Deletes the draft only if the outcome is new: opening an old ticket must not delete the draft of another trip.
    const isNews = !before || !made.has(before.booking.state)
    if (made.has(booking.state) && isNews) await forgetDraft(store, name)
    await keepBooking(store, booking)
    const offersInstall = booking.state === 'ticketed' && !(await store.wasOffered('install'))
    const isKept = (await store.ticket(id.data)) !== null
    return { booking, savedAt: null, unreachable: false, kept: isKept, offersInstall, now }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A stored ticket is shown after any gateway error, including rate limits; only a 404 is passed on.
    const kept = error.status === 404 ? null : await keptBooking(store, id.data, schema)
    if (!kept) throwRouteError(error)
    return { ...kept, unreachable: error.status === 0, kept: true, offersInstall: false, now }
  }
}
