/** A call to a supply with its time-out. */
export interface SupplyCall {
  /** Aborts on time-out, so that the supply stops its work. */
  signal: AbortSignal
  /**
   * When the signal aborts, in milliseconds of `performance.now()`: real time of this process, not of the gateway's
   * `Clock`.
   */
  deadline: number
}

/** Milliseconds until the deadline of a call; 0 after it. */
export const timeLeft = ({ deadline }: SupplyCall): number => Math.max(0, deadline - performance.now())

/** A supply is unavailable: a time-out or a failed connection. Whether the call had an effect is unknown. */
export class SupplyFailure extends Error {}

/** Calls a supply. Rejects with `SupplyFailure` after `milliseconds`, even if the supply ignores the signal. */
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
