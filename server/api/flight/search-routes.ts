/** Routes for airports, searches, results and selections. */
import { FlightSelectForm } from '#contract/flight-results.ts'
import { invalidField } from '#server/http/api-error.ts'
import { resultsOf, selectionOf, startSearch } from '#server/api/booking/gateway-search.ts'
import { searchCalls, type SearchCalls } from '#server/api/booking/search-calls.ts'
import { findSession, sessionParam } from '#server/api/booking/search-sessions.ts'
import { selectorOf } from '#server/api/booking/selector.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { wireFormData } from '#server/api/flight/form-data.ts'
import { askedSearch } from '#server/api/flight/asked-search.ts'
import { flightCalendar } from '#server/api/flight/calendar.ts'
import { airports } from '#server/api/flight/search-airports.ts'
import { parseProductId, type FlightProductId } from '#server/api/flight/product-ids.ts'
import { searchResults } from '#server/api/flight/results.ts'
import { returnItems } from '#server/api/flight/return-items.ts'
import { flightSearches, newSearch, type FlightSearchQuery } from '#server/api/flight/search-query.ts'
import { selectFlights } from '#server/api/flight/select.ts'
import { wireAirport } from '#server/api/flight/wire-airport.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import type { SupplyPlace } from '#server/supply/flight/flight-supply.ts'

const calls: SearchCalls<FlightSearchQuery, SupplyPlace> = {
  kind: flightSearches,
  place: 'airport',
  lookup: airports,
  wire: wireAirport,
  formData: wireFormData,
}

const searchSubmit = startSearch(calls, { read: askedSearch, newSearch })

export const flightResults = resultsOf(flightSearches, searchResults)

/**
 * Reads a request that names flights by their product IDs. The result contains the search session, the posted form, and
 * the itinerary keys of each product ID in the form. Throws a 400 if a product ID is malformed or the product IDs
 * belong to different search sessions.
 */
async function selection(deps: GatewayDeps, c: ApiContext) {
  const language = languageOf(c)
  const form = parseForm(
    FlightSelectForm,
    c.get('body') ?? {},
    ['product_ids', 'alternative_prices', 'session_unique'],
    language,
  )
  const products = form.product_ids
    .map(parseProductId)
    .filter((product): product is FlightProductId => product !== undefined)
  const [first] = products
  if (
    !first ||
    products.length !== form.product_ids.length ||
    products.some((one) => one.sessionUnique !== first.sessionUnique)
  ) {
    throw invalidField('product_ids', language)
  }
  const session = await findSession(deps, c, first.sessionUnique, flightSearches)
  return {
    ...selectorOf(deps, c, session),
    keys: products.map(({ keys }) => keys),
    form,
  }
}

export const flightSelect = selectionOf(async (deps, c) => selectFlights(deps, await selection(deps, c)))

export function flightRoutes(route: Router, deps: GatewayDeps): void {
  searchCalls(route, deps, calls)
  // The route for day prices is an extension of this gateway; other backends need not have it.
  route('GET', '/flight/calendar/', (c) => flightCalendar(deps, c))
  route('POST', '/flight/gateway/search/', (c) => searchSubmit(deps, c))
  route('GET', '/flight/gateway/search/', (c) => flightResults(deps, c, sessionParam(c, c.req.query())))
  route('POST', '/flight/gateway/search/select/', (c) => flightSelect(deps, c))
  route('POST', '/flight/gateway/search/return_items/', async (c) =>
    c.json(await returnItems(deps, await selection(deps, c))),
  )
}
