import { data } from 'react-router'
import { ApiError } from '#api/api-error.ts'

/** Data of a route error by which the browser says that no answer came to it. */
export const noAnswer = 'no-answer'

/** A gateway that the server can't reach is no fault of the traveller's connection. */
const inBrowser = typeof document !== 'undefined'

/**
 * What a loader throws in place of `error`: a failed call becomes a response with its status (503 where no answer came),
 * which the document is sent with and which hydration keeps. In the browser its data tells whether any answer came.
 * Anything else is passed on as it is.
 */
export function asRouteError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  return data(error.status === 0 && inBrowser ? noAnswer : null, { status: error.status || 503 })
}

/** Rejects as `asRouteError` says; for `.catch()` behind a call. */
export function throwRouteError(error: unknown): never {
  throw asRouteError(error)
}
