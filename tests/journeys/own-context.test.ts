// @vitest-environment node
/**
 * Checks that browser tests whose page has a replaced clock or a virtual authenticator have a browser context of their
 * own.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../e2e')
const leaves = /page\.clock\.(?:install|setFixedTime|pauseAt)|addAuthenticator\(/

/**
 * Returns the first lines of those browser tests in a file that change their browser context for later browser tests,
 * but lack the tag @own-context.
 */
function unmarked(code: string): string[] {
  const journeys = code.split(/^(?= *test\()/m)
  return journeys
    .filter((journey) => leaves.test(journey) && !/@own-context/.test(journey))
    .map((journey) => journey.split('\n').slice(0, 2).join(' ').trim())
}

test('are marked', () => {
  // The files in `e2e/clock/` are not checked: each browser test there gets a new browser context even without the tag
  // '@own-context'.
  const files = globSync('*.spec.ts', { cwd: folder })
  expect(files.length).toBeGreaterThan(40)
  expect(files.flatMap((file) => unmarked(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})

test('are found without the mark', () => {
  const marked = "test('a', { tag: '@own-context' }, async () => {\n  await page.clock.install()\n})\n"
  expect(unmarked(marked + marked.replace('@own-context', '@phone'))).toHaveLength(1)
})
