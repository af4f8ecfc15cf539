/**
 * The action of search forms for every product: resolves places, checks the rules, calls the gateway, redirects to the
 * results.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, redirect } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { resultsPath } from '#booking/search/search-params.ts'
import type { ProductName } from '#contract/products.ts'
import { type Ends, noPlace, type Place, placeProblem } from '#home/places/place.ts'
import { type Finder, resolvePlace } from '#home/places/resolve-place.ts'
import { failureOf, type Failures, refuseSearch } from '#home/refused-search.ts'
import type { Store } from '#store/store.ts'

/** Describes how a product's search starts; `F` are the form's fields, `Form` is the body of the call. */
export interface SearchStart<F extends Ends, Form> {
  product: ProductName
  /** Name of the draft that stores a failed search. */
  draft: string
  /** Reads the posted fields; `today` is a plain date in Europe/Istanbul. */
  read: (posted: FormData, today: string) => F
  finder: (api: Api, signal: AbortSignal) => Finder
  /** Whether departure and arrival are too close to travel between, and the message for it. */
  same: (departure: Place, arrival: Place) => boolean
  sameEnds: MessageDescriptor
  /** Errors of the fields other than places. */
  failures: (fields: F, posted: FormData, today: string) => Failures
  schema: (today: string) => z.ZodMiniType<Form>
  /** Converts the fields to the body of the call, which `schema` validates. */
  bodyOf: (fields: F) => unknown
  start: (api: Api, form: Form, options: { signal: AbortSignal }) => Promise<{ session_unique: string }>
  /** Further parameters of the results' address. */
  extra?: (fields: F) => Record<string, string>
  /** Callback after a successful start, which stores defaults for the next form. */
  started?: (store: Store, fields: F) => Promise<void>
}

/** Starts the search and redirects to its results, or returns the form with its errors. */
export const startSearch =
  <F extends Ends, Form>(search: SearchStart<F, Form>) =>
  async ({ context, request }: ActionFunctionArgs) => {
    const api = context.get(apiContext)
    const store = context.get(storeContext)
    const today = context.get(clockContext).today()
    const posted = await request.formData()
    let fields = search.read(posted, today)
    try {
      const places = search.finder(api, request.signal)
      const departure = await resolvePlace('departure', fields.departure, posted, places)
      const arrival = await resolvePlace('arrival', fields.arrival, posted, places)
      fields = { ...fields, departure: departure.place, arrival: arrival.place }
      const matches = {
        ...(departure.several && { departure: departure.several }),
        ...(arrival.several && { arrival: arrival.several }),
      }
      const failures: Failures = {
        ...search.failures(fields, posted, today),
        ...(departure.failure && { departure: departure.failure }),
        ...(arrival.failure && { arrival: arrival.failure }),
      }
      if (!departure.failure && !arrival.failure && placeProblem(fields, search.same) === 'same') {
        fields = { ...fields, arrival: noPlace }
        failures.arrival = search.sameEnds
      }
      const parsed = z.safeParse(search.schema(today), search.bodyOf(fields))
      if (Object.keys(failures).length > 0 || !parsed.success) {
        const said = Object.keys(failures).length > 0 ? failures : { form: msg`Geçersiz değer` }
        return await refuseSearch<F>(context, search.draft, posted, { fields, matches, failures: said }, 400)
      }
      const reply = await search.start(api, parsed.data, { signal: request.signal })
      await search.started?.(store, fields)
      await store.setSearchedProduct(search.product)
      await store.setDraft(search.draft, null)
      return redirect(resultsPath(search.product, reply.session_unique, search.extra?.(fields)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, ...said } = failureOf(error)
      return refuseSearch<F>(context, search.draft, posted, { fields, ...said }, status)
    }
  }
