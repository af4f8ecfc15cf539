/**
 * Loader and action of the flight results page (/flight/search/), whose components are in `flight-search-screen.tsx`.
 */
import { useActionData, useLoaderData } from 'react-router'
import { resultsAction } from '#booking/results/results-action.ts'
import { ResultsOrProblem, resultsLoader } from '#booking/results/results-route.tsx'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import { reloadsFor } from '#booking/search/search-revalidation.ts'
import { searchFlightsOtherDays, selectFlights } from '#flight/search/flight-search-actions.ts'
import { type FlightSearchData, loadFlightSearch } from '#flight/search/flight-search-data.ts'
import { flightLoadingParams } from '#flight/search/flight-search-params.ts'
import { ExpiredFlightSearch, flightFailureWords } from '#flight/search/flight-search-problem.tsx'
import { FlightSearchScreen } from '#flight/search/flight-search-screen.tsx'

export const loader = resultsLoader(loadFlightSearch)

export const action = resultsAction({ select: selectFlights, searchOtherDays: searchFlightsOtherDays })

export const shouldRevalidate = reloadsFor('flight', flightLoadingParams)

export function Component() {
  const loaded = useLoaderData<FlightSearchData>()
  const answer = useActionData<SearchAnswer>()
  return (
    <ResultsOrProblem
      product="flight"
      loaded={loaded}
      answer={answer}
      failureWords={flightFailureWords}
      renderExpired={({ results }) => <ExpiredFlightSearch options={results.search_options} />}
    >
      {(found) => <FlightSearchScreen {...found} notices={answer?.notices} />}
    </ResultsOrProblem>
  )
}
