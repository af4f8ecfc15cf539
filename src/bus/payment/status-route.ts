import type { LoaderFunctionArgs } from 'react-router'
import { loadPaymentStatus } from '#booking/payment/payment-status.ts'
import { busProduct } from '#bus/bus-product.ts'

export const loader = (args: LoaderFunctionArgs) => loadPaymentStatus(args, busProduct)

/** Asked only where the page asks. */
export const shouldRevalidate = () => false
