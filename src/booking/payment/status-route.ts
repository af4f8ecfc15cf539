import type { LoaderFunctionArgs } from 'react-router'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { loadPaymentStatus } from '#booking/payment/payment-status.ts'

/** What became of a payment, /{product}/payment/status/?session_unique=…; asked only where the page asks. */
export const statusRoute = <Booking extends AnyBooking>(product: BookingProduct<Booking>) => ({
  loader: (args: LoaderFunctionArgs) => loadPaymentStatus(args, product),
})
