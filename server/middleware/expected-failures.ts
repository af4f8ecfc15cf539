/** Maps operational errors that can occur in any API call to their HTTP errors. */
import { ApiFailure, refusal } from '#server/http/api-error.ts'
import { GateBusy } from '#server/account/work-gate.ts'
import { message } from '#server/text/messages.ts'
import { violatedReference } from '#server/db/constraint-violation.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'

/** Seconds in the Retry-After header if the server is busy. */
export const busySeconds = 5

/** Seconds in the Retry-After header if a supplier is unavailable. */
const supplySeconds = 30

/**
 * Returns the HTTP error for an operational error: 429 if the queue of password hashes is full, 503 if the database or
 * a supplier is unavailable, 401 if the user was deleted during the call; undefined for any other error.
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
