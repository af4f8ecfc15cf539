import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, storeContext } from '#api/context.ts'
import { flightCalls } from '#api/flight.ts'
import type { BookingInfo, BookingState } from '#contract/booking.ts'
import { isKeptUnderWay, keepBooking } from '#flight/booking/kept-booking.ts'
import { draftName } from '#flight/payment/draft-name.ts'
import { paymentAddresses } from '#flight/payment/payment-addresses.ts'
import { sessionOf } from '#flight/payment/payment-data.ts'

const underWay: ReadonlySet<BookingState> = new Set(['confirming', 'issuing', 'ticketed'])

/**
 * What became of a payment, asked when the bank's popup closes; `info` is null where no answer came. With `leave` in
 * the address it leads there instead: to the payment that is under way, or back to the results. A payment that the bank
 * decides on is kept on this device, so that a lost connection does not hide it.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<{ info: BookingInfo | null }> {
  const session = sessionOf(request)
  if (session === undefined) throw data(null, { status: 404 })
  const api = context.get(apiContext)
  const store = context.get(storeContext)
  const { signal } = request
  const info = await flightCalls.bookingInfo(api, session, { signal }).catch(noAnswer)
  if (info?.do_reservation) await store.setDraft(draftName, null)
  if (info?.state === 'confirming' && (await store.ticket(session)) === null) {
    const booking = await flightCalls.booking(api, session, { signal }).catch(noAnswer)
    if (booking) await keepBooking(store, booking)
  }
  if (new URL(request.url).searchParams.has('leave')) {
    const paying = info ? underWay.has(info.state) : await isKeptUnderWay(store, session)
    throw redirect(paying ? paymentAddresses.payment(session) : paymentAddresses.results(session))
  }
  return { info }
}

const noAnswer = (error: unknown): null => {
  if (error instanceof ApiError) return null
  throw error
}

/** Asked only where the page asks. */
export const shouldRevalidate = () => false
