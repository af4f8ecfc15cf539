import { type LoaderFunctionArgs, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { throwRouteError } from '#api/loader-error.ts'
import { carriedIn } from '#booking/search/carried-params.ts'
import { resultsPath } from '#booking/search/search-params.ts'

/**
 * Starts a saved search (the API's search option) again and returns its session. Throws `ApiError`, with status 404 for
 * an unknown search.
 */
export type StartSaved = (api: Api, option: string, today: string, signal: AbortSignal) => Promise<string>

/**
 * Redirects from the URL of a saved search, for example in a shared link, to its results. If the gateway does not reply
 * or fails, redirects to results of that search that are stored on this device. If no such results are stored, or after
 * any other error, throws the error: 404 for an unknown search. The URL of the results keeps two parameters: the number
 * of the flight with which a transfer connects, and the parameter of the switch 'Bavul dahil' (checked bag included).
 */
export async function passGate(
  product: string,
  start: StartSaved,
  { context, params: { option_id: option = '' }, request }: LoaderFunctionArgs,
): Promise<Response> {
  const today = context.get(clockContext).today()
  const { searchParams: query } = new URL(request.url)
  const kept = carriedIn(query)
  try {
    return redirect(resultsPath(product, await start(context.get(apiContext), option, today, request.signal), kept))
  } catch (error) {
    const lost = error instanceof ApiError && (error.status === 0 || error.status >= 500)
    const stored = lost ? await context.get(storeContext).searchOf(option) : null
    return stored === null ? throwRouteError(error) : redirect(resultsPath(product, stored, kept))
  }
}
