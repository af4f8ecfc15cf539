/**
 * Runs the gateway without the locks of its database statements. Tests use this to show that a race then ends in a
 * fault, or that a database constraint alone prevents the fault.
 */
import pg from 'pg'
import { TestRunner } from 'vitest'

/**
 * Seconds for which the database pauses at each attempt of a test (`seenInSomeAttempt`): busy machines need longer
 * pauses.
 */
const pauses = [0.015, 0.08, 0.3, 0.6]

type Lock = 'row' | 'advisory'

/** Returns an SQL statement without row locks (`for update`), advisory locks (`pg_advisory_xact_lock`) or both. */
function unlocked(text: string, kinds: readonly Lock[]): string {
  const withoutRow = kinds.includes('row') ? text.replace(/ for update( skip locked)?/gi, '') : text
  return kinds.includes('advisory') ? withoutRow.replaceAll('pg_advisory_xact_lock(', 'abs(') : withoutRow
}

/**
 * Runs `work` without the gateway's row locks, advisory locks or both. After each statement from which a lock was
 * removed, the database sleeps for a moment, so that concurrent transactions read the same state before one of them
 * changes it.
 */
export async function withoutLocks<Result>(
  work: () => Promise<Result>,
  kinds: readonly Lock[] = ['row', 'advisory'],
): Promise<Result> {
  // oxlint-disable-next-line typescript/unbound-method -- restored afterwards, and called through Reflect.apply
  const original = pg.Client.prototype.query
  const pause = pauses[TestRunner.getCurrentTest()?.result?.retryCount ?? 0]
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    const [first, ...rest] = given
    const changed =
      typeof first === 'string'
        ? unlocked(first, kinds)
        : typeof first === 'object' && first !== null && 'text' in first && typeof first.text === 'string'
          ? { ...first, text: unlocked(first.text, kinds) }
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
