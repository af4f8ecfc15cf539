import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, storeContext } from '#api/context.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { forgetDraft } from '#booking/payment/kept-draft.ts'
import { sessionOf } from '#booking/payment/session-of.ts'
import { carriedIn } from '#booking/search/carried-params.ts'
import { isKeptUnderWay, keepBooking } from '#booking/ticket/kept-booking.ts'
import type { BookingInfo, BookingState } from '#contract/booking.ts'

const underWay: ReadonlySet<BookingState | null> = new Set(['confirming', 'issuing', 'ticketed'])
const isUnderWay = ({ do_reservation: reserved, state }: BookingInfo) => reserved || underWay.has(state)

export interface PaymentStatus {
  /** The booking's data after the payment; null if the request for it failed. */
  info: BookingInfo | null
}

/**
 * Loads the outcome of a payment, for example when the bank's popup closes. A booking whose payment awaits the bank's
 * decision is stored on this device, so that it can be shown offline. If the URL has the parameter `leave` (the ID of
 * the saved search, or empty), the traveller wants to leave the payment and is redirected:
 * - a reserved booking leads to its ticket,
 * - a payment that is in progress or has succeeded leads back to the payment page, which shows its outcome,
 * - otherwise, a new search starts.
 */
export async function loadPaymentStatus<Booking extends AnyBooking>(
  { context, request }: LoaderFunctionArgs,
  { name, schema, calls }: BookingProduct<Booking>,
): Promise<PaymentStatus> {
  const session = sessionOf(request)
  if (session === undefined) throw data(null, { status: 404 })
  const api = context.get(apiContext)
  const store = context.get(storeContext)
  const { signal } = request
  const info = await calls.bookingInfo(api, session, { signal }).catch(noAnswer)
  // A booking to be paid later stays reserved after a failed payment. The draft of its payment form is then kept for
  // the next attempt.
  if (info?.do_reservation && info.state !== 'reserved') await forgetDraft(store, name)
  if (info?.state === 'confirming' && (await store.ticket(session)) === null) {
    const booking = await calls.booking(api, session, { signal }).catch(noAnswer)
    if (booking) await keepBooking(store, booking)
  }
  const { searchParams: query } = new URL(request.url)
  const option = query.get('leave')
  if (option !== null) {
    const paying = info ? isUnderWay(info) : await isKeptUnderWay(store, session, schema)
    const addresses = bookingAddresses(name, carriedIn(query))
    const booked = { session_unique: session, search_option: option || null }
    if (info?.state === 'reserved') throw redirect(addresses.paidTicket(session))
    throw redirect(paying ? addresses.payment(session) : addresses.searchAgain(booked))
  }
  return { info }
}

const noAnswer = (error: unknown): null => {
  if (error instanceof ApiError) return null
  throw error
}
