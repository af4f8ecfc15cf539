/**
 * Tests that modules create no Intl formatter or collator when they load: the first one of its kind takes up to a fifth
 * of the time of a page's JavaScript.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../../../src/', import.meta.url)

test('no module makes a formatter or a collator when it is loaded', () => {
  const made = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) =>
    /^[^\s/*](?:(?!=>).)*new Intl\./m.test(readFileSync(new URL(file, source), 'utf8')),
  )
  expect(made).toEqual([])
})
