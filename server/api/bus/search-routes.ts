/** Routes for terminals, searches, the seats of a trip, and selections. */
import { BusDetailForm, BusSelectForm } from '#contract/bus-results.ts'
import { busSearchForm } from '#contract/bus-search.ts'
import { refusal } from '#server/http/api-error.ts'
import { dayPrices } from '#server/api/booking/day-prices.ts'
import { type OnSale, resultsOf, searchOrResults, selectionOf } from '#server/api/booking/gateway-search.ts'
import { askedEnds, searchCalls, type SearchCalls } from '#server/api/booking/search-calls.ts'
import { publicJson } from '#server/http/public-json.ts'
import { tripDetail } from '#server/api/bus/detail.ts'
import { findTrip } from '#server/api/bus/find-trip.ts'
import { lowestPrice, searchResults } from '#server/api/bus/results.ts'
import {
  busSearches,
  type BusSearchQuery,
  newSearch,
  queryOfForm,
  type SearchEnds,
  stations,
} from '#server/api/bus/search-query.ts'
import { selectSeats } from '#server/api/bus/select.ts'
import { wireFormData, wireStation } from '#server/api/bus/wire-trip.ts'
import { selectorOf } from '#server/api/booking/selector.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import type { SupplyStation } from '#server/supply/bus/bus-supply.ts'
import { ask } from '#server/supply/supply-call.ts'

const calls: SearchCalls<BusSearchQuery, SupplyStation> = {
  kind: busSearches,
  place: 'station',
  lookup: stations,
  wire: wireStation,
  formData: wireFormData,
}

const searchOrder = ['departure_station', 'arrival_station', 'departure_date', 'show_route_alternatives']
const searchFields = { from: 'departure_station', to: 'arrival_station' }
const selectOrder = ['product_id', 'selected_seats', 'session_unique']

/**
 * Reads the search form from a posted body or a URL's query string, and returns its query and terminals. Throws a 400
 * with field messages.
 */
async function askedSearch(
  deps: GatewayDeps,
  input: unknown,
  onSale: OnSale,
  language: string,
): Promise<{ query: BusSearchQuery; names: SearchEnds }> {
  const query = queryOfForm(parseForm(busSearchForm(onSale), input, searchOrder, language))
  return { query, names: await askedEnds(deps, stations, query, searchFields, language) }
}

/** Answers with the lowest seat price of each day (docs/product/booking.md#day-prices). */
function busCalendar(deps: GatewayDeps, c: ApiContext): Promise<Response> {
  return dayPrices(deps, c, 'bus', async ({ start, ...onSale }) => {
    const { query } = await askedSearch(deps, { ...c.req.query(), departure_date: start }, onSale, languageOf(c))
    return {
      key: newSearch({ ...query, departureDate: '' }).optionId,
      lowestOn: (day) => lowestPrice(deps, { ...query, departureDate: day }),
    }
  })
}

export const busResults = resultsOf(busSearches, searchResults)

export const busSelect = selectionOf(async (deps, c) => {
  const form = parseForm(BusSelectForm, c.get('body') ?? {}, selectOrder, languageOf(c))
  const { session, offer } = await findTrip(deps, c, form)
  return selectSeats(deps, { ...selectorOf(deps, c, session), offer, form })
})

export function busRoutes(route: Router, deps: GatewayDeps): void {
  searchCalls(route, deps, calls)

  route('GET', '/bus/station/popular/', async (c) => {
    const popular = await ask(deps.patience.places, (call) => deps.buses.stations.popular(call))
    const results = popular.map((station) => wireStation(station, languageOf(c)))
    return publicJson(c, { results }, 3600)
  })

  // The route for day prices is an extension of this gateway; other backends need not have it.
  route('GET', '/bus/calendar/', (c) => busCalendar(deps, c))

  const searching = { read: askedSearch, newSearch, formField: 'departure_station', results: busResults }
  route('POST', '/bus/gateway/search/', searchOrResults(deps, calls, searching))

  route('POST', '/bus/gateway/search/detail/', async (c) => {
    const form = parseForm(BusDetailForm, c.get('body') ?? {}, selectOrder, languageOf(c))
    const { session, offer } = await findTrip(deps, c, form)
    if (!offer || session.expired) throw refusal(404, 'product_id', 'tripUnavailable', languageOf(c))
    return c.json(await tripDetail(deps, form.product_id, session, offer, languageOf(c)))
  })

  route('POST', '/bus/gateway/search/select/', (c) => busSelect(deps, c))
}
