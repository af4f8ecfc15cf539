/**
 * The part of starting a search that every product shares: checks the rules, calls the gateway, redirects to the
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

/** Describes how a product's search starts. `F` is the type of the form's fields, `Form` the body of the call. */
export interface SearchCall<F, Form> {
  product: ProductName
  /** Name of the draft that stores the last search. */
  draft: string
  /** Reads the posted fields; `today` is a plain date in Europe/Istanbul. */
  read: (posted: FormData, today: string) => F
  schema: (today: string) => z.ZodMiniType<Form>
  /** Converts the fields to the body of the call, which `schema` validates. */
  bodyOf: (fields: F) => unknown
  start: (api: Api, form: Form, options: { signal: AbortSignal }) => Promise<{ session_unique: string }>
  /** Posted fields that apply to one search only; home does not keep them for the next one. */
  once?: readonly string[]
  /** Further parameters of the results' address. */
  extra?: (fields: F) => Record<string, string>
  /** Callback after a successful start, which stores defaults for the next form. */
  started?: (store: Store, fields: F) => Promise<void>
}

/** The data needed to resolve the posted places. */
interface Posted<F> {
  api: Api
  fields: F
  posted: FormData
  today: string
  signal: AbortSignal
}

/** The fields with resolved places, and their errors. */
interface Settled<F> {
  fields: F
  matches: SearchReply<F>['matches']
  failures: Failures
}

/**
 * Starts the search and redirects to its results, or returns the form with its errors. `settle` resolves the places, or
 * returns a redirect if there is nothing to search for; it may throw `ApiError`.
 */
export const sendSearch =
  <F, Form>(search: SearchCall<F, Form>, settle: (asked: Posted<F>) => Promise<Settled<F> | Response>) =>
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
        return await refuseSearch<F>(context, search.draft, posted, { fields, matches, failures: said }, 400)
      }
      const reply = await search.start(api, parsed.data, { signal })
      await search.started?.(store, fields)
      await store.setSearchedProduct(search.product)
      await store.setDraft(search.draft, draftOf(posted, search.once))
      return redirect(resultsPath(search.product, reply.session_unique, search.extra?.(fields)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, ...said } = failureOf(error)
      return refuseSearch<F>(context, search.draft, posted, { fields, ...said }, status)
    }
  }
