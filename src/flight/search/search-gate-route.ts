import { type LoaderFunctionArgs, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { throwRouteError } from '#api/loader-error.ts'
import { resultsPath, searchFromOption } from '#flight/search/search-again.ts'

/**
 * Leads from a saved search into its results; renders nothing. An unknown option is a 404. Where no answer comes it leads
 * to the results of that search that this device keeps, if it does.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const api = context.get(apiContext)
  const { option_id: option = '' } = params
  const today = context.get(clockContext).today()
  const path = await searchFromOption(api, option, today, request.signal).catch(async (error: unknown) => {
    const lost = error instanceof ApiError && (error.status === 0 || error.status >= 500)
    const kept = lost ? await context.get(storeContext).searchOf(option) : null
    return kept === null ? throwRouteError(error) : resultsPath(kept)
  })
  return redirect(path)
}
