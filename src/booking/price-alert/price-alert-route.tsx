import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { AnyBooking, BookingProduct, PriceAlertTexts } from '#booking/booking-product.ts'
import { loadPriceAlert, postPriceAlert } from '#booking/price-alert/price-alert-data.ts'
import { PriceAlertPage } from '#booking/price-alert/price-alert-page.tsx'

/** Creates the route for the price alert of a search, /{product}/price-alert/?option=…. */
export const priceAlertRoute = <Booking extends AnyBooking>(
  product: BookingProduct<Booking>,
  texts: PriceAlertTexts,
) => ({
  loader: (args: LoaderFunctionArgs) => loadPriceAlert(args, product),
  action: (args: ActionFunctionArgs) => postPriceAlert(args, product),
  Component: () => <PriceAlertPage product={product.name} texts={texts} />,
})
