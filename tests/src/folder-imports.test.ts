// @vitest-environment node
/** The folders of `src/` import one another in one direction (docs/architecture.md#from-the-top). */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Modules at the top of `src/` wire the app, and no other module imports them. */
const folderOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '(wiring)')

/** The imported folders of each folder, from module specifiers below `src/`. */
function importsOf(modules: readonly { path: string; text: string }[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const { path, text } of modules) {
    const folder = folderOf(path)
    const known = imports.get(folder) ?? new Set()
    for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'#([^']+)'/g)) {
      if (folderOf(imported) !== folder) known.add(folderOf(imported))
    }
    imports.set(folder, known)
  }
  return imports
}

/** The first import cycle through a folder; undefined if there is none. */
function circle(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>()
  const follow = (folder: string, way: string[]): string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    for (const next of imports.get(folder) ?? []) {
      const found = follow(next, [...way, folder])
      if (found) return found
    }
    done.add(folder)
    return undefined
  }
  for (const folder of imports.keys()) {
    const found = follow(folder, [])
    if (found) return found
  }
  return undefined
}

const sources = globSync('src/**/*.{ts,tsx}').map((file) => ({
  path: file.replace(/^src\//, ''),
  text: readFileSync(file, 'utf8'),
}))

test('no folder of src imports itself by way of others', () => {
  const imports = importsOf(sources)
  expect(imports.get('booking')).toContain('ui')
  expect(circle(imports)).toBeUndefined()
})

test('a circle of folders is found, by whichever kind of import', () => {
  const module = (path: string, imported: string) => ({ path, text: imported })
  const modules = [
    module('a/one.ts', "import { two } from '#b/two.ts'"),
    module('b/two.ts', "const later = () => import('#c/three.ts')"),
    module('c/three.ts', "import type { One } from '#a/one.ts'"),
  ]
  expect(circle(importsOf(modules))).toEqual(['a', 'b', 'c', 'a'])
  expect(circle(importsOf(modules.slice(0, 2)))).toBeUndefined()
})

test('what products share imports nothing of the frame around the screens', () => {
  expect([...(importsOf(sources).get('booking') ?? [])]).not.toContain('app')
})
