/**
 * Lets one process at a time use a folder: PGlite does not detect a second process, and concurrent writes corrupt its
 * files.
 */
import { DatabaseSync } from 'node:sqlite'

/** Error code of SQLite if another connection, of this process or of another one, holds the lock. */
const busy = 5

/**
 * Maximum time in milliseconds to wait for the lock. SQLite takes this lock in several steps. If several processes take
 * it at the same time, each may complete one step and block the next step of the others. Without a wait, all of them
 * may then be refused.
 */
const patience = 100

/** Locks that this process holds. The garbage collector would release a lock to which nothing refers. */
const held = new Set<DatabaseSync>()

/**
 * Locks `file` and returns a function that releases the lock. The file is an empty SQLite database, which is created if
 * it is missing and stays. The operating system releases the lock when the process ends. No other code of this process
 * may open the file: when it closes the file, this lock is released, too. Throws an error with the message `refusal` if
 * another process, or this one, holds the lock.
 */
export function lockFolder(file: string, refusal: string): () => void {
  const lock = new DatabaseSync(file, { timeout: patience })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy)
      throw new Error(refusal, { cause: error })
    throw error
  }
  held.add(lock)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}
