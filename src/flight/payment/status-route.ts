import type { LoaderFunctionArgs } from 'react-router'
import { loadPaymentStatus } from '#booking/payment/payment-status.ts'
import { flightProduct } from '#flight/flight-product.ts'

export const loader = (args: LoaderFunctionArgs) => loadPaymentStatus(args, flightProduct)

/** Asked only where the page asks. */
export const shouldRevalidate = () => false
