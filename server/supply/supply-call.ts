/** One call to a supply: nobody waits for it longer than it has time, whatever the supply does. */
export interface SupplyCall {
  /** Aborts once nobody waits for the answer any more: a supply stops what it was doing. */
  signal: AbortSignal
}

/** A supply can't be had: it did not answer in time, or its connection says so. What it did with the call is unknown. */
export class SupplyFailure extends Error {}

/**
 * Asks a supply and waits `milliseconds` for the answer. Rejects with `SupplyFailure` then, even where the supply does
 * not listen to the signal.
 */
export async function ask<Answer>(milliseconds: number, work: (call: SupplyCall) => Promise<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(milliseconds)
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new SupplyFailure(`No answer within ${milliseconds} ms`))
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([work({ signal }), late])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
