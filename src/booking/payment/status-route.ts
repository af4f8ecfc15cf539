import type { LoaderFunctionArgs } from 'react-router'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { loadPaymentStatus } from '#booking/payment/payment-status.ts'

/**
 * The payment status route, /{product}/payment/status/?session_unique=…; it is loaded only by an explicit fetch of the
 * page.
 */
export const statusRoute = <Booking extends AnyBooking>(product: BookingProduct<Booking>) => ({
  loader: (args: LoaderFunctionArgs) => loadPaymentStatus(args, product),
})
