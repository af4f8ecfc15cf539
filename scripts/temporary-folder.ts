/** Folders of servers and browsers that tests start, in the temporary directory or in memory. */
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether a process lives, also one of another user. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Removes the folders that processes made which were killed before they could remove them. */
function removeDead(parent: string): void {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const [, pid] = /^ufuk-[a-z]+-(\d+)-/.exec(name) ?? []
    if (pid === undefined || lives(Number(pid))) continue
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {
      // Another user's, or another process is removing it.
    }
  }
}

/** Linux's directory in memory. */
const inMemory = '/dev/shm'

/** Bytes that must be left in memory: the databases of a whole run take a sixth of it. */
const roomy = 2 * 1024 ** 3

/**
 * A directory for files that only this run needs: in memory where there is such a directory with enough room, otherwise
 * the temporary directory. Not for programs: a directory in memory may forbid to start them.
 */
export function memoryDirectory(memory = inMemory, room = roomy): string {
  try {
    removeDead(memory)
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    // A container may have less memory than its directory may grow to.
    return Math.min(bavail * bsize, process.availableMemory()) >= room ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Creates a folder in `parent` that is named after its use and this process, and removes those of dead processes, there
 * and in memory. A PostgreSQL server that such a process left running ends when it misses its folder.
 */
export function createTemporaryFolder(use: string, parent = tmpdir()): string {
  for (const place of new Set([parent, inMemory])) removeDead(place)
  return mkdtempSync(join(parent, `ufuk-${use}-${process.pid}-`))
}
