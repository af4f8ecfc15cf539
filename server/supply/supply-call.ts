/** One call to a supply: it ends by its deadline, whatever the supply does. */
export interface SupplyCall {
  /** Aborts at the deadline: a supply stops what it was doing. */
  signal: AbortSignal
  /** Milliseconds since the epoch after which nobody waits for the answer any more. */
  deadline: number
}

/** A supply did not answer, or with an error of its own; what it did with the call is unknown. */
export class SupplyFailure extends Error {}

/**
 * Asks a supply and waits `milliseconds` for the answer. Rejects with `SupplyFailure` then, even where the supply does
 * not listen to the signal, and where it fails before.
 */
export async function ask<Answer>(milliseconds: number, work: (call: SupplyCall) => Promise<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(milliseconds)
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new SupplyFailure(`No answer within ${milliseconds} ms`))
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([work({ signal, deadline: Date.now() + milliseconds }), late])
  } catch (error) {
    throw error instanceof SupplyFailure ? error : new SupplyFailure('The supply failed', { cause: error })
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
