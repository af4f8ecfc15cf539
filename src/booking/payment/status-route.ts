import type { LoaderFunctionArgs } from 'react-router'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { loadPaymentStatus } from '#booking/payment/payment-status.ts'

/**
 * Creates the route of a payment's status, /{product}/payment/status/?session_unique=…; its loader runs only when the
 * payment page requests it.
 */
export const statusRoute = <Booking extends AnyBooking>(product: BookingProduct<Booking>) => ({
  loader: (args: LoaderFunctionArgs) => loadPaymentStatus(args, product),
})
