/** The calls for places and stored searches: the same for every product, below the product's own path. */
import * as z from 'zod/mini'
import { Keyword } from '#contract/keyword.ts'
import { refusal } from '#server/http/api-error.ts'
import { recentSearchesOf, savedSearch } from '#server/api/booking/saved-searches.ts'
import type { SearchKind } from '#server/api/booking/search-sessions.ts'
import { publicJson } from '#server/http/public-json.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf, pathParam, type ApiContext } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'

/** Origin and destination of a search. */
export interface Ends<Place> {
  from: Place
  to: Place
}

/** The places of a stored query; undefined if the supply no longer has one of them. */
export async function bothEnds<Place>(
  query: Ends<number>,
  byId: (id: number) => Promise<Place | undefined>,
): Promise<Ends<Place> | undefined> {
  const [from, to] = await Promise.all([byId(query.from), byId(query.to)])
  return from && to && { from, to }
}

/** What a product provides for its stored searches; `Names` is what a query names, such as both ends of a journey. */
export interface StoredSearchCalls<Query, Names> {
  kind: SearchKind<Query>
  /** Undefined if the supply no longer has what the query names. */
  namesOf: (deps: GatewayDeps, query: Query) => Promise<Names | undefined>
  /** An entry of the recent searches without its option. */
  recent: (names: Names, language: string) => object
  /** `form_data`: the query, with names in the request's language. */
  formData: (option: string, query: Query, names: Names, language: string) => object
}

/** What a product of journeys between two places provides. */
export interface SearchCalls<Query, Place> {
  kind: SearchKind<Query>
  /** The product's word for a place, used in paths and field names on the wire. */
  place: string
  /** Places that match a keyword. */
  find: (deps: GatewayDeps, keyword: string) => Promise<Place[]>
  /** Answers a request without a keyword. An empty keyword counts as none. Absent if one is required. */
  unsearched?: (deps: GatewayDeps, c: ApiContext) => Promise<Response>
  wire: (place: Place, language: string) => object
  /** Origin and destination of a query; undefined if the supply no longer has one of them. */
  endsOf: (deps: GatewayDeps, query: Query) => Promise<Ends<Place> | undefined>
  /** `form_data`: the query, with names in the request's language. */
  formData: (option: string, query: Query, ends: Ends<Place>, language: string) => object
}

export function searchCalls<Query, Place>(route: Router, deps: GatewayDeps, calls: SearchCalls<Query, Place>): void {
  const { kind, place, wire, endsOf, formData } = calls

  route('GET', `/${kind.product}/${place}/`, async (c) => {
    if (calls.unsearched && (c.req.query('keyword') ?? '') === '') return calls.unsearched(deps, c)
    const { keyword } = parseForm(z.object({ keyword: Keyword }), c.req.query(), ['keyword'], languageOf(c))
    const found = await calls.find(deps, keyword)
    return publicJson(c, { results: found.map((one) => wire(one, languageOf(c))) }, 3600)
  })

  storedSearchCalls(route, deps, {
    kind,
    namesOf: endsOf,
    recent: (ends: Ends<Place>, language) => ({
      [`departure_${place}`]: wire(ends.from, language),
      [`arrival_${place}`]: wire(ends.to, language),
    }),
    formData,
  })
}

/** The calls for recent searches and for a saved search by its ID. */
export function storedSearchCalls<Query, Names>(
  route: Router,
  deps: GatewayDeps,
  { kind, namesOf, recent, formData }: StoredSearchCalls<Query, Names>,
): void {
  route('GET', `/user/${kind.product}/recent-searches/`, async (c) => {
    const searches = await recentSearchesOf(deps, c, kind)
    const found = await Promise.all(
      searches.map(async ({ option, query }) => ({ option, names: await namesOf(deps, query) })),
    )
    const results = found.flatMap(({ option, names }) => (names ? { ...recent(names, languageOf(c)), option } : []))
    return c.json({ results })
  })

  route('GET', `/${kind.product}/option/:option/`, async (c) => {
    const option = pathParam(c, 'option')
    const query = await savedSearch(deps, option, kind)
    const names = query && (await namesOf(deps, query))
    if (!names) throw refusal(404, 'option', 'notFound', languageOf(c))
    return c.json({ form_data: formData(option, query, names, languageOf(c)) })
  })
}
