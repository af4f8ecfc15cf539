/** Transfer results (/transfer/search/): loader and action; the UI is in `transfer-search-screen.tsx`. */
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { resultsAction } from '#booking/results/results-action.ts'
import { AnswerAlert } from '#booking/search/answer-alert.tsx'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import { searchParams } from '#booking/search/search-params.ts'
import { loadsAnew } from '#booking/search/search-revalidation.ts'
import { searchTransfersOtherDays, selectTransfer } from '#transfer/search/transfer-search-actions.ts'
import { loadTransferSearch, type TransferSearchData } from '#transfer/search/transfer-search-data.ts'
import { ExpiredTransferSearch, FailedTransferSearch } from '#transfer/search/transfer-search-problem.tsx'
import { TransferSearchScreen } from '#transfer/search/transfer-search-screen.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { signal } = request
  const clock = context.get(clockContext)
  return loadTransferSearch(context.get(apiContext), context.get(storeContext), new URL(request.url), { clock, signal })
}

export const action = resultsAction({ select: selectTransfer, searchOtherDays: searchTransfersOtherDays })

/** Reloads the transfer results only for another search. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return loadsAnew(args, 'transfer', [searchParams.session])
}

export function Component() {
  const loaded = useLoaderData<TransferSearchData>()
  const answer = useActionData<SearchAnswer>()
  return (
    <>
      {/* The answer's alert is first in the DOM, because it is in the normal flow of a page without scripts. */}
      <AnswerAlert answer={answer} home={bookingAddresses('transfer').home} />
      {loaded.results === null ? (
        <FailedTransferSearch failure={loaded.failure} />
      ) : loaded.results.research ? (
        <ExpiredTransferSearch search={loaded.results.form_data} />
      ) : (
        <TransferSearchScreen {...loaded} answer={answer} />
      )}
    </>
  )
}
