/** What home needs to know; apart from the screen, so that a hydrated home needs none of it. */
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { flightCalls } from '#api/flight.ts'
import type { RecentFlightSearches } from '#contract/flight-search.ts'
import { lastDayOnSale } from '#flight/search/date-rules.ts'
import {
  emptyFields,
  type Place,
  placeOf,
  readFields,
  type SearchFields,
  type Side,
  withPlaces,
} from '#home/search-fields.ts'
import { searchDraft } from '#home/search-reply.ts'

export interface HomeData {
  initial: SearchFields
  /** The ends of the trip that the address names; they replace what stands in the form. */
  named: Partial<Record<Side, Place>>
  /** Last day on sale. */
  lastDay: string
  /** Whether this traveller has searched before, so that there can be recent searches. */
  searchedBefore: boolean
  /** Null where they are not known yet: the server does not know a guest's device. */
  recent: RecentFlightSearches['results'] | null
}

/** The form to start with: a search that could not be started, else an empty one; `?from=` and `?to=` name airports by code. */
export async function loadHome({ context, request }: LoaderFunctionArgs): Promise<HomeData> {
  const store = context.get(storeContext)
  const today = context.get(clockContext).today()
  const query = new URL(request.url).searchParams
  const [draft, flyType, token, departure, arrival] = await Promise.all([
    store.draft(searchDraft),
    store.lastFlyType(),
    store.token(),
    airportOf(query.get('from'), context, request.signal),
    airportOf(query.get('to'), context, request.signal),
  ])
  const kept = draft ? readFields(formOf(draft), today) : emptyFields(today, flyType ?? 'OW')
  const named = { ...(departure && { departure }), ...(arrival && { arrival }) }
  return {
    initial: withPlaces(kept, named),
    named,
    lastDay: lastDayOnSale(today),
    searchedBefore: flyType !== null || token !== null,
    recent: import.meta.env.SSR && token ? await recentOf(context, request.signal) : null,
  }
}

/** The airport of a code, or undefined: a wrong code or a lost call must not keep home from opening. */
async function airportOf(
  code: string | null,
  context: LoaderFunctionArgs['context'],
  signal: AbortSignal,
): Promise<Place | undefined> {
  if (!code || !/^[A-Za-z]{3}$/.test(code)) return undefined
  try {
    const { results } = await flightCalls.airports(context.get(apiContext), code, { signal })
    const airport = results.find((result) => result.code === code.toUpperCase())
    return airport && placeOf(airport)
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

async function recentOf(context: LoaderFunctionArgs['context'], signal: AbortSignal): Promise<HomeData['recent']> {
  try {
    return (await flightCalls.recentSearches(context.get(apiContext), { signal })).results
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

function formOf(draft: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(draft)) form.set(name, value)
  return form
}
