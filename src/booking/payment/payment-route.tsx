import { type ComponentType, memo } from 'react'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { type LoadDiscounts, loadPayment } from '#booking/payment/load-payment.ts'
import { revalidatesPayment } from '#booking/payment/payment-answer.ts'
import type { PaymentEntry } from '#booking/payment/payment-entry.ts'
import { PaymentScreen, type PaymentTexts } from '#booking/payment/payment-screen.tsx'
import { type Payment, sendPayment } from '#booking/payment/send-payment.ts'

/** What a product supplies for its payment page. */
interface ProductPayment<Booking extends AnyBooking, Form> extends Payment<Booking, Form> {
  product: BookingProduct<Booking>
  loadDiscounts: LoadDiscounts
  form: ComponentType<PaymentEntry<Booking>>
  texts: PaymentTexts
}

/** Creates the payment route of a product, /{product}/payment/?session_unique=…. */
export const paymentRoute = <Booking extends AnyBooking, Form>({
  product,
  loadDiscounts,
  form,
  texts,
  ...payment
}: ProductPayment<Booking, Form>) => {
  // The payment page renders again whenever the state of a fetcher changes. With `memo`, its form renders again only
  // when the form's props change.
  const ProductForm = memo(form)
  return {
    loader: (args: LoaderFunctionArgs) => loadPayment(args, product, loadDiscounts),
    action: (args: ActionFunctionArgs) => sendPayment(args, product, payment),
    shouldRevalidate: revalidatesPayment,
    Component: () => <PaymentScreen product={product.name} form={ProductForm} texts={texts} />,
  }
}
