import type { ActionFunctionArgs } from 'react-router'
import type { AnyBooking, BookingProduct, CheckPnrTexts } from '#booking/booking-product.ts'
import { CheckPnrPage } from '#booking/check-pnr/check-pnr-page.tsx'
import { loadSavedTickets } from '#booking/check-pnr/load-saved-tickets.ts'
import { lookUp } from '#booking/check-pnr/look-up.ts'

/** Creates the route of a product's PNR lookup, /{product}/check-pnr/. */
export const checkPnrRoute = <Booking extends AnyBooking>(product: BookingProduct<Booking>, texts: CheckPnrTexts) => ({
  loader: loadSavedTickets,
  action: (args: ActionFunctionArgs) => lookUp(args, product),
  Component: () => <CheckPnrPage product={product.name} texts={texts} />,
})
