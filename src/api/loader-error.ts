import { data } from 'react-router'
import { ApiError } from '#api/api-error.ts'

/** Data of a route error in the browser after an API call that received no reply. */
export const noAnswer = 'no-answer'

/** A missing reply is reported only in the browser. On the server it does not mean that the traveller is offline. */
const inBrowser = typeof document !== 'undefined'

/** Data of a route error with the gateway's own message, which says what failed and when to retry. */
interface SaidError {
  said: string
}

/** Returns the gateway's own message in the data of a route error; undefined if there is none. */
export function saidIn(routeErrorData: unknown): string | undefined {
  const isSaid = typeof routeErrorData === 'object' && routeErrorData !== null && 'said' in routeErrorData
  return isSaid && typeof routeErrorData.said === 'string' ? routeErrorData.said : undefined
}

/** Statuses of transient failures: rate limited or unavailable. Only their messages are useful to travellers. */
const passing = new Set([429, 503])

/**
 * Returns the error that a loader throws after catching `error`. For an `ApiError`, it is a route error with the status
 * of the failed API call, or with 503 if no reply came. The page gets this status, and the route error keeps it after
 * hydration. If the API call failed with 429 or 503, the data of the route error contains the gateway's message, if
 * any. If no reply came, the data says so, but only in the browser. Any other error is returned unchanged.
 */
export function asRouteError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, firstMessage } = error
  const init = { status: status || 503 }
  if (passing.has(status) && firstMessage) return data<SaidError>({ said: firstMessage }, init)
  return data(status === 0 && inBrowser ? noAnswer : null, init)
}

/** Throws the result of `asRouteError`. Loaders pass this function to `.catch()`. */
export function throwRouteError(error: unknown): never {
  throw asRouteError(error)
}
