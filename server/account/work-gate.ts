/** A limit on work at once that refuses what would wait too long. */
import pLimit from 'p-limit'

/** Thrown instead of queueing more work than can be done in good time. */
export class GateBusy extends Error {
  override name = 'GateBusy'
}

export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets `atOnce` pieces of work run and `waiting` more wait, in their order; refuses the next one with `GateBusy`. */
export function createGate(atOnce: number, waiting: number): Gate {
  const limit = pLimit(atOnce)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new GateBusy()
    return limit(work)
  }
}
