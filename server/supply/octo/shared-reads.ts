/**
 * Reads from an OCTO server, a few reads at a time. Concurrent callers share a read, and later callers use its cached
 * value.
 */
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { octoPatience } from '#server/supply/octo/octo-patience.ts'
import { untilAborted } from '#server/supply/octo/until-aborted.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'

/** Maximum number of reads that wait in the queue. */
const mostWaiting = 600

interface ReadQueue {
  limit: LimitFunction
  /** Returns the time of a monotonic clock in milliseconds. */
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
  /**
   * Returns the value of a key. If the cached value is missing or older than `maxAge` milliseconds, the value is read
   * with `work`.
   */
  read(key: string, maxAge: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<Value>): Promise<Value>
  /** Deletes the cached values whose keys begin with a prefix. */
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
        // Nobody needs the result any more: all callers gave up while this read waited in the queue.
        if (run.callers === 0) throw new SupplyFailure('Nobody waits for this read')
        const at = elapsed()
        const value = await work(AbortSignal.timeout(octoPatience.read))
        // The value is cached only if this read is still the current one for its key. It no longer is if `forget` was
        // called for the key, or if a newer read has started because all callers of this one had given up.
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
