/** One process at a time on a folder: PGlite does not notice a second one, and what both write is lost. */
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import * as z from 'zod/mini'

const Owner = z.object({ pid: z.number(), host: z.string(), started: z.string() })
type Owner = z.infer<typeof Owner>

/** Files that this process holds. */
const held = new Set<string>()

/** When a process started, in the kernel's own count, so that a number used again is not taken for it; '' where unknown. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in brackets may hold spaces; the start is the 22nd field, the 20th after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** Owners on another host are taken for gone: a container that was replaced never comes back for its lock. */
async function isAlive(file: string, { pid, host, started }: Owner): Promise<boolean> {
  if (host !== hostname()) return false
  if (pid === process.pid) return held.has(file)
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Anything but 'no such process' means that there is one, only not ours to signal.
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

/** Puts `draft` where `file` is not yet; false where somebody was first. Linking shows the file whole or not at all. */
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
 * Takes the lock `file`; returns what gives it back. A lock whose process is gone is taken over.
 * @throws Error with `refusal` where another process, or this one, has it.
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
      // Whoever took the same dead lock over a moment earlier gets the new one back.
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
