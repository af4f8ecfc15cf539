// @vitest-environment node
/** Under root, the test server starts as another user, who can neither read the files of root nor enter its folders. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { giveTo, reachableDirectory } from '#tests/support/postgres-server.ts'

const isRoot = process.getuid?.() === 0

/** Creates a folder that only its owner may enter, inside a folder that everybody may enter. */
async function privateFolder(): Promise<string> {
  const folder = mkdtempSync(join(await reachableDirectory(), 'ufuk-private-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o700)
  return folder
}

test.runIf(isRoot)('root gives away a folder with all that is in it', async () => {
  const folder = await privateFolder()
  mkdirSync(join(folder, 'bin'), { mode: 0o700 })
  writeFileSync(join(folder, 'bin/program'), '#!/bin/sh\necho started', { mode: 0o700 })
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })))
  const nobody = { uid: uid ?? 0, gid: gid ?? 0 }
  const start = () => execFileSync(join(folder, 'bin/program'), { ...nobody, encoding: 'utf8', stdio: 'pipe' })
  expect(start).toThrow(/EACCES/)
  await giveTo(folder, nobody)
  expect(statSync(join(folder, 'bin/program')).uid).toBe(uid)
  expect(start()).toBe('started\n')
})

test.runIf(isRoot)('a temporary directory in which only root gets is left for the usual one', async () => {
  const folder = await privateFolder()
  const within = join(folder, 'within')
  mkdirSync(within)
  chmodSync(within, 0o755)
  expect(await reachableDirectory(within, '/usual')).toBe('/usual')
  chmodSync(folder, 0o711)
  expect(await reachableDirectory(within, '/usual')).toBe(within)
})

test.skipIf(isRoot)('who is not root keeps the temporary directory', async () => {
  expect(await reachableDirectory('/private', '/usual')).toBe('/private')
})
