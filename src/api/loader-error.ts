import { data } from 'react-router'
import { ApiError } from '#api/api-error.ts'

/**
 * What a loader throws in place of `error`: a failed call becomes a response with its status (503 where no answer came),
 * which the document is sent with and which hydration keeps. Anything else is passed on as it is.
 */
export function asRouteError(error: unknown): unknown {
  return error instanceof ApiError ? data(null, { status: error.status || 503 }) : error
}

/** Rejects as `asRouteError` says; for `.catch()` behind a call. */
export function throwRouteError(error: unknown): never {
  throw asRouteError(error)
}
