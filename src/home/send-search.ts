/**
 * Starts a search in the way that all products share: checks the fields, calls the gateway and redirects to the
 * results.
 */
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, redirect } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { resultsPath } from '#booking/search/search-params.ts'
import type { ProductName } from '#contract/products.ts'
import { draftOf, failureOf, type Failures, refuseSearch } from '#home/refused-search.ts'
import type { SearchReply } from '#home/search-reply.ts'
import type { Store } from '#store/store.ts'

/**
 * Describes how a search for a product starts. `Fields` is the type of the form's fields, `Body` that of the API call's
 * body.
 */
export interface SearchCall<Fields, Body> {
  product: ProductName
  /** Name of the draft that stores the last search. */
  draft: string
  /** Reads the posted fields; `today` is a plain date in Europe/Istanbul. */
  read: (posted: FormData, today: string) => Fields
  schema: (today: string) => z.ZodMiniType<Body>
  /** Converts the fields to the body of the API call. `schema` validates this body. */
  bodyOf: (fields: Fields) => unknown
  start: (api: Api, form: Body, options: { signal: AbortSignal }) => Promise<{ session_unique: string }>
  /**
   * Names of posted fields that are valid for one search only. When a search has started, these fields are left out of
   * the draft from which home fills in its form the next time.
   */
  once?: readonly string[]
  /** Returns further query parameters for the URL of the results page. */
  extra?: (fields: Fields) => Record<string, string>
  /** Stores defaults for the search form that home shows the next time. It is called after a search has started. */
  started?: (store: Store, fields: Fields) => Promise<void>
}

/** Input of the function `settle`, which resolves the posted places. */
interface Posted<Fields> {
  api: Api
  fields: Fields
  posted: FormData
  today: string
  signal: AbortSignal
}

/** Result of the function `settle`: the fields with resolved places, the places to choose from, and the errors. */
interface Settled<Fields> {
  fields: Fields
  matches: SearchReply<Fields>['matches']
  failures: Failures
}

/**
 * Returns an action that starts the search and redirects to its results, or returns the form's errors. `settle`
 * resolves the posted places. It may return another redirect if no search is needed, and it may throw `ApiError`.
 */
export const sendSearch =
  <Fields, Body>(
    search: SearchCall<Fields, Body>,
    settle: (asked: Posted<Fields>) => Promise<Settled<Fields> | Response>,
  ) =>
  async ({ context, request }: ActionFunctionArgs) => {
    const api = context.get(apiContext)
    const store = context.get(storeContext)
    const { signal } = request
    const today = context.get(clockContext).today()
    const posted = await request.formData()
    let fields = search.read(posted, today)
    try {
      const settled = await settle({ api, fields, posted, today, signal })
      if (settled instanceof Response) return settled
      const { matches, failures } = settled
      fields = settled.fields
      const parsed = z.safeParse(search.schema(today), search.bodyOf(fields))
      if (Object.keys(failures).length > 0 || !parsed.success) {
        const said = Object.keys(failures).length > 0 ? failures : { form: msg`Geçersiz değer` }
        return await refuseSearch<Fields>(context, search.draft, posted, { fields, matches, failures: said }, 400)
      }
      const reply = await search.start(api, parsed.data, { signal })
      await search.started?.(store, fields)
      await store.setSearchedProduct(search.product)
      await store.setDraft(search.draft, draftOf(posted, search.once))
      return redirect(resultsPath(search.product, reply.session_unique, search.extra?.(fields)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, ...said } = failureOf(error)
      return refuseSearch<Fields>(context, search.draft, posted, { fields, ...said }, status)
    }
  }
