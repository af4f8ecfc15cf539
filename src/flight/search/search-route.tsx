/** Flight results (/flight/search/): loader and action; the UI is in `flight-search-screen.tsx`. */
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { resultsAction } from '#booking/results/results-action.ts'
import { AnswerAlert } from '#booking/search/answer-alert.tsx'
import { loadsAnew } from '#booking/search/search-revalidation.ts'
import { searchFlightsOtherDays, selectFlights } from '#flight/search/flight-search-actions.ts'
import { loadFlightSearch } from '#flight/search/flight-search-data.ts'
import { flightLoadingParams } from '#flight/search/flight-search-params.ts'
import { ExpiredFlightSearch, FailedFlightSearch } from '#flight/search/flight-search-problem.tsx'
import { FlightSearchScreen } from '#flight/search/flight-search-screen.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { signal } = request
  const clock = context.get(clockContext)
  return loadFlightSearch(context.get(apiContext), context.get(storeContext), new URL(request.url), { clock, signal })
}

export const action = resultsAction({ select: selectFlights, searchOtherDays: searchFlightsOtherDays })

/** Reloads the flight results only for another search or another outbound choice. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return loadsAnew(args, 'flight', flightLoadingParams)
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      {/* The answer's alert is first in the DOM, because it is in the normal flow of a page without scripts. */}
      <AnswerAlert answer={answer} home={bookingAddresses('flight').home} />
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
