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
 * Converts `error` to the error that a loader throws. A failed API call becomes an error response with the call's
 * status, or with 503 if no reply came. The page gets the same status, and the error still has it after hydration.
 * After a transient failure, the response contains the gateway's message. In the browser, the response says so if no
 * reply came. Errors other than `ApiError` are returned unchanged.
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
