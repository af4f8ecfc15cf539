/** Loader of the seat popup (/bus/trip/?trip=&session_unique=). */
import { data, type LoaderFunctionArgs } from 'react-router'
import { apiContext, clockContext } from '#api/context.ts'
import { sessionOf } from '#booking/results/load-results.ts'
import { busSearchParams } from '#bus/search/bus-search-params.ts'
import { loadTrip, type TripAnswer } from '#bus/seats/trip-detail.ts'

export async function loader({ context, request }: LoaderFunctionArgs): Promise<TripAnswer> {
  const url = new URL(request.url)
  const productId = url.searchParams.get(busSearchParams.trip) ?? ''
  if (productId === '') throw data(null, { status: 400 })
  const now = context.get(clockContext).now().getTime()
  return loadTrip(context.get(apiContext), productId, sessionOf(url, 'bus'), { now, signal: request.signal })
}

/**
 * Prevents React Router from loading the seats of a trip again on its own, for example after an action. The loaded
 * seats are used until the app requests them again.
 */
export function shouldRevalidate(): boolean {
  return false
}
