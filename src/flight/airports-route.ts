import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiContext, clockContext, localeContext, storeContext } from '#api/context.ts'
import { flightCalls } from '#api/flight.ts'
import type { Airport } from '#contract/frame.ts'
import { keywordMinimum } from '#contract/flight-limits.ts'
import { RecentFlightSearches } from '#contract/flight-search.ts'
import { appVersion } from '#contract/headers.ts'
import { type KeywordCache, lookUp, openCache, remember } from '#flight/airport-keyword-cache.ts'
import { readKeywords, writeKeywords } from '#store/keyword-store.ts'
import type { Store } from '#store/store.ts'

export interface AirportAnswer {
  keyword: string
  /** What the keyword found; null where nothing was asked or no answer came. */
  results: Airport[] | null
  /** Earlier searches, given where the keyword is too short to search. */
  recent: RecentFlightSearches['results']
}

/** The data of the airport popup. It never fails: a failed call only leaves its part empty (spec 000 §8). */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<AirportAnswer> {
  const api = context.get(apiContext)
  const { signal } = request
  const keyword = (new URL(request.url).searchParams.get('keyword') ?? '').trim()
  if (keyword.length < keywordMinimum)
    return { keyword, results: null, recent: await recentSearches(api, context.get(storeContext), signal) }
  const version = `${appVersion} ${context.get(localeContext).language}`
  const now = context.get(clockContext).now().getTime()
  const results = await search(api, keyword, version, now, signal)
  return { keyword, results, recent: [] }
}

/** Earlier searches; as this device last saw them where no answer comes. */
async function recentSearches(api: Api, store: Store, signal: AbortSignal): Promise<RecentFlightSearches['results']> {
  try {
    const reply = await flightCalls.recentSearches(api, { signal })
    await store.saveRecent('flight', reply)
    return reply.results
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const kept = RecentFlightSearches.safeParse(await store.recent('flight'))
    return kept.success ? kept.data.results : []
  }
}

/** One cache for the life of the page, in the browser alone: a server would mix travellers' languages and fill up. */
let opened: KeywordCache | undefined

async function search(
  api: Api,
  keyword: string,
  version: string,
  now: number,
  signal: AbortSignal,
): Promise<Airport[] | null> {
  const caching = !import.meta.env.SSR
  if (caching && opened?.version !== version) opened = openCache(await readKeywords(), version)
  const known = opened && lookUp(opened, keyword, now)
  if (known) return known
  try {
    const { results } = await flightCalls.airports(api, keyword, { signal })
    if (caching && opened) {
      opened = remember(opened, keyword, results, now)
      await writeKeywords(opened)
    }
    return results
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
