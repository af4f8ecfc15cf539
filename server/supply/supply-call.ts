/** A call to a supplier with its time-out. */
export interface SupplyCall {
  /** Signal that aborts on time-out, so that the supplier stops its work. */
  signal: AbortSignal
  /**
   * Time at which `signal` aborts, as a value of `performance.now()`: milliseconds of real time, independent of the
   * gateway's `Clock`.
   */
  deadline: number
}

/** Returns the milliseconds until the deadline of a call; 0 after it. */
export const timeLeft = ({ deadline }: SupplyCall): number => Math.max(0, deadline - performance.now())

/**
 * Thrown if a supplier gives no usable response: a time-out, a failed connection, an unexpected response, or a decision
 * that is still pending. Whether the call had an effect may be unknown.
 */
export class SupplyFailure extends Error {}

/** Calls a supplier. Rejects with `SupplyFailure` after `milliseconds`, even if the supplier ignores the signal. */
export async function ask<Answer>(milliseconds: number, work: (call: SupplyCall) => Promise<Answer>): Promise<Answer> {
  const deadline = performance.now() + milliseconds
  const signal = AbortSignal.timeout(milliseconds)
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new SupplyFailure(`No answer within ${milliseconds} ms`))
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([work({ signal, deadline }), late])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
