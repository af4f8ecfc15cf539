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
  // The form data is awaited, although it is not used. `keepDraft` also awaits its form data before it stores a draft.
  // Without this wait, `forgetDraft` could run before an earlier call of `keepDraft` has stored its draft, and that
  // draft would stay on the device.
  await request.formData()
  await forgetDraft(context.get(storeContext), name)
  const session = sessionOf(request)
  if (session !== undefined) await releaseSelection(context.get(apiContext), name, session)
  return null
}
