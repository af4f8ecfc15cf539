/** A child process of a test. For each message of the test, it asks for a lock and answers whether it got the lock. */
import { lockFolder } from '#server/db/folder-lock.ts'

interface Asked {
  file: string
  /**
   * Instant in milliseconds at which this process asks for the lock, so that several processes ask at the same time.
   */
  at: number
}

process.on('message', ({ file, at }: Asked) => {
  while (Date.now() < at);
  try {
    lockFolder(file, 'in use')
    process.send?.(true)
  } catch {
    process.send?.(false)
  }
})
process.send?.('ready')
