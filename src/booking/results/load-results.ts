/** Loads the results of a search from the gateway or, if the call fails, from the copy stored on this device. */
import { redirect } from 'react-router'
import type * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { type AnyResults, keepResults, keptResults } from '#booking/results/kept-results.ts'
import { searchParams } from '#booking/search/search-params.ts'
import { SessionUnique } from '#contract/booking.ts'
import type { ProductName } from '#contract/products.ts'
import type { Store } from '#store/store.ts'

/** Why there are no results: the gateway does not know the search, sent no reply, or failed. */
export type SearchFailure = 'missing' | 'unreachable' | 'failed'

/** Results of a search and how recent they are. */
export interface Found<R = unknown> {
  results: R
  /** ISO instant at which this copy was stored on the device; null if the results are a fresh reply. */
  savedAt: string | null
  /**
   * Whether this is a stored copy that is shown because no reply came. False for a fresh reply, and for a copy that is
   * shown because the gateway replied with an error.
   */
  unreachable: boolean
}

export interface NotFound {
  results: null
  failure: SearchFailure
}

export type Loaded<R = unknown> = Found<R> | NotFound

/**
 * Returns the session in the URL of a results page. Without one, it redirects to the product's tab on the home page
 * with a notice.
 */
export function sessionOf(url: URL, product: ProductName): string {
  const session = SessionUnique.safeParse(url.searchParams.get(searchParams.session))
  if (!session.success) throw redirect(bookingAddresses(product).noSession)
  return session.data
}

/** Returns the HTTP status of a results page. */
export function pageStatus(loaded: Loaded): 200 | 404 | 503 {
  if (!('failure' in loaded)) return 200
  return loaded.failure === 'missing' ? 404 : 503
}

/** Returns the reason why there are no results after a failed call. */
export function failureOf(error: ApiError): SearchFailure {
  if (error.status === 404 || error.status === 400) return 'missing'
  return error.status === 0 ? 'unreachable' : 'failed'
}

/**
 * Waits for `asking`, the call that loads the results, and stores them on this device. If the call fails with an
 * `ApiError`, returns the results stored earlier or, if none are stored, the reason of the failure. Stored results are
 * not used if the gateway does not know the search. Other errors are thrown.
 */
export async function loadResults<S extends z.ZodMiniType<AnyResults>>(
  asking: Promise<z.infer<S>>,
  schema: S,
  store: Store,
  sessionUnique: string,
): Promise<Loaded<z.infer<S>>> {
  const answer = await orError(asking)
  if (answer instanceof ApiError) {
    const failure = failureOf(answer)
    const kept = failure === 'missing' ? null : await keptResults(store, sessionUnique, schema)
    return kept ? { ...kept, unreachable: failure === 'unreachable' } : { results: null, failure }
  }
  keepResults(store, sessionUnique, answer)
  return { results: answer, savedAt: null, unreachable: false }
}

/**
 * Resolves to the result of a call or, if it failed, to its `ApiError`; other errors, such as an abort by the router,
 * are thrown.
 */
export async function orError<T>(call: Promise<T>): Promise<T | ApiError> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
