/** What `:has()` decides about belongs to a class of its own (docs/decisions/0041-light-start.md#styles-computed-anew). */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../../src/', import.meta.url)

/** Rules whose subject is an element, each with what spares other pages the cost. */
const known: Record<string, string> = {
  'body:has([data-bottom-bar]) > nav': 'a sheet of the pages that have such a bar',
}

/** Selectors of a sheet in which an element other than the subject has `:has()`, and the subject no class, id or attribute. */
function broad(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*:has\([^{};]*)\{/g)
  return [...rules]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => /:has\(.*\)\s*[\s>~+]\s*(\*|[a-z][a-z0-9]*)$/s.test(selector))
}

test('finds them', () => {
  expect(broad('.a:has(.b) > svg { x: y }\n.a:has(.b), .c:has(.d) * { x: y }')).toEqual([
    '.a:has(.b) > svg',
    '.c:has(.d) *',
  ])
  expect(broad('.a:has(> p) .b { x: y }\n.c:has(p) { x: y }\n.d:has(p, .q > i) { x: y }')).toEqual([])
})

test('no sheet has the styles of all elements of a kind computed anew', () => {
  const found = globSync('**/*.css', { cwd: source }).flatMap((file) =>
    broad(readFileSync(new URL(file, source), 'utf8')),
  )
  expect(found).toEqual(Object.keys(known))
})
