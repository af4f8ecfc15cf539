import { setTimeout } from 'node:timers/promises'
import type { RunningJobs } from '#server/jobs/start-jobs.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import type { Log } from '#server/runtime/log.ts'

/**
 * Pauses between attempts in milliseconds. The first pause is `first`. Each further pause is twice as long, but at most
 * `longest`.
 */
const usualPauses = { first: 5_000, longest: 60_000 }

/** Calls `start` until it succeeds, and logs each failure. `stop` ends the attempts and stops the jobs that run. */
export function keepStarting(log: Log, start: () => Promise<RunningJobs>, pauses = usualPauses): RunningJobs {
  const closing = new AbortController()
  const { signal } = closing
  const attempts = async () => {
    for (let pause = pauses.first; !signal.aborted; pause = Math.min(2 * pause, pauses.longest)) {
      try {
        return await start()
      } catch (error) {
        log.error('jobs did not start', errorDetails(error))
      }
      await setTimeout(pause, undefined, { signal }).catch(() => undefined)
    }
    return undefined
  }
  const running = attempts()
  return {
    async stop() {
      closing.abort()
      await (await running)?.stop()
    },
  }
}
