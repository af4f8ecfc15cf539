/** Loader that returns departures for the calendar of `ReservationForm` (/activity/dates/{id}/?from=&to=). */
import type { LoaderFunctionArgs } from 'react-router'
import { activityCalls } from '#api/activity.ts'
import { ApiError } from '#api/api-error.ts'
import { apiContext } from '#api/context.ts'
import { partyFields, readParty } from '#activity/party.ts'
import type { OrganizationDate } from '#contract/activity-parts.ts'

/**
 * Departures from the plain date `from` on, priced for the party `people` (a query string); `results` is null if the
 * call failed.
 */
export interface LoadedDates {
  from: string
  people: string
  results: OrganizationDate[] | null
}

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<LoadedDates> {
  const { searchParams } = new URL(request.url)
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '']
  const query = { from, to, ...partyFields(readParty(searchParams)) }
  const people = new URLSearchParams(searchParams)
  for (const name of ['from', 'to']) people.delete(name)
  const asked = { from, people: people.toString() }
  try {
    const { results } = await activityCalls.dates(context.get(apiContext), params['activity_id'] ?? '', query, {
      signal: request.signal,
    })
    return { ...asked, results }
  } catch (error) {
    if (error instanceof ApiError) return { ...asked, results: null }
    throw error
  }
}
