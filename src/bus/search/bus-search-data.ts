/**
 * Loads the data of the bus results page: the results and, only on the server, the day prices and the seats of the trip
 * that the URL names.
 */
import { data } from 'react-router'
import { busCalls } from '#api/bus.ts'
import type { Api } from '#api/client.ts'
import type { Clock } from '#api/context.ts'
import type { DayPricesData } from '#booking/day-prices/day-prices-route.ts'
import { documentPrices } from '#booking/day-prices/document-prices.ts'
import { type Loaded, loadResults, pageStatus, sessionOf } from '#booking/results/load-results.ts'
import { busesByDay } from '#bus/search/bus-search-again.ts'
import { busSearchParams } from '#bus/search/bus-search-params.ts'
import { loadTrip, type TripAnswer } from '#bus/seats/trip-detail.ts'
import { BusResults } from '#contract/bus-results.ts'
import type { Store } from '#store/store.ts'

export type BusSearchData = {
  sessionUnique: string
  trip: TripAnswer | null
  dayPrices: DayPricesData | null
} & Loaded<BusResults>

interface Asked {
  clock: Clock
  signal: AbortSignal
}

/**
 * Loads the results of the search session in the URL. If the URL contains no session, redirects to the home page. If
 * the call for the results fails, the loader returns the copy of the results that is stored on this device. If there is
 * no copy, or if the gateway does not know the search, the loader returns the reason of the failure as data, with an
 * error status.
 */
export async function loadBusSearch(api: Api, store: Store, url: URL, { clock, signal }: Asked) {
  const sessionUnique = sessionOf(url, 'bus')
  const productId = import.meta.env.SSR ? url.searchParams.get(busSearchParams.trip) : null
  const [found, trip] = await Promise.all([
    loadResults(busCalls.results(api, sessionUnique, { signal }), BusResults, store, sessionUnique),
    productId ? loadTrip(api, productId, sessionUnique, { now: clock.now().getTime(), signal }) : null,
  ])
  const options = found.results?.research === false ? found.results.search_options : null
  const days = options && { chosen: options.departure_date, today: clock.today() }
  const dayPrices = days && (await documentPrices(api, busesByDay(options), days, signal))
  return data<BusSearchData>({ sessionUnique, trip, dayPrices, ...found }, { status: pageStatus(found) })
}
