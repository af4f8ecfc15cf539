// @vitest-environment node
/** Journeys whose page has a replaced clock or a virtual authenticator have a browser context of their own. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../e2e')
const leaves = /page\.clock\.(?:install|setFixedTime|pauseAt)|addAuthenticator\(/

/**
 * The first lines of the journeys in a file that leave something behind in their browser context without the tag
 * @own-context.
 */
function unmarked(code: string): string[] {
  const journeys = code.split(/^(?= *test\()/m)
  return journeys
    .filter((journey) => leaves.test(journey) && !/@own-context/.test(journey))
    .map((journey) => journey.split('\n').slice(0, 2).join(' ').trim())
}

test('are marked', () => {
  // Journeys in clock/ each get a new browser context anyway.
  const files = globSync('*.spec.ts', { cwd: folder })
  expect(files.length).toBeGreaterThan(40)
  expect(files.flatMap((file) => unmarked(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})

test('are found without the mark', () => {
  const marked = "test('a', { tag: '@own-context' }, async () => {\n  await page.clock.install()\n})\n"
  expect(unmarked(marked + marked.replace('@own-context', '@phone'))).toHaveLength(1)
})
