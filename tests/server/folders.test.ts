/** The gateway's folders form layers without import cycles, direct or indirect. */
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

/** The imported folders of each folder. */
function importedFolders(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const file of globSync('server/**/*.ts')) {
    const from = dirname(file)
    const imports = folders.get(from) ?? new Set()
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '#(server\/[^']+)'/g)) {
      if (dirname(path) !== from) imports.add(dirname(path))
    }
    folders.set(from, imports)
  }
  return folders
}

/** The folders in a cycle, found by repeatedly removing those without imports. */
function inCircles(folders: Map<string, Set<string>>): string[] {
  const left = new Map(folders)
  for (;;) {
    const free = [...left].filter(([, imports]) => ![...imports].some((folder) => left.has(folder)))
    if (free.length === 0) return [...left.keys()].toSorted()
    for (const [folder] of free) left.delete(folder)
  }
}

test('a circle is found', () => {
  expect(
    inCircles(
      new Map([
        ['a', new Set(['b'])],
        ['b', new Set(['a'])],
        ['c', new Set()],
      ]),
    ),
  ).toEqual(['a', 'b'])
})

test('there is none among the folders of the gateway', () => {
  const folders = importedFolders()
  expect(folders.size).toBeGreaterThan(20)
  expect(inCircles(folders)).toEqual([])
})
