/** Airports, searches, results and selection. */
import { FlightSelectForm } from '#contract/flight-results.ts'
import { flightSearchForm } from '#contract/flight-search.ts'
import { Keyword } from '#contract/frame.ts'
import * as z from 'zod/mini'
import { ApiFailure, refusal } from '#server/api/api-error.ts'
import { recentSearchesOf, savedSearch } from '#server/api/booking/saved-searches.ts'
import {
  createSearch,
  findSession,
  searchOwner,
  sessionParam,
  sessionUnknown,
} from '#server/api/booking/search-sessions.ts'
import { travellerOf } from '#server/api/booking/traveller.ts'
import { publicJson } from '#server/api/content/routes.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { wireFormData } from '#server/api/flight/form-data.ts'
import { airportById, placesOf } from '#server/api/flight/places.ts'
import { parseProductId, type Product } from '#server/api/flight/product-ids.ts'
import { searchResults } from '#server/api/flight/results.ts'
import { returnItems } from '#server/api/flight/return-items.ts'
import { flightSearches, newSearch, queryOfForm } from '#server/api/flight/search-query.ts'
import { selectFlights } from '#server/api/flight/select.ts'
import { wireAirport } from '#server/api/flight/wire-airport.ts'
import { ruleMessage } from '#server/api/messages.ts'
import { parseForm } from '#server/api/parse-form.ts'
import { hashedNetwork, limitRate } from '#server/api/rate-limit.ts'
import { languageOf, pathParam, type ApiContext } from '#server/api/request-context.ts'
import type { Router } from '#server/api/router.ts'
import { ask } from '#server/supply/supply-call.ts'

// oxfmt-ignore
const searchOrder = [
  'departure_airport', 'arrival_airport', 'departure_date', 'return_date', 'fly_type',
  'adult_count', 'child_count', 'senior_count', 'infant_count', 'flight_class', 'direct_flights_only',
]

export async function searchSubmit(deps: GatewayDeps, c: ApiContext): Promise<Response> {
  const language = languageOf(c)
  await limitRate(deps, c, 'search')
  const today = deps.clock.today()
  const lastDay = await ask(deps.patience.places, (call) => deps.flights.lastDay(today, call))
  const schema = flightSearchForm({ today, lastDay })
  const form = parseForm(schema, c.get('body') ?? {}, searchOrder, language)
  const query = queryOfForm(form)
  const invalid = (field: string, rule: string) => new ApiFailure(400, { [field]: [ruleMessage(rule, language) ?? ''] })
  if (!query) throw invalid('flight_class', 'invalid')
  const from = await airportById(deps, query.from)
  const to = await airportById(deps, query.to)
  if (!from) throw invalid('departure_airport', 'invalid')
  if (!to) throw invalid('arrival_airport', 'invalid')
  // Not the same airport or the same city (docs/product/frame.md#home).
  if (from.city.tr === to.city.tr && from.country_code === to.country_code) throw invalid('arrival_airport', 'unique')
  const by = { userId: c.get('user')?.id ?? null, owner: searchOwner(c) }
  const { sessionUnique, optionId } = await createSearch(deps, newSearch(query), by)
  return c.json({ form_data: wireFormData(optionId, query, { from, to }, language), session_unique: sessionUnique })
}

export async function searchList(deps: GatewayDeps, c: ApiContext): Promise<Response> {
  const session = await findSession(deps, c, sessionParam(c, c.req.query()), flightSearches)
  if (!session) throw sessionUnknown(c)
  return c.json(await searchResults(deps, session, languageOf(c)))
}

/** Products of a selection, all of one session. 400 for ids that the gateway did not make. */
async function selection(deps: GatewayDeps, c: ApiContext) {
  const language = languageOf(c)
  const form = parseForm(
    FlightSelectForm,
    c.get('body') ?? {},
    ['product_ids', 'alternative_prices', 'session_unique'],
    language,
  )
  const products = form.product_ids.map(parseProductId).filter((product): product is Product => product !== undefined)
  const [first] = products
  if (
    !first ||
    products.length !== form.product_ids.length ||
    products.some((one) => one.sessionUnique !== first.sessionUnique)
  ) {
    throw new ApiFailure(400, { product_ids: [ruleMessage('invalid', language) ?? ''] })
  }
  const session = await findSession(deps, c, first.sessionUnique, flightSearches)
  if (!session) throw sessionUnknown(c)
  return {
    session,
    keys: products.map(({ keys }) => keys),
    form,
    language,
    traveller: travellerOf(c),
    network: hashedNetwork(deps, c),
  }
}

export async function select(deps: GatewayDeps, c: ApiContext): Promise<Response> {
  await limitRate(deps, c, 'select')
  return c.json(await selectFlights(deps, await selection(deps, c)))
}

export function searchRoutes(route: Router, deps: GatewayDeps): void {
  route('GET', '/flight/airport/', async (c) => {
    const { keyword } = parseForm(z.object({ keyword: Keyword }), c.req.query(), ['keyword'], languageOf(c))
    const airports = await ask(deps.patience.places, (call) => deps.flights.airports.search(keyword, call))
    const results = airports.map((airport) => wireAirport(airport, languageOf(c)))
    return publicJson(c, { results }, 3600)
  })

  route('GET', '/user/flight/recent-searches/', async (c) => {
    const recent = await recentSearchesOf(deps, c, flightSearches)
    const found = await Promise.all(
      recent.map(async ({ option, query }) => ({ option, places: await placesOf(deps, query) })),
    )
    const results = found.flatMap(({ option, places }) => {
      if (!places) return []
      return {
        departure_airport: wireAirport(places.from, languageOf(c)),
        arrival_airport: wireAirport(places.to, languageOf(c)),
        option,
      }
    })
    return c.json({ results })
  })

  route('POST', '/flight/gateway/search/', (c) => searchSubmit(deps, c))
  route('GET', '/flight/gateway/search/', (c) => searchList(deps, c))
  route('POST', '/flight/gateway/search/select/', (c) => select(deps, c))
  route('POST', '/flight/gateway/search/return_items/', async (c) =>
    c.json(await returnItems(deps, await selection(deps, c))),
  )

  route('GET', '/flight/option/:option/', async (c) => {
    const option = pathParam(c, 'option')
    const query = await savedSearch(deps, option, flightSearches)
    const places = query && (await placesOf(deps, query))
    if (!places) throw refusal(404, 'option', 'notFound', languageOf(c))
    return c.json({ form_data: wireFormData(option, query, places, languageOf(c)) })
  })
}
