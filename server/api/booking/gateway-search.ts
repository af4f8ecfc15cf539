/**
 * Handles searches and selections of every product. A posted search form opens a session, whose results can then be
 * read.
 */
import type { SelectReply } from '#contract/booking.ts'
import type { StoredSearchCalls } from '#server/api/booking/search-calls.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import {
  type AskedSession,
  createSearch,
  findSession,
  type NewSearch,
  searchOwner,
  type SearchKind,
  sessionParam,
} from '#server/api/booking/search-sessions.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import { lastDayOf } from '#server/api/booking/last-day.ts'

/**
 * The range of travel dates that a search form may contain: from `today` (in Turkish time) to `lastDay`, the supplier's
 * last day on sale. Both are plain dates and are included.
 */
export interface OnSale {
  today: string
  lastDay: string
}

/**
 * How a product reads its search form. A `Query` refers to places, activities or categories by ID. `Names` is the type
 * of the objects with these IDs: origin and destination or, for activities, one activity, location or category.
 */
export interface SearchForm<Query, Names> {
  /** Reads a search form, posted or in a URL's query string. Throws a 400 with field messages. */
  read: (deps: GatewayDeps, form: unknown, onSale: OnSale, language: string) => Promise<{ query: Query; names: Names }>
  newSearch: (query: Query) => NewSearch
}

/** How a product stores its searches, and how it writes them in a reply. */
type SearchReply<Query, Names> = Pick<StoredSearchCalls<Query, Names>, 'kind' | 'formData'>

/** Returns a handler that opens a session for the posted form. The reply has the session's key and the form data. */
export const startSearch =
  <Query, Names>({ kind, formData }: SearchReply<Query, Names>, { read, newSearch }: SearchForm<Query, Names>) =>
  async (deps: GatewayDeps, c: ApiContext): Promise<Response> => {
    await limitRate(deps, c, 'search')
    const today = deps.clock.today()
    const onSale = { today, lastDay: await lastDayOf(deps, deps.products[kind.product].supply(deps)) }
    const { query, names } = await read(deps, c.get('body') ?? {}, onSale, languageOf(c))
    const by = { userId: c.get('user')?.id ?? null, owner: searchOwner(c) }
    const { sessionUnique, optionId } = await createSearch(deps, newSearch(query), by)
    return c.json({ form_data: formData(optionId, query, names, languageOf(c)), session_unique: sessionUnique })
  }

/** Returns a handler that answers with the results of a session. */
export const resultsOf =
  <Query>(
    kind: SearchKind<Query>,
    results: (deps: GatewayDeps, session: AskedSession<Query>, language: string) => Promise<object>,
  ) =>
  async (deps: GatewayDeps, c: ApiContext, sessionUnique: string): Promise<Response> => {
    const session = await findSession(deps, c, sessionUnique, kind)
    return c.json(await results(deps, session, languageOf(c)))
  }

/** Returns a handler that selects an offer. It limits the rate of selections per client. */
export const selectionOf =
  (select: (deps: GatewayDeps, c: ApiContext) => Promise<SelectReply>) =>
  async (deps: GatewayDeps, c: ApiContext): Promise<Response> => {
    await limitRate(deps, c, 'select')
    return c.json(await select(deps, c))
  }

/** An endpoint that starts a search or reads its results. */
interface SearchAndResults<Query, Names> extends SearchForm<Query, Names> {
  /**
   * A field that every search form of the product contains. It distinguishes a search form from a request for results.
   */
  formField: string
  results: (deps: GatewayDeps, c: ApiContext, sessionUnique: string) => Promise<Response>
}

/**
 * Returns the handler of an endpoint that starts a search or reads its results. A body with a session but without
 * `formField` asks for the results of that session. Any other body is a search form.
 */
export function searchOrResults<Query, Names>(
  deps: GatewayDeps,
  calls: SearchReply<Query, Names>,
  { formField, results, ...form }: SearchAndResults<Query, Names>,
) {
  const start = startSearch(calls, form)
  return (c: ApiContext): Promise<Response> => {
    const body = c.get('body')
    const isForm = typeof body !== 'object' || body === null || formField in body || !('session_unique' in body)
    return isForm ? start(deps, c) : results(deps, c, sessionParam(c, body))
  }
}
