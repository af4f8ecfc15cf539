import * as z from 'zod/mini'
import type { Api } from '#api/client.ts'
import { ApiError } from '#api/api-error.ts'

/**
 * Timeout in milliseconds of the call that releases a hold. It is short, because the traveller's navigation waits for
 * this call.
 */
const patience = 2000

/**
 * Releases the hold of an unpaid booking that the traveller abandons, so that others can book the units immediately. A
 * failed call is ignored, because the gateway releases the hold anyway when the hold expires.
 */
export async function releaseSelection(api: Api, product: string, sessionUnique: string): Promise<void> {
  const signal = AbortSignal.timeout(patience)
  try {
    await api.send(
      'POST',
      `/api/${product}/gateway/release/`,
      z.unknown(),
      { session_unique: sessionUnique },
      { signal },
    )
  } catch (error) {
    if (!(error instanceof ApiError) && !signal.aborted) throw error
  }
}
