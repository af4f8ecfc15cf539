// @vitest-environment node
/** Tests that folders and files of `src/` import one another in one direction (docs/architecture.md#from-the-top). */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Returns the folder of a module of `src/`. Modules at the top of `src/` wire the app, and no other module imports
 * them.
 */
const folderOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '(wiring)')

/**
 * Returns the folders that each folder imports. Only imports whose path begins with `#` count, as almost all imports
 * of modules of `src/` do. If `unit` returns a file's path instead of its folder, returns the files that each file
 * imports.
 */
function importsOf(
  modules: readonly { path: string; text: string }[],
  unit: (path: string) => string = folderOf,
): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const { path, text } of modules) {
    const from = unit(path)
    const known = imports.get(from) ?? new Set()
    for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'#([^']+)'/g)) {
      if (unit(imported) !== from) known.add(unit(imported))
    }
    imports.set(from, known)
  }
  return imports
}

/** Returns the first import circle; undefined if there is none. */
function circle(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>()
  const follow = (from: string, way: string[]): string[] | undefined => {
    if (way.includes(from)) return [...way.slice(way.indexOf(from)), from]
    if (done.has(from)) return undefined
    for (const next of imports.get(from) ?? []) {
      const found = follow(next, [...way, from])
      if (found) return found
    }
    done.add(from)
    return undefined
  }
  for (const from of imports.keys()) {
    const found = follow(from, [])
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

test('no file of src imports itself by way of others', () => {
  expect(circle(importsOf(sources, (path) => path))).toBeUndefined()
})

test('a circle of folders or files is found, by whichever kind of import', () => {
  const module = (path: string, imported: string) => ({ path, text: imported })
  const modules = [
    module('a/one.ts', "import { two } from '#b/two.ts'"),
    module('b/two.ts', "const later = () => import('#c/three.ts')"),
    module('c/three.ts', "import type { One } from '#a/one.ts'"),
  ]
  expect(circle(importsOf(modules))).toEqual(['a', 'b', 'c', 'a'])
  expect(circle(importsOf(modules, (path) => path))).toEqual(['a/one.ts', 'b/two.ts', 'c/three.ts', 'a/one.ts'])
  expect(circle(importsOf(modules.slice(0, 2)))).toBeUndefined()
})

test('what products share imports nothing of the frame around the screens', () => {
  expect([...(importsOf(sources).get('booking') ?? [])]).not.toContain('app')
})
