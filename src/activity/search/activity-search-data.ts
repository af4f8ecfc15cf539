/** Loads the data of the activity results page. */
import { data, redirect } from 'react-router'
import { activityCalls } from '#api/activity.ts'
import { ApiError } from '#api/api-error.ts'
import type { Api, CallOptions } from '#api/client.ts'
import type { Clock } from '#api/context.ts'
import { searchFromAddress } from '#activity/search/activity-search-again.ts'
import { failureOf, type Loaded, loadResults, orError, pageStatus, sessionOf } from '#booking/results/load-results.ts'
import { resultsPath, searchParams } from '#booking/search/search-params.ts'
import { ActivityResults } from '#contract/activity-results.ts'
import type { Store } from '#store/store.ts'

/**
 * `now` is the time at which the data was loaded, in ms since 1970. Server and browser use it, so that they render the
 * same cancellation terms.
 */
export type ActivitySearchData = { now: number } & Loaded<ActivityResults>

interface Asked extends Required<Pick<CallOptions, 'signal'>> {
  clock: Clock
}

/**
 * Loads the results of the search session in the URL. If the URL has no session, starts a search for the category or
 * location in the URL and redirects to its results. If the results can't be loaded, returns the copy stored on this
 * device. Returns the reason of the failure in three cases: there is no copy, the search is unknown to the gateway, or
 * the search could not be started. The page then has the status 404 or 503.
 */
export async function loadActivitySearch(api: Api, store: Store, url: URL, { clock, signal }: Asked) {
  const now = clock.now().getTime()
  const answer = (loaded: Loaded<ActivityResults>) =>
    data<ActivitySearchData>({ now, ...loaded }, { status: pageStatus(loaded) })
  if (!url.searchParams.has(searchParams.session)) {
    const started = await orError(searchFromAddress(api, url.searchParams, clock.today(), signal))
    if (started instanceof ApiError) return answer({ results: null, failure: failureOf(started) })
    if (started !== null) throw redirect(resultsPath('activity', started))
  }
  const sessionUnique = sessionOf(url, 'activity')
  const asking = activityCalls.results(api, sessionUnique, { signal })
  return answer(await loadResults(asking, ActivityResults, store, sessionUnique))
}
