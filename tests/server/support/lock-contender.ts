/** A process that asks for a lock each time it is told to, and answers whether it got it. Runs as a child of a test. */
import { lockFolder } from '#server/db/folder-lock.ts'

interface Asked {
  file: string
  /** Instant in milliseconds at which to ask, so that several processes ask at the same time. */
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
