import { data } from 'react-router'
import { ApiError } from '#api/api-error.ts'

/** Data of a route error in the browser after a call without a reply. */
export const noAnswer = 'no-answer'

/** Only the browser reports a missing reply: on the server it is not a problem of the traveller's connection. */
const inBrowser = typeof document !== 'undefined'

/** Data of a route error: the gateway's own message, which says what failed and when to retry. */
interface SaidError {
  said: string
}

/** The gateway's own message in a route error, if any. */
export function saidIn(routeErrorData: unknown): string | undefined {
  const isSaid = typeof routeErrorData === 'object' && routeErrorData !== null && 'said' in routeErrorData
  return isSaid && typeof routeErrorData.said === 'string' ? routeErrorData.said : undefined
}

/** Transient failures: rate limited or unavailable. Only their messages are useful to travellers. */
const passing = new Set([429, 503])

/**
 * Converts `error` to the error that a loader throws. A failed call becomes a response with its status (503 if no reply
 * came); the status also becomes that of the document and survives hydration. The response's data is the message of a
 * transient failure or, in the browser, the note that no reply came. Other errors are returned unchanged.
 */
export function asRouteError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, firstMessage } = error
  const init = { status: status || 503 }
  if (passing.has(status) && firstMessage) return data<SaidError>({ said: firstMessage }, init)
  return data(status === 0 && inBrowser ? noAnswer : null, init)
}

/** Throws the result of `asRouteError`; for use in `.catch()`. */
export function throwRouteError(error: unknown): never {
  throw asRouteError(error)
}
