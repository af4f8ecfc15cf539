/** Bus results (/bus/search/): loader and action; the UI is in `bus-search-screen.tsx`. */
import { useState } from 'react'
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { resultsAction } from '#booking/results/results-action.ts'
import { AnswerAlert } from '#booking/search/answer-alert.tsx'
import { loadsAnew } from '#booking/search/search-revalidation.ts'
import { type BusAnswer, searchBusesOtherDays, selectSeats } from '#bus/search/bus-search-actions.ts'
import { loadBusSearch, type BusSearchData } from '#bus/search/bus-search-data.ts'
import { busSearchParams } from '#bus/search/bus-search-params.ts'
import { ExpiredBusSearch, FailedBusSearch } from '#bus/search/bus-search-problem.tsx'
import { BusSearchScreen } from '#bus/search/bus-search-screen.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { signal } = request
  const clock = context.get(clockContext)
  return loadBusSearch(context.get(apiContext), context.get(storeContext), new URL(request.url), { clock, signal })
}

export const action = resultsAction({ select: selectSeats, searchOtherDays: searchBusesOtherDays })

/** Reloads the bus results only for another search. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return loadsAnew(args, 'bus', [busSearchParams.session])
}

export function Component() {
  const loaded = useLoaderData<BusSearchData>()
  const answer = useActionData<BusAnswer>()
  const [read, setRead] = useState<BusAnswer>()
  return (
    <>
      {/* The answer's alert is first in the DOM, because it is in the normal flow of a page without scripts. */}
      <AnswerAlert answer={answer} home={bookingAddresses('bus').home} onRead={() => setRead(answer)} />
      {loaded.results === null ? (
        <FailedBusSearch failure={loaded.failure} />
      ) : loaded.results.research ? (
        <ExpiredBusSearch options={loaded.results.search_options} />
      ) : (
        <BusSearchScreen {...loaded} answer={answer} refused={answer === read ? read?.seats : undefined} />
      )}
    </>
  )
}
