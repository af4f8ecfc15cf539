/**
 * Loads the data of the flight results page: the search, its prices by date and, once an outbound flight is chosen, the
 * return flights.
 */
import { data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import type { Clock } from '#api/context.ts'
import { flightCalls } from '#api/flight.ts'
import type { DayPricesData } from '#booking/day-prices/day-prices-route.ts'
import { documentPrices } from '#booking/day-prices/document-prices.ts'
import { asksForBag } from '#booking/search/bag-param.ts'
import { pageParam } from '#booking/results/paging.ts'
import {
  type Found,
  loadResults,
  type NotFound,
  orError,
  pageStatus,
  sessionOf,
} from '#booking/results/load-results.ts'
import {
  FlightResults,
  type FlightSelectForm,
  type FlightStatistics,
  type ReturnItemsReply,
  type SingleFlightItem,
} from '#contract/flight-results.ts'
import { fareOf } from '#flight/search/fares.ts'
import { isPackaged } from '#flight/search/flight-item.ts'
import { pricedByDay } from '#flight/search/flight-search-again.ts'
import { flightSearchParams } from '#flight/search/flight-search-params.ts'
import type { Store } from '#store/store.ts'

export interface ChosenFlight {
  item: SingleFlightItem
  /** Code of the chosen fare; empty if the flight has no alternative fares. */
  fare: string
  /** Price in TRY for all passengers at the chosen fare. */
  total: number
}

/**
 * The return flights, or why they can't be chosen. `message` is the gateway's reason for a refusal; it is null if the
 * call failed.
 */
export type ReturnList =
  | { status: 'listed'; chosen: ChosenFlight; items: SingleFlightItem[]; statistics: FlightStatistics }
  | { status: 'refused'; message: string | null; research: boolean }

export type FlightSearchData = { sessionUnique: string } & (
  | (Found<FlightResults> & { back: ReturnList | null; dayPrices: DayPricesData | null })
  | NotFound
)

interface Asked {
  clock: Clock
  signal: AbortSignal
}

/**
 * Loads the search that the URL names. Redirects to home if the URL has no `session_unique`. If the results can't be
 * loaded, returns the results that this device has stored. If none are stored, or if the gateway does not know the
 * search, returns the failure as data with an HTTP error status.
 */
export async function loadFlightSearch(api: Api, store: Store, url: URL, { clock, signal }: Asked) {
  const sessionUnique = sessionOf(url, 'flight')
  const outbound = url.searchParams.get(flightSearchParams.outbound)
  const fare = url.searchParams.get(flightSearchParams.fare) ?? ''
  const [found, answer] = await Promise.all([
    loadResults(flightCalls.results(api, sessionUnique, { signal }), FlightResults, store, sessionUnique),
    outbound === null ? null : orError(flightCalls.returnItems(api, selection(outbound, fare), { signal })),
  ])
  if (found.results === null) {
    return data<FlightSearchData>({ sessionUnique, ...found }, { status: pageStatus(found) })
  }
  const { results, savedAt } = found
  const { search_options: options } = results
  const isList = answer === null || savedAt !== null || results.research
  const item = isList ? undefined : results.search.find((one) => one.product_id === outbound)
  if (!isList && (!item || isPackaged(item))) throw redirect(withoutOutbound(url))
  const days = { chosen: options.departure_date, today: clock.today() }
  const back = answer !== null && item && !isPackaged(item) ? returnList(answer, results, item, fare) : null
  const hasDateBar = !results.research && back?.status !== 'listed'
  const dayPrices = hasDateBar
    ? await documentPrices(api, pricedByDay(options, asksForBag(url.searchParams)), days, signal)
    : null
  return data<FlightSearchData>({ sessionUnique, ...found, back, dayPrices })
}

function selection(productId: string, fare: string): FlightSelectForm {
  return { product_ids: [productId], alternative_prices: fare === '' ? [] : [fare] }
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

/**
 * Returns the URL of the results page without the chosen outbound flight, so that the page lists the outbound flights
 * again.
 */
export function withoutOutbound(url: { pathname: string; search: string }): string {
  const rest = new URLSearchParams(url.search)
  for (const name of [flightSearchParams.outbound, flightSearchParams.fare, pageParam]) rest.delete(name)
  return `${url.pathname}?${rest}`
}
