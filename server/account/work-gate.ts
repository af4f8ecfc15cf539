/** Limits how many tasks run concurrently, with a bounded queue. */
import pLimit from 'p-limit'

/**
 * Thrown by a gate that already has as many waiting tasks as its queue may hold. A gate limits concurrent tasks
 * (`createGate`).
 */
export class GateBusy extends Error {
  override name = 'GateBusy'
}

type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Creates a gate that runs up to `atOnce` tasks concurrently and queues up to `waiting` more, first in, first out; it
 * rejects any further task with `GateBusy`.
 */
export function createGate(atOnce: number, waiting: number): Gate {
  const limit = pLimit(atOnce)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new GateBusy()
    return limit(work)
  }
}
