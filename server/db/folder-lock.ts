/**
 * Lets one process at a time use a folder: PGlite does not detect a second process, and concurrent writes corrupt its
 * files.
 */
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import * as z from 'zod/mini'

const Owner = z.object({ pid: z.number(), host: z.string(), started: z.string() })
type Owner = z.infer<typeof Owner>

/** Lock files that this process holds. */
const held = new Set<string>()

/**
 * Returns the start time of the process `pid` in clock ticks; '' if unknown. The start time distinguishes the process
 * from an earlier process with the same PID.
 */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // In `/proc/{pid}/stat`, the process name is in parentheses and can contain spaces. The start time is field 22, the
  // 20th after the name.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/**
 * Whether the process that owns a lock still runs. A process on another host counts as ended: it ran in a container
 * that was replaced.
 */
async function isAlive(file: string, { pid, host, started }: Owner): Promise<boolean> {
  if (host !== hostname()) return false
  if (pid === process.pid) return held.has(file)
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Signal 0 only checks whether the process exists. The error ESRCH means that the process does not exist. Any other
    // error, such as a missing permission, means that the process exists.
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
  }
  const now = await startOf(pid)
  return started === '' || now === '' || now === started
}

async function ownerOf(file: string): Promise<Owner | undefined> {
  try {
    return Owner.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Creates a hard link at the path `file` to the existing file `draft`. Returns false if `file` exists already. A link
 * appears with its full content, so no process reads a half-written lock.
 */
async function claim(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Creates the lock file `file` and returns a function that deletes it. Replaces a stale lock. Throws an error with the
 * message `refusal` if another process, or this one, holds the lock.
 */
export async function lockFolder(file: string, refusal: string): Promise<() => Promise<void>> {
  const draft = `${file}.${process.pid}`
  const owner: Owner = { pid: process.pid, host: hostname(), started: await startOf(process.pid) }
  await writeFile(draft, JSON.stringify(owner))
  try {
    while (!(await claim(draft, file))) {
      const other = await ownerOf(file)
      if (other && (await isAlive(file, other))) throw new Error(refusal)
      const dead = `${draft}.dead`
      await rename(file, dead).catch(() => undefined)
      const moved = await ownerOf(dead)
      // Between reading the stale lock and `rename`, another process may have replaced this lock with its own. Then
      // `rename` has moved the lock of the other process, and `claim` puts that lock back.
      if (moved && JSON.stringify(moved) !== JSON.stringify(other)) await claim(dead, file)
      await rm(dead, { force: true })
    }
  } finally {
    await rm(draft, { force: true })
  }
  held.add(file)
  return async () => {
    if (!held.delete(file)) return
    await rm(file, { force: true })
  }
}
