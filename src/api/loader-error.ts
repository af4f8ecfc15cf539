import { data } from 'react-router'
import { ApiError } from '#api/api-error.ts'

/** Data of a route error by which the browser says that no answer came to it. */
export const noAnswer = 'no-answer'

/** A gateway that the server can't reach is no fault of the traveller's connection. */
const inBrowser = typeof document !== 'undefined'

/** Data of a route error that carries the gateway's own sentence: what can't be had, and when to try again. */
export interface SaidError {
  said: string
}

/** The gateway's own sentence, where the route error brings one. */
export function saidIn(routeErrorData: unknown): string | undefined {
  const isSaid = typeof routeErrorData === 'object' && routeErrorData !== null && 'said' in routeErrorData
  return isSaid && typeof routeErrorData.said === 'string' ? routeErrorData.said : undefined
}

/** Statuses that pass: too much was asked for, or what answers is away. What is said of other failures helps nobody. */
const passing = new Set([429, 503])

/**
 * What a loader throws in place of `error`: a failed call becomes a response with its status (503 where no answer came),
 * which the document is sent with and which hydration keeps. Its data tells the sentence of a failure that passes, and,
 * in the browser, that no answer came. Anything else is passed on as it is.
 */
export function asRouteError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, firstMessage } = error
  const init = { status: status || 503 }
  if (passing.has(status) && firstMessage) return data<SaidError>({ said: firstMessage }, init)
  return data(status === 0 && inBrowser ? noAnswer : null, init)
}

/** Rejects as `asRouteError` says; for `.catch()` behind a call. */
export function throwRouteError(error: unknown): never {
  throw asRouteError(error)
}
