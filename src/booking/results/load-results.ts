/** Loading the results of a search: from the gateway, or as this device keeps them. */
import { redirect } from 'react-router'
import type * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { type AnyResults, keepResults, keptResults } from '#booking/results/kept-results.ts'
import { searchParams } from '#booking/search/search-params.ts'
import { SessionUnique } from '#contract/booking.ts'
import type { ProductName } from '#contract/products.ts'
import type { Store } from '#store/store.ts'

/** Why there are no results: the gateway knows no such search, gave no answer, or failed. */
export type SearchFailure = 'missing' | 'unreachable' | 'failed'

/** Results, and how fresh they are. */
export interface Found<R = unknown> {
  results: R
  /** ISO instant at which this copy was kept on the device; null for what the gateway answered just now. */
  savedAt: string | null
  /** Of a copy: no answer came at all, rather than one that failed. */
  unreachable: boolean
}

export interface NotFound {
  results: null
  failure: SearchFailure
}

/** The session that the address of a results screen names; an address without one leads to the product's tab of home, which says so. */
export function sessionOf(url: URL, product: ProductName): string {
  const session = SessionUnique.safeParse(url.searchParams.get(searchParams.session))
  if (!session.success) throw redirect(bookingAddresses(product).noSession)
  return session.data
}

/** The status of a document without results. */
export function failureStatus(failure: SearchFailure): 404 | 503 {
  return failure === 'missing' ? 404 : 503
}

function failureOf(error: ApiError): SearchFailure {
  if (error.status === 404 || error.status === 400) return 'missing'
  return error.status === 0 ? 'unreachable' : 'failed'
}

/** Results of `asking`, which are kept, or the kept ones where no answer came. */
export async function loadResults<S extends z.ZodMiniType<AnyResults>>(
  asking: Promise<z.infer<S>>,
  schema: S,
  store: Store,
  sessionUnique: string,
): Promise<Found<z.infer<S>> | NotFound> {
  const answer = await orError(asking)
  if (answer instanceof ApiError) {
    const failure = failureOf(answer)
    const kept = failure === 'missing' ? null : await keptResults(store, sessionUnique, schema)
    return kept ? { ...kept, unreachable: failure === 'unreachable' } : { results: null, failure }
  }
  keepResults(store, sessionUnique, answer)
  return { results: answer, savedAt: null, unreachable: false }
}

/** Aborts by the router stay rejections; what the gateway refused is a value. */
export async function orError<T>(call: Promise<T>): Promise<T | ApiError> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
