// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder, memoryDirectory } from '../../scripts/temporary-folder.ts'

test('removes the folders of dead processes, and no others', () => {
  const parent = mkdtempSync(join(tmpdir(), 'temporary-folder-test-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  const kept = [`ufuk-journeys-${process.ppid}-abc`, `ufuk-${dead}`, `other-journeys-${dead}-abc`]
  for (const name of [...kept, `ufuk-journeys-${dead}-abc`]) {
    mkdirSync(join(parent, name, 'database'), { recursive: true })
    writeFileSync(join(parent, name, 'database', 'file'), 'x')
  }
  const made = createTemporaryFolder('bench', parent)
  expect(made.startsWith(join(parent, `ufuk-bench-${process.pid}-`))).toBe(true)
  expect(readdirSync(parent).toSorted()).toEqual([...kept, made.slice(parent.length + 1)].toSorted())
})

test('files go into memory only where it has room', () => {
  const memory = mkdtempSync(join(tmpdir(), 'memory-directory-test-'))
  onTestFinished(() => rmSync(memory, { recursive: true }))
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  mkdirSync(join(memory, `ufuk-databases-${dead}-abc`))
  expect(memoryDirectory(memory, 1)).toBe(memory)
  expect(readdirSync(memory)).toEqual([])
  expect(memoryDirectory(memory, Number.MAX_SAFE_INTEGER)).toBe(tmpdir())
  expect(memoryDirectory(join(memory, 'none'))).toBe(tmpdir())
})
