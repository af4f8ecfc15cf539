/** Reads of an OCTO server that several callers share for a moment, a few at a time. */
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { octoPatience } from '#server/supply/octo/octo-patience.ts'
import { untilAborted } from '#server/supply/octo/until-aborted.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'

/** Reads that wait for their turn at most. */
const mostWaiting = 600

interface ReadQueue {
  limit: LimitFunction
  /** A monotonic clock in milliseconds. */
  elapsed: () => number
}

export const createReadQueue = (elapsed: () => number, atOnce: number): ReadQueue => ({
  limit: pLimit(atOnce),
  elapsed,
})

interface Running<Value> {
  answer: Promise<Value>
  callers: number
}

interface SharedReads<Value> {
  /** The value of a key that is at most `maxAge` milliseconds old. */
  read(key: string, maxAge: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<Value>): Promise<Value>
  /** Forgets the values whose keys begin with a prefix. */
  forget(prefix: string): void
}

export function createSharedReads<Value extends object>(
  { limit, elapsed }: ReadQueue,
  most: number,
): SharedReads<Value> {
  const kept = new LRUCache<string, { at: number; value: Value }>({ max: most })
  const running = new Map<string, Running<Value>>()

  function start(key: string, work: (signal: AbortSignal) => Promise<Value>): Running<Value> {
    if (limit.pendingCount >= mostWaiting) throw new SupplyFailure('Too many reads of the OCTO server wait')
    const run: Running<Value> = {
      callers: 0,
      answer: limit(async () => {
        // Everybody who wanted it has given up while it waited for its turn.
        if (run.callers === 0) throw new SupplyFailure('Nobody waits for this read')
        const at = elapsed()
        const value = await work(AbortSignal.timeout(octoPatience.read))
        // If `forget` ran during the read, the value may be outdated and is not cached; nor is that of a read which all
        // callers gave up and a newer one has replaced.
        if (running.get(key) === run) kept.set(key, { at, value })
        return value
      }).finally(() => {
        if (running.get(key) === run) running.delete(key)
      }),
    }
    running.set(key, run)
    return run
  }

  return {
    async read(key, maxAge, signal, work) {
      const known = kept.get(key)
      if (known && elapsed() - known.at <= maxAge) return known.value
      const present = running.get(key)
      const run = present && present.callers > 0 ? present : start(key, work)
      run.callers += 1
      try {
        return await untilAborted(run.answer, signal)
      } finally {
        run.callers -= 1
      }
    },
    forget(prefix) {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key)
      for (const key of running.keys()) if (key.startsWith(prefix)) running.delete(key)
    },
  }
}
