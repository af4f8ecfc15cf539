/**
 * Loader and action of the transfer results page (/transfer/search/), whose components are in
 * `transfer-search-screen.tsx`.
 */
import { useActionData, useLoaderData } from 'react-router'
import { resultsAction } from '#booking/results/results-action.ts'
import { ResultsOrProblem, resultsLoader } from '#booking/results/results-route.tsx'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import { searchParams } from '#booking/search/search-params.ts'
import { reloadsFor } from '#booking/search/search-revalidation.ts'
import { searchTransfersOtherDays, selectTransfer } from '#transfer/search/transfer-search-actions.ts'
import { loadTransferSearch, type TransferSearchData } from '#transfer/search/transfer-search-data.ts'
import { ExpiredTransferSearch, transferFailureWords } from '#transfer/search/transfer-search-problem.tsx'
import { TransferSearchScreen } from '#transfer/search/transfer-search-screen.tsx'

export const loader = resultsLoader(loadTransferSearch)

export const action = resultsAction({ select: selectTransfer, searchOtherDays: searchTransfersOtherDays })

export const shouldRevalidate = reloadsFor('transfer', [searchParams.session])

export function Component() {
  const loaded = useLoaderData<TransferSearchData>()
  const answer = useActionData<SearchAnswer>()
  return (
    <ResultsOrProblem
      product="transfer"
      loaded={loaded}
      answer={answer}
      failureWords={transferFailureWords}
      renderExpired={({ results }) => <ExpiredTransferSearch search={results.form_data} />}
    >
      {(found) => <TransferSearchScreen {...found} answer={answer} />}
    </ResultsOrProblem>
  )
}
