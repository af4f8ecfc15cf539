/**
 * Tests that a translation has the same tags, such as <0> and </0>, as its message. For a tag that the message does not
 * have, React renders nothing, or the screen fails.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Returns the tags in a text, such as <0> and </0>. Each is listed once, because plural forms repeat tags. */
const elementsOf = (text: string) => [...new Set(text.match(/<\/?\w+\/?>/g))].toSorted().join(' ')

test.each(['tr', 'en'])('translations to %s have the elements of their messages', (language) => {
  const catalog = readFileSync(new URL(`../../../src/i18n/catalogs/${language}.po`, import.meta.url), 'utf8')
  const entries = Array.from(
    catalog.matchAll(/^msgid (.*(?:\n".*)*)\nmsgstr (.*(?:\n".*)*)/gm),
    ([, id = '', text = '']) => ({
      id,
      text,
    }),
  )
  const withElements = entries.filter(({ id }) => elementsOf(id) !== '')
  expect(withElements.length).toBeGreaterThan(10)
  expect(withElements.filter(({ id, text }) => elementsOf(id) !== elementsOf(text))).toEqual([])
})
