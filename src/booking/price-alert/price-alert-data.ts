/**
 * Page loader and action for the price alert of a search (?option=), for every product. If the posted form has a field
 * `alert` with the ID of an existing alert, the action changes that alert. Otherwise it creates one.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '#api/context.ts'
import { watchedSearch } from '#api/price-alert.ts'
import { userAlertCalls } from '#api/user-alerts.ts'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { changeAlertThreshold, createPriceAlert } from '#booking/price-alert/price-alert-action.ts'

/**
 * Loads the search that the price alert would watch. The query parameter `option` is the ID of the saved search.
 * Redirects to the home page if the URL has no such parameter. An unknown search is no error to throw, because the
 * sheet over the results calls this loader, too, and an error page would replace the results.
 */
export async function loadPriceAlert<Booking extends AnyBooking>(
  { context, request }: LoaderFunctionArgs,
  { name }: BookingProduct<Booking>,
) {
  const option = new URL(request.url).searchParams.get('option') ?? ''
  if (option === '') throw redirect('/')
  const watched = await watchedSearch(context.get(apiContext), name, option, { signal: request.signal })
  return data({ option, watched }, { status: watched === 'gone' ? 404 : 200 })
}

export async function postPriceAlert<Booking extends AnyBooking>(
  { context, request }: ActionFunctionArgs,
  { calls }: BookingProduct<Booking>,
) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const changed = Number(form.get('alert'))
  const options = { signal: request.signal }
  const answer = await (changed > 0
    ? changeAlertThreshold(form, (threshold) => userAlertCalls.changeThreshold(api, changed, threshold, options))
    : createPriceAlert(form, (alert) => calls.createPriceAlert(api, alert, options)))
  const isDone = answer.outcome === 'created' || answer.outcome === 'changed'
  return data(answer, { status: isDone ? 200 : 400 })
}
