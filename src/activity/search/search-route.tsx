/** Activity results (/activity/search/): loader and action; the UI is in `activity-search-screen.tsx`. */
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { searchActivitiesOtherDay, selectActivity } from '#activity/search/activity-search-actions.ts'
import { type ActivitySearchData, loadActivitySearch } from '#activity/search/activity-search-data.ts'
import { ExpiredActivitySearch, FailedActivitySearch } from '#activity/search/activity-search-problem.tsx'
import { ActivitySearchScreen } from '#activity/search/activity-search-screen.tsx'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { resultsAction } from '#booking/results/results-action.ts'
import { AnswerAlert } from '#booking/search/answer-alert.tsx'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import { searchParams } from '#booking/search/search-params.ts'
import { loadsAnew } from '#booking/search/search-revalidation.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { signal } = request
  const clock = context.get(clockContext)
  return loadActivitySearch(context.get(apiContext), context.get(storeContext), new URL(request.url), { clock, signal })
}

export const action = resultsAction({ select: selectActivity, searchOtherDays: searchActivitiesOtherDay })

/** Reloads the activity results only for another search. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return loadsAnew(args, 'activity', [searchParams.session, 'location_id', 'category_id'])
}

export function Component() {
  const loaded = useLoaderData<ActivitySearchData>()
  const answer = useActionData<SearchAnswer>()
  return (
    <>
      {/* The answer's alert is first in the DOM, because it is in the normal flow of a page without scripts. */}
      <AnswerAlert answer={answer} home={bookingAddresses('activity').home} />
      {loaded.results === null ? (
        <FailedActivitySearch failure={loaded.failure} />
      ) : loaded.results.research ? (
        <ExpiredActivitySearch search={loaded.results.form_data} />
      ) : (
        <ActivitySearchScreen {...loaded} answer={answer} />
      )}
    </>
  )
}
