/** Creates folders for servers and browsers that tests start, in the temporary directory or in memory. */
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether a process is running, even if it belongs to another user. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Removes the folders of processes that were killed before they could remove them. */
function removeDead(parent: string): void {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const [, pid] = /^ufuk-[a-z]+-(\d+)-/.exec(name) ?? []
    if (pid === undefined || lives(Number(pid))) continue
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {
      // The removal failed, because the folder belongs to another user, or another process is removing it.
    }
  }
}

/** Path of Linux's file system in memory. */
const inMemory = '/dev/shm'

/**
 * Bytes of memory that must be free so that a directory in memory is used. The databases of a whole test run take a
 * sixth of this.
 */
const roomy = 2 * 1024 ** 3

/**
 * Returns a directory for files of this run only: a directory in memory if there is one with enough space, otherwise
 * the temporary directory. Don't store programs there, because a directory in memory may be mounted `noexec`.
 */
export function memoryDirectory(memory = inMemory, room = roomy): string {
  try {
    removeDead(memory)
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    // The file system in memory may report more free space than a container has memory left.
    return Math.min(bavail * bsize, process.availableMemory()) >= room ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Creates a folder in `parent` whose name contains `use` and the ID of this process. Also removes folders that
 * processes which no longer run have left in `parent` and in Linux's file system in memory (`/dev/shm`). A PostgreSQL
 * server that such a process left running stops when its folder is gone.
 */
export function createTemporaryFolder(use: string, parent = tmpdir()): string {
  for (const place of new Set([parent, inMemory])) removeDead(place)
  return mkdtempSync(join(parent, `ufuk-${use}-${process.pid}-`))
}
