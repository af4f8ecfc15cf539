/** Loads the booking of a ticket page from the gateway or, if the call fails, from the copy stored on this device. */
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
  /** ISO instant at which this copy was stored; null if the booking comes from the gateway. */
  savedAt: string | null
  /**
   * Whether this is a stored copy that is shown because the gateway did not reply. False for a booking from the
   * gateway, and for a copy that is shown because the gateway replied with an error.
   */
  unreachable: boolean
  /**
   * Whether a copy of the booking is stored on this device; false on the server, which can't read the device's storage.
   */
  kept: boolean
  /** Whether to offer installing the app on this ticket page; false on the server. */
  offersInstall: boolean
  /** Time at which the page was loaded, in ms since 1970; displayed deadlines are computed from it. */
  now: number
}

/**
 * Loads the ticket. Throws a response: 404 for a malformed session or an unknown booking; if no copy is stored, also
 * the gateway's error status, or 503 if the gateway did not reply.
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
    // All bookings of a product share one draft of the payment form. The draft is deleted when this booking is first
    // loaded in one of the states of `made`, such as 'ticketed'. If this device already stores a copy of the booking in
    // such a state, the draft is kept, because it may belong to another booking.
    // The same is true if a sign-out has deleted that copy.
    const isNews = before ? !made.has(before.booking.state) : !(await store.wasForgotten(id.data))
    if (made.has(booking.state) && isNews) await forgetDraft(store, name)
    await keepBooking(store, booking)
    const offersInstall = booking.state === 'ticketed' && !(await store.wasOffered('install'))
    const isKept = (await store.ticket(id.data)) !== null
    return { booking, savedAt: null, unreachable: false, kept: isKept, offersInstall, now }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A stored ticket is shown after any error of the gateway, including rate limits, except 404.
    const kept = error.status === 404 ? null : await keptBooking(store, id.data, schema)
    if (!kept) throwRouteError(error)
    return { ...kept, unreachable: error.status === 0, kept: true, offersInstall: false, now }
  }
}
