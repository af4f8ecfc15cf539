/**
 * Routes for stored searches, the same for every product, and for the places of products with journeys between two
 * places. Recent searches are below /user/{product}/, everything else is below /{product}/.
 */
import * as z from 'zod/mini'
import { Keyword } from '#contract/keyword.ts'
import { invalidField, refusal } from '#server/http/api-error.ts'
import { recentSearchesOf, savedSearch } from '#server/api/booking/saved-searches.ts'
import type { SearchKind } from '#server/api/booking/search-sessions.ts'
import { publicJson } from '#server/http/public-json.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf, pathParam, type ApiContext } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import type { PlaceCatalogue } from '#server/supply/place-catalogue.ts'
import { ask } from '#server/supply/supply-call.ts'

/** Origin and destination of a search. */
export interface Ends<Place> {
  from: Place
  to: Place
}

/** Looks up the places of a product at its supplier. */
export interface PlaceLookup<Deps, Place> {
  byId: (deps: Deps, id: number) => Promise<Place | undefined>
  /** Returns the places that match a keyword. */
  find: (deps: Deps, keyword: string) => Promise<Place[]>
  /** Returns the origin and destination of a query; undefined if the supplier no longer has one of them. */
  endsOf: (deps: Deps, query: Ends<number>) => Promise<Ends<Place> | undefined>
}

/**
 * Returns functions that look up places in a catalogue of the supplier. `catalogueOf` returns the catalogue of the
 * product's places.
 */
export function placeLookup<Deps extends Pick<GatewayDeps, 'patience'>, Place>(
  catalogueOf: (deps: Deps) => PlaceCatalogue<Place>,
): PlaceLookup<Deps, Place> {
  const byId = async (deps: Deps, id: number) => ask(deps.patience.places, (call) => catalogueOf(deps).byId(id, call))
  return {
    byId,
    find: async (deps, keyword) => ask(deps.patience.places, (call) => catalogueOf(deps).search(keyword, call)),
    async endsOf(deps, query) {
      const [from, to] = await Promise.all([byId(deps, query.from), byId(deps, query.to)])
      return from && to && { from, to }
    },
  }
}

/**
 * Returns the origin and destination that a search form names in the form fields `fields`. Throws a 400 on the field of
 * a place that the supplier does not have.
 */
export async function askedEnds<Deps, Place>(
  deps: Deps,
  { byId }: Pick<PlaceLookup<Deps, Place>, 'byId'>,
  query: Ends<number>,
  fields: Ends<string>,
  language: string,
): Promise<Ends<Place>> {
  const [from, to] = await Promise.all([byId(deps, query.from), byId(deps, query.to)])
  if (!from) throw invalidField(fields.from, language)
  if (!to) throw invalidField(fields.to, language)
  return { from, to }
}

/**
 * What a product provides for its stored searches. A `Query` contains IDs, for example of an origin and a destination.
 * `Names` contains the objects that have these IDs. Their names are shown to the traveller.
 */
export interface StoredSearchCalls<Query, Names> {
  kind: SearchKind<Query>
  /**
   * Returns the origin and destination of a query or, for activities, its activity, location or category. Returns
   * undefined if the supplier no longer has one of them.
   */
  namesOf: (deps: GatewayDeps, query: Query) => Promise<Names | undefined>
  /** Returns an entry of the recent searches, without the field `option`, which is the search's ID. */
  recent: (names: Names, language: string) => object
  /**
   * Returns the reply field `form_data`: the fields of the search form, with the names of places, activities or
   * categories in `language`.
   */
  formData: (option: string, query: Query, names: Names, language: string) => object
}

/** What a product with journeys between two places provides for its search routes. */
export interface SearchCalls<Query extends Ends<number>, Place> {
  kind: SearchKind<Query>
  /** The product's word for a place, such as 'airport', which the paths and field names of calls contain. */
  place: string
  lookup: PlaceLookup<GatewayDeps, Place>
  /**
   * Answers a request for places with a missing or empty keyword. A product that requires a keyword has no such
   * function.
   */
  unsearched?: (deps: GatewayDeps, c: ApiContext) => Promise<Response>
  wire: (place: Place, language: string) => object
  /**
   * Returns the reply field `form_data`: the fields of the search form, with the names of the origin and destination in
   * `language`.
   */
  formData: (option: string, query: Query, ends: Ends<Place>, language: string) => object
}

export function searchCalls<Query extends Ends<number>, Place>(
  route: Router,
  deps: GatewayDeps,
  calls: SearchCalls<Query, Place>,
): void {
  const { kind, place, lookup, wire, formData } = calls

  route('GET', `/${kind.product}/${place}/`, async (c) => {
    if (calls.unsearched && (c.req.query('keyword') ?? '') === '') return calls.unsearched(deps, c)
    const { keyword } = parseForm(z.object({ keyword: Keyword }), c.req.query(), ['keyword'], languageOf(c))
    const found = await lookup.find(deps, keyword)
    return publicJson(c, { results: found.map((one) => wire(one, languageOf(c))) }, 3600)
  })

  storedSearchCalls(route, deps, {
    kind,
    namesOf: lookup.endsOf,
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
