/**
 * Tests that elements whose style depends on `:has()` or on a sibling have a class of their own
 * (docs/decisions/0041-light-start.md#styles-computed-anew).
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../../src/', import.meta.url)

/** Known CSS rules of the kind that `broad` finds, each with the reason why it does not slow down other pages. */
const known: Record<string, string> = {
  'body:has([data-bottom-bar]) > nav': 'a sheet of the pages that have such a bar',
}

const rulesOf = (sheet: string) => sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)\{/g)

const selectorsOf = (sheet: string) =>
  [...rulesOf(sheet)].flatMap(([, selectors = '']) =>
    selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
  )

/**
 * Returns the selectors of a style sheet that style an element by its name or `*` alone, without class, ID or
 * attribute, and that depend on `:has()` of another element.
 */
const broad = (sheet: string): string[] =>
  selectorsOf(sheet).filter((selector) => /:has\(.*\)\s*[\s>~+]\s*(\*|[a-z][a-z0-9]*)$/s.test(selector))

const withoutNot = (part: string) => part.replaceAll(/:not\([^()]*\)/g, '')
/**
 * Whether a part of a CSS selector can match any kind of element, because it has no element name, class or ID outside
 * `:not()`.
 */
const isAny = (part: string) => !/^[a-z]|[.#]/.test(withoutNot(part))
const isNamed = (part: string) => /[.#[]/.test(withoutNot(part))

/**
 * Returns the selectors that style the siblings of any kind of element, such as `* + *`. With such a selector, the
 * browser computes the styles of siblings again whenever an element is added or removed.
 */
const anySibling = (sheet: string): string[] =>
  selectorsOf(sheet).filter((selector) => {
    const [, before = '', subject = ''] = /(\S+)\s*[~+]\s*([^\s>~+]+)$/.exec(selector) ?? []
    return before !== '' && isAny(before) && !isNamed(subject)
  })

test('finds them', () => {
  expect(broad('.a:has(.b) > svg { x: y }\n.a:has(.b), .c:has(.d) * { x: y }')).toEqual([
    '.a:has(.b) > svg',
    '.c:has(.d) *',
  ])
  expect(broad('.a:has(> p) .b { x: y }\n.c:has(p) { x: y }\n.d:has(p, .q > i) { x: y }')).toEqual([])
})

test('finds subjects that are any sibling', () => {
  const broadOnes = [
    '.a > * + *',
    '.a > * + *::before',
    '.a > * + *:hover',
    '.a > * + *:not(.x)',
    '.a > * + button',
    '.b > [lang] + :not([lang])',
    '.b > [lang]:not(.y) + *',
  ]
  expect(anySibling(broadOnes.map((selector) => `${selector} { x: y }`).join('\n'))).toEqual(broadOnes)
  expect(anySibling('.a + * { x: y } .b > * + .c { x: y } .d > :not(:first-child) { x: y }')).toEqual([])
})

const everywhere = (find: (sheet: string) => string[]) =>
  globSync('**/*.css', { cwd: source }).flatMap((file) => find(readFileSync(new URL(file, source), 'utf8')))

test('no sheet has the styles of all elements of a kind computed anew', () => {
  expect(everywhere(broad)).toEqual(Object.keys(known))
})

test('no sheet has the styles of a page computed anew with each element that comes or goes', () => {
  expect(everywhere(anySibling)).toEqual([])
})
