/** Routes for places and stored searches: the same for every product, below the product's own path. */
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

/** Returns the origin and destination of a stored query; undefined if the supplier no longer has one of them. */
export async function bothEnds<Place>(
  query: Ends<number>,
  byId: (id: number) => Promise<Place | undefined>,
): Promise<Ends<Place> | undefined> {
  const [from, to] = await Promise.all([byId(query.from), byId(query.to)])
  return from && to && { from, to }
}

/**
 * What a product provides for its stored searches; `Names` are the named places of a query, such as its origin and
 * destination.
 */
export interface StoredSearchCalls<Query, Names> {
  kind: SearchKind<Query>
  /** Returns the named places of a query; undefined if the supplier no longer has one of them. */
  namesOf: (deps: GatewayDeps, query: Query) => Promise<Names | undefined>
  /** Returns an entry of the recent searches, without the field `option`, which is the search's ID. */
  recent: (names: Names, language: string) => object
  /** Returns the reply field `form_data`: the query, with names in the request's language. */
  formData: (option: string, query: Query, names: Names, language: string) => object
}

/** What a product with journeys between two places provides for its search routes. */
export interface SearchCalls<Query, Place> {
  kind: SearchKind<Query>
  /** The product's word for a place, such as 'airport', used in paths and field names on the wire. */
  place: string
  /** Finds places that match a keyword. */
  find: (deps: GatewayDeps, keyword: string) => Promise<Place[]>
  /**
   * Answers a request for places without a keyword; an empty keyword counts as none. This field is absent if a keyword
   * is required.
   */
  unsearched?: (deps: GatewayDeps, c: ApiContext) => Promise<Response>
  wire: (place: Place, language: string) => object
  /** Returns the origin and destination of a query; undefined if the supplier no longer has one of them. */
  endsOf: (deps: GatewayDeps, query: Query) => Promise<Ends<Place> | undefined>
  /** Returns the reply field `form_data`: the query, with names in the request's language. */
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

/** Adds the routes for recent searches and for a saved search by its ID. */
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
