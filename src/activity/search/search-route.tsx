/**
 * Route of the activity results page (/activity/search/): loader and action; the UI is in `activity-search-screen.tsx`.
 */
import { useActionData, useLoaderData } from 'react-router'
import { searchActivitiesOtherDay, selectActivity } from '#activity/search/activity-search-actions.ts'
import { type ActivitySearchData, loadActivitySearch } from '#activity/search/activity-search-data.ts'
import { ExpiredActivitySearch, activityFailureWords } from '#activity/search/activity-search-problem.tsx'
import { ActivitySearchScreen } from '#activity/search/activity-search-screen.tsx'
import { resultsAction } from '#booking/results/results-action.ts'
import { ResultsOrProblem, resultsLoader } from '#booking/results/results-route.tsx'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import { searchParams } from '#booking/search/search-params.ts'
import { reloadsFor } from '#booking/search/search-revalidation.ts'

export const loader = resultsLoader(loadActivitySearch)

export const action = resultsAction({ select: selectActivity, searchOtherDays: searchActivitiesOtherDay })

export const shouldRevalidate = reloadsFor('activity', [searchParams.session, 'location_id', 'category_id'])

export function Component() {
  const loaded = useLoaderData<ActivitySearchData>()
  const answer = useActionData<SearchAnswer>()
  return (
    <ResultsOrProblem
      product="activity"
      loaded={loaded}
      answer={answer}
      failureWords={activityFailureWords}
      renderExpired={({ results }) => <ExpiredActivitySearch search={results.form_data} />}
    >
      {(found) => <ActivitySearchScreen {...found} answer={answer} />}
    </ResultsOrProblem>
  )
}
