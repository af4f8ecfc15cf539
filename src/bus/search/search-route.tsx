/** Route of the bus results page (/bus/search/): loader and action; the UI is in `bus-search-screen.tsx`. */
import { useActionData, useLoaderData } from 'react-router'
import { resultsAction } from '#booking/results/results-action.ts'
import { ResultsOrProblem, resultsLoader } from '#booking/results/results-route.tsx'
import { reloadsFor } from '#booking/search/search-revalidation.ts'
import { type BusAnswer, searchBusesOtherDays, selectSeats } from '#bus/search/bus-search-actions.ts'
import { type BusSearchData, loadBusSearch } from '#bus/search/bus-search-data.ts'
import { busSearchParams } from '#bus/search/bus-search-params.ts'
import { ExpiredBusSearch, busFailureWords } from '#bus/search/bus-search-problem.tsx'
import { BusSearchScreen } from '#bus/search/bus-search-screen.tsx'

export const loader = resultsLoader(loadBusSearch)

export const action = resultsAction({ select: selectSeats, searchOtherDays: searchBusesOtherDays })

export const shouldRevalidate = reloadsFor('bus', [busSearchParams.session])

export function Component() {
  const loaded = useLoaderData<BusSearchData>()
  const answer = useActionData<BusAnswer>()
  return (
    <ResultsOrProblem
      product="bus"
      loaded={loaded}
      answer={answer}
      failureWords={busFailureWords}
      renderExpired={({ results }) => <ExpiredBusSearch options={results.search_options} />}
    >
      {(found, read) => <BusSearchScreen {...found} answer={answer} refused={read?.seats} />}
    </ResultsOrProblem>
  )
}
