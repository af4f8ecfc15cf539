/** Flight results (/flight/search/): loading and actions; what is shown is in `flight-search-screen.tsx`. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { AnswerAlert } from '#booking/search/answer-alert.tsx'
import { loadsAnew } from '#booking/search/search-revalidation.ts'
import { searchFlightsOtherDays, selectFlights } from '#flight/search/flight-search-actions.ts'
import { loadFlightSearch } from '#flight/search/flight-search-data.ts'
import { flightHome, flightLoadingParams, flightSearchParams } from '#flight/search/flight-search-params.ts'
import { ExpiredFlightSearch, FailedFlightSearch } from '#flight/search/flight-search-problem.tsx'
import { FlightSearchScreen } from '#flight/search/flight-search-screen.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadFlightSearch(context.get(apiContext), context.get(storeContext), new URL(request.url), request.signal)
}

/** `intent` select or change-date; anything else is a 400. */
export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const session = new URL(request.url).searchParams.get(flightSearchParams.session) ?? ''
  switch (form.get('intent')) {
    case 'select':
      return selectFlights(api, form, session, request.signal)
    case 'change-date':
      return searchFlightsOtherDays(api, form, context.get(clockContext).today(), request.signal)
    default:
      throw data(null, { status: 400 })
  }
}

/** Only another search or outbound choice loads. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return loadsAnew(args, 'flight', flightLoadingParams)
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      {/* First, as it stands in the flow of a page without scripts. */}
      <AnswerAlert answer={answer} home={flightHome} />
      {loaded.results === null ? (
        <FailedFlightSearch failure={loaded.failure} />
      ) : loaded.results.research ? (
        <ExpiredFlightSearch options={loaded.results.search_options} />
      ) : (
        <FlightSearchScreen {...loaded} notices={answer?.notices} />
      )}
    </>
  )
}
