/** Action and page loader of a search's price alert (?option=), for every product. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '#api/context.ts'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { createPriceAlert } from '#booking/price-alert/price-alert-action.ts'

/** The search option that the alert is for; redirects to home if the address has none. */
export function loadPriceAlert({ request }: LoaderFunctionArgs) {
  const option = new URL(request.url).searchParams.get('option') ?? ''
  if (option === '') throw redirect('/')
  return { option }
}

export async function postPriceAlert<Booking extends AnyBooking>(
  { context, request }: ActionFunctionArgs,
  { calls }: BookingProduct<Booking>,
) {
  const api = context.get(apiContext)
  const answer = await createPriceAlert(await request.formData(), (alert) =>
    calls.createPriceAlert(api, alert, { signal: request.signal }),
  )
  return data(answer, { status: answer.outcome === 'created' ? 200 : 400 })
}
