import { SupplyFailure } from '#server/supply/supply-call.ts'

/**
 * Waits for work that several callers share. Rejects when `signal` aborts; the work continues for the other callers.
 */
export async function untilAborted<Answer>(work: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new SupplyFailure('The caller gave up'))
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
