import type { ActionFunctionArgs } from 'react-router'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { keepDraft } from '#booking/payment/draft.ts'
import { leavePayment } from '#booking/payment/leave-payment.ts'

/**
 * Creates the route that stores the draft of a payment form, /{product}/payment/draft/; the payment page posts to it.
 */
export const draftRoute = <Booking extends AnyBooking>(product: BookingProduct<Booking>) => ({
  /** A POST stores the draft; a DELETE abandons the payment. */
  action: (args: ActionFunctionArgs) =>
    args.request.method === 'DELETE' ? leavePayment(args, product) : keepDraft(args, product.name),
})
