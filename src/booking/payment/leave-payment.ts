import type { ActionFunctionArgs } from 'react-router'
import { apiContext, storeContext } from '#api/context.ts'
import { releaseSelection } from '#api/release-selection.ts'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { forgetDraft } from '#booking/payment/kept-draft.ts'
import { sessionOf } from '#booking/payment/session-of.ts'

/**
 * Abandons a payment before the navigation continues (docs/decisions/0024-leaving-payment.md); no other code abandons
 * payments. The navigation waits for this function, which never throws.
 */
export async function leavePayment<Booking extends AnyBooking>(
  { context, request }: ActionFunctionArgs,
  { name }: BookingProduct<Booking>,
): Promise<null> {
  // The form data is not used; awaiting it only ensures the order. `keepDraft` also awaits form data before it stores a
  // draft. So a draft from an earlier call of `keepDraft` is stored before `forgetDraft` deletes it.
  await request.formData()
  await forgetDraft(context.get(storeContext), name)
  const session = sessionOf(request)
  if (session !== undefined) await releaseSelection(context.get(apiContext), name, session)
  return null
}
