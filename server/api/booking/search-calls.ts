/** The calls for places and stored searches: the same for every product, below the product's own path. */
import * as z from 'zod/mini'
import { Keyword } from '#contract/keyword.ts'
import { refusal } from '#server/http/api-error.ts'
import { recentSearchesOf, savedSearch } from '#server/api/booking/saved-searches.ts'
import { createSearch, searchOwner, type NewSearch, type SearchKind } from '#server/api/booking/search-sessions.ts'
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

/** What a product provides for these calls. */
export interface SearchCalls<Query, Place> {
  kind: SearchKind<Query>
  /** The product's word for a place, used in paths and field names on the wire. */
  place: string
  /** Places that match a keyword. */
  find: (deps: GatewayDeps, keyword: string) => Promise<Place[]>
  /** Answers a request without a keyword. An empty keyword counts as none. Absent if one is required. */
  unsearched?: (deps: GatewayDeps, c: ApiContext) => Promise<Response>
  wire: (place: Place, language: string) => object
  /** The place with this ID; undefined if the supply no longer has it. */
  endsOf: (deps: GatewayDeps, query: Query) => Promise<Ends<Place> | undefined>
  /** `form_data`: the query, with names in the request's language. */
  formData: (option: string, query: Query, ends: Ends<Place>, language: string) => object
}

export function searchCalls<Query, Place>(route: Router, deps: GatewayDeps, calls: SearchCalls<Query, Place>): void {
  const { kind, place, wire, endsOf } = calls

  route('GET', `/${kind.product}/${place}/`, async (c) => {
    if (calls.unsearched && (c.req.query('keyword') ?? '') === '') return calls.unsearched(deps, c)
    const { keyword } = parseForm(z.object({ keyword: Keyword }), c.req.query(), ['keyword'], languageOf(c))
    const found = await calls.find(deps, keyword)
    return publicJson(c, { results: found.map((one) => wire(one, languageOf(c))) }, 3600)
  })

  route('GET', `/user/${kind.product}/recent-searches/`, async (c) => {
    const recent = await recentSearchesOf(deps, c, kind)
    const found = await Promise.all(
      recent.map(async ({ option, query }) => ({ option, ends: await endsOf(deps, query) })),
    )
    const results = found.flatMap(({ option, ends }) => {
      if (!ends) return []
      const [departure, arrival] = [wire(ends.from, languageOf(c)), wire(ends.to, languageOf(c))]
      return { [`departure_${place}`]: departure, [`arrival_${place}`]: arrival, option }
    })
    return c.json({ results })
  })

  route('GET', `/${kind.product}/option/:option/`, async (c) => {
    const option = pathParam(c, 'option')
    const query = await savedSearch(deps, option, kind)
    const ends = query && (await endsOf(deps, query))
    if (!ends) throw refusal(404, 'option', 'notFound', languageOf(c))
    return c.json({ form_data: calls.formData(option, query, ends, languageOf(c)) })
  })
}

/** Opens a session for a validated search and returns its key and form data. */
export async function openSearch<Query, Place>(
  deps: GatewayDeps,
  c: ApiContext,
  { formData }: Pick<SearchCalls<Query, Place>, 'formData'>,
  { search, query, ends }: { search: NewSearch; query: Query; ends: Ends<Place> },
): Promise<Response> {
  const by = { userId: c.get('user')?.id ?? null, owner: searchOwner(c) }
  const { sessionUnique, optionId } = await createSearch(deps, search, by)
  return c.json({ form_data: formData(optionId, query, ends, languageOf(c)), session_unique: sessionUnique })
}
