/** Terminals, searches, the seats of a trip, and selection. */
import * as z from 'zod/mini'
import { BusDetailForm, BusSelectForm } from '#contract/bus-results.ts'
import { busSearchForm } from '#contract/bus-search.ts'
import { Keyword } from '#contract/frame.ts'
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
import { tripDetail } from '#server/api/bus/detail.ts'
import { findTrip } from '#server/api/bus/find-trip.ts'
import { searchResults } from '#server/api/bus/results.ts'
import { busSearches, endsOf, newSearch, queryOfForm, stationById } from '#server/api/bus/search-query.ts'
import { selectSeats } from '#server/api/bus/select.ts'
import { wireFormData, wireStation } from '#server/api/bus/wire-trip.ts'
import { publicJson } from '#server/api/content/routes.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { message, ruleMessage } from '#server/api/messages.ts'
import { parseForm } from '#server/api/parse-form.ts'
import { hashedNetwork, limitRate } from '#server/api/rate-limit.ts'
import { languageOf, pathParam, type ApiContext } from '#server/api/request-context.ts'
import type { Router } from '#server/api/router.ts'
import { ask } from '#server/supply/supply-call.ts'

const searchOrder = ['departure_station', 'arrival_station', 'departure_date', 'show_route_alternatives']
const selectOrder = ['product_id', 'selected_seats', 'session_unique']

async function searchSubmit(deps: GatewayDeps, c: ApiContext): Promise<Response> {
  const language = languageOf(c)
  await limitRate(deps, c, 'search')
  const today = deps.clock.today()
  const lastDay = await ask(deps.patience.places, (call) => deps.buses.lastDay(today, call))
  const schema = busSearchForm({ today, lastDay })
  const query = queryOfForm(parseForm(schema, c.get('body') ?? {}, searchOrder, language))
  const ends = await endsOf(deps, query)
  if (!ends) {
    const field = (await stationById(deps, query.from)) ? 'arrival_station' : 'departure_station'
    throw new ApiFailure(400, { [field]: [ruleMessage('invalid', language) ?? ''] })
  }
  const by = { userId: c.get('user')?.id ?? null, owner: searchOwner(c) }
  const { sessionUnique, optionId } = await createSearch(deps, newSearch(query), by)
  return c.json({ form_data: wireFormData(optionId, query, ends, language), session_unique: sessionUnique })
}

/** The results of a session. */
export async function busSearchList(deps: GatewayDeps, c: ApiContext, sessionUnique: string): Promise<Response> {
  const session = await findSession(deps, c, sessionUnique, busSearches)
  if (!session) throw sessionUnknown(c)
  return c.json(await searchResults(deps, session, languageOf(c)))
}

/** Selects seats of a trip. */
export async function busSelect(deps: GatewayDeps, c: ApiContext): Promise<Response> {
  await limitRate(deps, c, 'select')
  const language = languageOf(c)
  const form = parseForm(BusSelectForm, c.get('body') ?? {}, selectOrder, language)
  const found = await findTrip(deps, c, form)
  return c.json(
    await selectSeats(deps, { ...found, form, language, traveller: travellerOf(c), network: hashedNetwork(deps, c) }),
  )
}

/** A body that names a session and no station asks for its results (docs/product/buses.md#calls-of-buses). */
const asksForResults = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'session_unique' in body && !('departure_station' in body)

export function busRoutes(route: Router, deps: GatewayDeps): void {
  route('GET', '/bus/station/', async (c) => {
    const { keyword } = parseForm(z.object({ keyword: Keyword }), c.req.query(), ['keyword'], languageOf(c))
    const stations = await ask(deps.patience.places, (call) => deps.buses.stations.search(keyword, call))
    const results = stations.map((station) => wireStation(station, languageOf(c)))
    return publicJson(c, { results }, 3600)
  })

  route('GET', '/bus/station/popular/', async (c) => {
    const stations = await ask(deps.patience.places, (call) => deps.buses.stations.popular(call))
    const results = stations.map((station) => wireStation(station, languageOf(c)))
    return publicJson(c, { results }, 3600)
  })

  route('GET', '/user/bus/recent-searches/', async (c) => {
    const recent = await recentSearchesOf(deps, c, busSearches)
    const found = await Promise.all(
      recent.map(async ({ option, query }) => ({ option, ends: await endsOf(deps, query) })),
    )
    const results = found.flatMap(({ option, ends }) => {
      if (!ends) return []
      return {
        departure_station: wireStation(ends.from, languageOf(c)),
        arrival_station: wireStation(ends.to, languageOf(c)),
        option,
      }
    })
    return c.json({ results })
  })

  route('POST', '/bus/gateway/search/', (c) => {
    const body = c.get('body')
    return asksForResults(body) ? busSearchList(deps, c, sessionParam(c, body)) : searchSubmit(deps, c)
  })

  route('POST', '/bus/gateway/search/detail/', async (c) => {
    const form = parseForm(BusDetailForm, c.get('body') ?? {}, selectOrder, languageOf(c))
    const { session, offer } = await findTrip(deps, c, form)
    if (!offer || session.expired)
      throw new ApiFailure(404, { product_id: [message('tripUnavailable', languageOf(c))] })
    return c.json(await tripDetail(deps, form.product_id, session, offer, languageOf(c)))
  })

  route('POST', '/bus/gateway/search/select/', (c) => busSelect(deps, c))

  route('GET', '/bus/option/:option/', async (c) => {
    const option = pathParam(c, 'option')
    const query = await savedSearch(deps, option, busSearches)
    const ends = query && (await endsOf(deps, query))
    if (!ends) throw refusal(404, 'option', 'notFound', languageOf(c))
    return c.json({ form_data: wireFormData(option, query, ends, languageOf(c)) })
  })
}
