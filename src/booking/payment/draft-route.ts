import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { keepDraft, loadDraft } from '#booking/payment/draft.ts'
import { leavePayment } from '#booking/payment/leave-payment.ts'

/** What was typed on a payment page, /{product}/payment/draft/: asked for once, and written by the page from then on. */
export const draftRoute = <Booking extends AnyBooking>(product: BookingProduct<Booking>) => ({
  loader: (args: LoaderFunctionArgs) => loadDraft(args, product.name),
  /** A POST keeps what the form holds, a DELETE is who leaves payment for good. */
  action: (args: ActionFunctionArgs) =>
    args.request.method === 'DELETE' ? leavePayment(args, product) : keepDraft(args, product.name),
})
