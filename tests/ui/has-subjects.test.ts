/**
 * What `:has()` or a sibling decides about belongs to a class of its own
 * (docs/decisions/0041-light-start.md#styles-computed-anew).
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../../src/', import.meta.url)

/** Rules whose subject is an element, each with what spares other pages the cost. */
const known: Record<string, string> = {
  'body:has([data-bottom-bar]) > nav': 'a sheet of the pages that have such a bar',
}

const rulesOf = (sheet: string) => sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)\{/g)

const selectorsOf = (sheet: string) =>
  [...rulesOf(sheet)].flatMap(([, selectors = '']) =>
    selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
  )

/** Selectors of a sheet in which an element other than the subject has `:has()`, and the subject no class, id or attribute. */
const broad = (sheet: string): string[] =>
  selectorsOf(sheet).filter((selector) => /:has\(.*\)\s*[\s>~+]\s*(\*|[a-z][a-z0-9]*)$/s.test(selector))

/** Selectors whose subject is any sibling of an element without a class: each element that comes or goes is such a one. */
const anySibling = (sheet: string): string[] =>
  selectorsOf(sheet).filter((selector) => /(^|[\s>])(?!\S*\.)\S+\s*[~+]\s*(\*|:\S+)$/s.test(selector))

test('finds them', () => {
  expect(broad('.a:has(.b) > svg { x: y }\n.a:has(.b), .c:has(.d) * { x: y }')).toEqual([
    '.a:has(.b) > svg',
    '.c:has(.d) *',
  ])
  expect(broad('.a:has(> p) .b { x: y }\n.c:has(p) { x: y }\n.d:has(p, .q > i) { x: y }')).toEqual([])
})

test('finds subjects that are any sibling', () => {
  expect(anySibling('.a > * + * { x: y } .b > [lang] + :not([lang]) { x: y }')).toEqual([
    '.a > * + *',
    '.b > [lang] + :not([lang])',
  ])
  expect(anySibling('.a + * { x: y } .b > * + .c { x: y } .d > :not(:first-child) { x: y } p + p { x: y }')).toEqual([])
})

const everywhere = (find: (sheet: string) => string[]) =>
  globSync('**/*.css', { cwd: source }).flatMap((file) => find(readFileSync(new URL(file, source), 'utf8')))

test('no sheet has the styles of all elements of a kind computed anew', () => {
  expect(everywhere(broad)).toEqual(Object.keys(known))
})

test('no sheet has the styles of a page computed anew with each element that comes or goes', () => {
  expect(everywhere(anySibling)).toEqual([])
})
