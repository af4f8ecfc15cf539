/** What the results screen loads: the search, and the way back once the outbound flight is chosen. */
import { data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { flightCalls } from '#api/flight.ts'
import { pageParam } from '#booking/paging.ts'
import { SessionUnique } from '#contract/booking.ts'
import type {
  FlightResults,
  FlightSelectForm,
  FlightStatistics,
  ReturnItemsReply,
  SingleFlightItem,
} from '#contract/flight-results.ts'
import { fareOf } from '#flight/search/fares.ts'
import { isPackaged } from '#flight/search/flight-item.ts'
import { keepResults, keptResults } from '#flight/search/kept-results.ts'
import { searchParams } from '#flight/search/search-params.ts'
import type { Store } from '#store/store.ts'

/** Why there are no results: the gateway knows no such search, gave no answer, or failed. */
export type SearchFailure = 'missing' | 'unreachable' | 'failed'

export interface ChosenFlight {
  item: SingleFlightItem
  /** Code of the chosen fare; empty where the flight has no alternatives. */
  fare: string
  /** TRY for all passengers at the chosen fare. */
  total: number
}

/** The way back: its flights, or why they can't be chosen. `message` is null where no answer came. */
export type ReturnList =
  | { status: 'listed'; chosen: ChosenFlight; items: SingleFlightItem[]; statistics: FlightStatistics }
  | { status: 'refused'; message: string | null; research: boolean }

export type SearchData =
  | {
      sessionUnique: string
      results: FlightResults
      back: ReturnList | null
      /** ISO instant at which this copy was kept on the device; null for what the gateway answered just now. */
      savedAt: string | null
      /** Of a copy: no answer came at all, rather than one that failed. */
      unreachable: boolean
    }
  | { sessionUnique: string; results: null; failure: SearchFailure }

function failureOf(error: ApiError): SearchFailure {
  if (error.status === 404 || error.status === 400) return 'missing'
  return error.status === 0 ? 'unreachable' : 'failed'
}

/** Loads what the URL asks for. An address without a session leads home; a failed search is data with its status, unless it is kept on this device. */
export async function loadSearch(api: Api, store: Store, url: URL, signal: AbortSignal) {
  const session = SessionUnique.safeParse(url.searchParams.get(searchParams.session))
  if (!session.success) throw redirect('/')
  const sessionUnique = session.data
  const outbound = url.searchParams.get(searchParams.outbound)
  const fare = url.searchParams.get(searchParams.fare) ?? ''
  const [loaded, answer] = await Promise.all([
    orError(flightCalls.results(api, sessionUnique, { signal })),
    outbound === null ? null : orError(flightCalls.returnItems(api, selection(outbound, fare), { signal })),
  ])
  if (loaded instanceof ApiError) {
    const failure = failureOf(loaded)
    const kept = failure === 'missing' ? null : await keptResults(store, sessionUnique)
    if (kept) return data<SearchData>({ sessionUnique, ...kept, unreachable: failure === 'unreachable', back: null })
    return data<SearchData>({ sessionUnique, results: null, failure }, { status: failure === 'missing' ? 404 : 503 })
  }
  keepResults(store, sessionUnique, loaded)
  const found = { sessionUnique, results: loaded, savedAt: null, unreachable: false }
  if (answer === null || loaded.research) return data<SearchData>({ ...found, back: null })
  const item = loaded.search.find((one) => one.product_id === outbound)
  if (!item || isPackaged(item)) throw redirect(withoutOutbound(url))
  return data<SearchData>({ ...found, back: returnList(answer, loaded, item, fare) })
}

function selection(productId: string, fare: string): FlightSelectForm {
  return { product_ids: [productId], alternative_prices: fare === '' ? [] : [fare] }
}

/** Aborts by the router stay rejections; what the gateway refused is a value. */
async function orError<T>(call: Promise<T>): Promise<T | ApiError> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

function returnList(
  answer: ReturnItemsReply | ApiError,
  { statistics }: FlightResults,
  item: SingleFlightItem,
  fare: string,
): ReturnList {
  if (answer instanceof ApiError) return { status: 'refused', message: null, research: false }
  if (!answer.status) return { status: 'refused', message: answer.message, research: answer.research }
  const chosen = { item, fare, total: fareOf(item, fare)?.price.total ?? item.price.total }
  return { status: 'listed', chosen, items: answer.search, statistics: answer.statistics ?? statistics }
}

/** The address of the outbound list: the choice is undone. */
export function withoutOutbound(url: { pathname: string; search: string }): string {
  const rest = new URLSearchParams(url.search)
  for (const name of [searchParams.outbound, searchParams.fare, pageParam]) rest.delete(name)
  return `${url.pathname}?${rest}`
}
