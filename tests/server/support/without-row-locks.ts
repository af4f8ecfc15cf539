/** The control of race tests: the gateway without its row locks. */
import pg from 'pg'
import { TestRunner } from 'vitest'

/** Seconds of a pause at each attempt of a test (`seenInSomeAttempt`): busier machines need longer ones. */
const pauses = [0.015, 0.08, 0.3, 0.6]

/**
 * Runs `work` without the row locks and advisory locks of the gateway's statements, or without the latter alone. In place of each lock the database
 * pauses, so that concurrent transactions read the same state before one of them changes it.
 */
export async function withoutRowLocks<Result>(
  work: () => Promise<Result>,
  which: 'all' | 'advisory' = 'all',
): Promise<Result> {
  // oxlint-disable-next-line typescript/unbound-method -- restored afterwards, and called through Reflect.apply
  const original = pg.Client.prototype.query
  const pause = pauses[TestRunner.getCurrentTest()?.result?.retryCount ?? 0]
  const rowLock = which === 'all' ? / for update( skip locked)?/gi : /(?!)/
  const unlocked = (text: string) => text.replace(rowLock, '').replaceAll('pg_advisory_xact_lock(', 'abs(')
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    const [first, ...rest] = given
    const changed =
      typeof first === 'string'
        ? unlocked(first)
        : typeof first === 'object' && first !== null && 'text' in first && typeof first.text === 'string'
          ? { ...first, text: unlocked(first.text) }
          : first
    const answer: unknown = Reflect.apply(original, this, [changed, ...rest])
    if (JSON.stringify(changed) === JSON.stringify(first) || !(answer instanceof Promise)) return answer
    return answer.then(async (result: unknown) => {
      await Reflect.apply(original, this, [`select pg_sleep(${pause})`])
      return result
    })
  } as typeof original
  try {
    return await work()
  } finally {
    pg.Client.prototype.query = original
  }
}
