import * as z from 'zod/mini'
import type { Api } from '#api/client.ts'
import { ApiError } from '#api/api-error.ts'

/** Longest wait in milliseconds: the traveller waits for it on the way out. */
const patience = 2000

/**
 * Gives up the seats of an unpaid booking that its traveller leaves, so that others can have them at once. Never fails:
 * without it the seats are let go when their hold ends, and until then their own traveller sees them as free.
 */
export async function releaseSeats(api: Api, product: string, sessionUnique: string): Promise<void> {
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
