import type { ActionFunctionArgs } from 'react-router'
import { apiContext, storeContext } from '#api/context.ts'
import { releaseSeats } from '#api/release-seats.ts'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { forgetDraft } from '#booking/payment/kept-draft.ts'
import { sessionOf } from '#booking/payment/session-of.ts'

/**
 * What leaving payment for good does, before the next page is asked for (docs/decisions/0024-leaving-payment.md): the
 * one place for it. It never throws, and the traveller waits for it.
 */
export async function leavePayment<Booking extends AnyBooking>(
  { context, request }: ActionFunctionArgs,
  { name }: BookingProduct<Booking>,
): Promise<null> {
  // Read as `keepDraft` does, so that what was kept a moment ago is written before it is forgotten.
  await request.formData()
  await forgetDraft(context.get(storeContext), name)
  const session = sessionOf(request)
  if (session !== undefined) await releaseSeats(context.get(apiContext), name, session)
  return null
}
