// @vitest-environment node
/** Journeys whose page has a replaced clock or a virtual authenticator have a browser context of their own. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../e2e')
const leaves = /page\.clock\.(?:install|setFixedTime|pauseAt)|addAuthenticator\(/

/** The journeys in the code of a file that leave something in their context, by the lines on which they begin. */
function unmarked(code: string): string[] {
  const journeys = code.split(/^(?= *test\()/m)
  return journeys
    .filter((journey) => leaves.test(journey) && !/@own-context/.test(journey))
    .map((journey) => journey.split('\n').slice(0, 2).join(' ').trim())
}

test('are marked', () => {
  // Those in clock/ have a new context each.
  const files = globSync('*.spec.ts', { cwd: folder })
  expect(files.length).toBeGreaterThan(40)
  expect(files.flatMap((file) => unmarked(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})

test('are found without the mark', () => {
  const marked = "test('a', { tag: '@own-context' }, async () => {\n  await page.clock.install()\n})\n"
  expect(unmarked(marked + marked.replace('@own-context', '@phone'))).toHaveLength(1)
})
