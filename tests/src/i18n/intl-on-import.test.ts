/** The first formatter or collator of its kind costs an old phone as much as the hydration of a list. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../../../src/', import.meta.url)

test('no module makes a formatter or a collator when it is loaded', () => {
  const made = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) =>
    /^(?:export )?(?:const|let) [^\n(]*= new Intl\./m.test(readFileSync(new URL(file, source), 'utf8')),
  )
  expect(made).toEqual([])
})
