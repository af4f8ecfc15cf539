/** The booking of the ticket screen: from the gateway, or as it was saved on this device when no answer comes. */
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
  /** Of a copy: no answer came at all, rather than one that failed. */
  unreachable: boolean
  /** Whether a copy is on this device: a server that renders the document has none to keep it on. */
  kept: boolean
  /** Whether this ticket is the moment to offer the app for the home screen; never on the server. */
  offersInstall: boolean
  /** When this was loaded, in ms since 1970: what is shown of deadlines goes by it. */
  now: number
}

/** Throws a response: 404 for what is no booking, the gateway's status or 503 where there is neither answer nor saved copy. */
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
    // Only when the outcome is news: an old ticket must not take what is being typed for another trip.
    const isNews = !before || !made.has(before.booking.state)
    if (made.has(booking.state) && isNews) await forgetDraft(store, name)
    await keepBooking(store, booking)
    const offersInstall = booking.state === 'ticketed' && !(await store.wasOffered('install'))
    const isKept = (await store.ticket(id.data)) !== null
    return { booking, savedAt: null, unreachable: false, kept: isKept, offersInstall, now }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Whatever keeps the gateway from answering, its limits included, must not keep a ticket from opening.
    const kept = error.status === 404 ? null : await keptBooking(store, id.data, schema)
    if (!kept) throwRouteError(error)
    return { ...kept, unreachable: error.status === 0, kept: true, offersInstall: false, now }
  }
}
