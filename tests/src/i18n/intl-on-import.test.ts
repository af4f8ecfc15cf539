/** The first formatter or collator of its kind takes up to a fifth of the time of a page's scripts. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../../../src/', import.meta.url)

test('no module makes a formatter or a collator when it is loaded', () => {
  const made = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) =>
    /^[^\s/*](?:(?!=>).)*new Intl\./m.test(readFileSync(new URL(file, source), 'utf8')),
  )
  expect(made).toEqual([])
})
