/** Folders of servers and browsers that tests start, in the temporary directory. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
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

/**
 * Creates a folder in `parent` that is named after its use and this process, and removes those of processes that were
 * killed before they could. A PostgreSQL server that such a process left running ends when it misses its folder.
 */
export function createTemporaryFolder(use: string, parent = tmpdir()): string {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^ufuk-[a-z]+-(\d+)-/.exec(name) ?? []
    if (pid === undefined || lives(Number(pid))) continue
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {
      // Another user's, or another process is removing it.
    }
  }
  return mkdtempSync(join(parent, `ufuk-${use}-${process.pid}-`))
}
