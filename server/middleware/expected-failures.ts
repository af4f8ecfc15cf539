/** Failures that any call can run into and that are nobody's mistake, as the refusals that they mean. */
import { ApiFailure, refusal } from '#server/http/api-error.ts'
import { GateBusy } from '#server/account/work-gate.ts'
import { message } from '#server/text/messages.ts'
import { violatedReference } from '#server/db/constraint-violation.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'

/** Seconds after which a call that found no room is asked again. */
export const busySeconds = 5

/** Seconds after which a supply that did not answer is asked again. */
const supplySeconds = 30

/**
 * 429 where too much hashing waits already, 503 where the database can't be had or a supply gives no answer, 401 where the user was deleted while
 * the call ran; undefined for any other error.
 */
export function expectedFailure(error: unknown, language: string): ApiFailure | undefined {
  if (error instanceof GateBusy) {
    const body = { detail: [message('busy', language, busySeconds)] }
    return new ApiFailure(429, body, { 'Retry-After': String(busySeconds) })
  }
  if (error instanceof SupplyFailure) {
    const body = { detail: [message('supplyDown', language)] }
    return new ApiFailure(503, body, { 'Retry-After': String(supplySeconds) })
  }
  if (isDatabaseUnavailable(error)) {
    const body = { detail: [message('busy', language, busySeconds)] }
    return new ApiFailure(503, body, { 'Retry-After': String(busySeconds) })
  }
  if (violatedReference(error)?.endsWith('_user_id_users_id_fk')) {
    return refusal(401, 'detail', 'unauthorized', language)
  }
  return undefined
}
