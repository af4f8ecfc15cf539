/**
 * Tests that the folders of the gateway form layers, without direct or indirect import cycles, and that the gateway's
 * files do so too.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Files that may import each other: their types refer to one another, and they contain no code that runs. */
const together = new Set(['server/parts/deps.ts', 'server/parts/product.ts'])

/** Returns the files of `server/` that a file imports, by alias or by relative path. */
const importsOf = (file: string, code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([.#][^']*)'/g)].flatMap(([, path = '']) => {
    if (path.startsWith('#server/')) return [path.slice(1)]
    return path.startsWith('.') ? [join(dirname(file), path)] : []
  })

/**
 * Returns, for each file in `sources`, the files of `server/` that it imports. If `unit` is `dirname`, returns instead,
 * for each folder of these files, the other folders from which its files import.
 */
function graphOf(sources: ReadonlyMap<string, string>, unit: (file: string) => string = (file) => file): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [file, code] of sources) {
    const from = unit(file)
    const imports = graph.get(from) ?? new Set()
    for (const to of importsOf(file, code).map(unit)) if (to !== from) imports.add(to)
    graph.set(from, imports)
  }
  return graph
}

/**
 * Returns the files or folders that are in an import circle or depend on one: the remainder after repeated removal of
 * those whose imports have all been removed.
 */
function inCircles(graph: Graph): string[] {
  const left = new Map(graph)
  for (;;) {
    const free = [...left].filter(([, imports]) => ![...imports].some((imported) => left.has(imported)))
    if (free.length === 0) return [...left.keys()].toSorted()
    for (const [one] of free) left.delete(one)
  }
}

const sources = new Map(globSync('server/**/*.ts').map((file) => [file, readFileSync(file, 'utf8')]))

test.each([
  ['an alias', "import { b } from '#server/supply/data/b.ts'"],
  ['a relative path', "import type { B } from './data/b.ts'"],
  ['an export', "export { b } from './data/b.ts'"],
  ['a bare import', "import './data/b.ts'"],
  ['an import at run time', "const { b } = await import('./data/b.ts')"],
])('a circle through %s is found', (_, code) => {
  const circle = new Map([
    ['server/supply/a.ts', code],
    ['server/supply/data/b.ts', "import { a } from '../a.ts'"],
    ['server/supply/data/c.ts', "import { readFileSync } from 'node:fs'"],
  ])
  expect(inCircles(graphOf(circle, dirname))).toEqual(['server/supply', 'server/supply/data'])
  expect(inCircles(graphOf(circle))).toEqual(['server/supply/a.ts', 'server/supply/data/b.ts'])
  expect(inCircles(graphOf(new Map([...circle].slice(1))))).toEqual([])
})

test('there is none among the folders of the gateway', () => {
  const folders = graphOf(sources, dirname)
  expect(folders.size).toBeGreaterThan(20)
  expect(inCircles(folders)).toEqual([])
})

test('there is none among its files', () => {
  const files = graphOf(sources)
  const apart = [...files].map(
    ([file, imports]) =>
      [file, new Set([...imports].filter((to) => !(together.has(file) && together.has(to))))] as const,
  )
  expect(inCircles(new Map(apart))).toEqual([])
})
