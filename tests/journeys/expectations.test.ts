// @vitest-environment node
/**
 * Checks that every browser test in `e2e/` has an expectation. The linter's rule for this recognises only tests of
 * Vitest.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../e2e')

/** Returns the browser tests in the code of a file: from `test(` to the line that closes it. */
const journeysIn = (code: string) => [...code.matchAll(/^( *)test\(.*?^\1\}?\)$/gms)].map(([journey]) => journey)

/**
 * Returns the first two lines of each browser test that has no expectation. Such a test neither calls `expect` or a
 * function whose name begins with `expect`, nor passes such a function to another one.
 */
const withoutExpectation = (code: string) =>
  journeysIn(code)
    .filter((journey) => !/\bexpect\w*\s*[(.]|, expect\w+\)/.test(journey.replaceAll(/\/\/.*$/gm, '')))
    .map((journey) => journey.split('\n').slice(0, 2).join(' ').trim())

test('each journey expects something', () => {
  const files = globSync('**/*.spec.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const begun = files.flatMap((code) => code.match(/^ *test\(/gm) ?? []).length
  expect(begun).toBeGreaterThan(300)
  expect(files.flatMap(journeysIn)).toHaveLength(begun)
  expect(files.flatMap(withoutExpectation)).toEqual([])
})

/** Whether code imports `expect` from Playwright instead of from `support/expect.ts`. */
const takesPlaywrightExpect = (code: string) =>
  /\bexpect\b[^}]*\} from 'playwright\/test'|\* as \w+ from 'playwright\/test'|\btest\.expect\b/.test(code)

test('journeys and their steps take expect from its one place', () => {
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => file !== 'support/expect.ts')
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter((file) => takesPlaywrightExpect(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})

test('expect from elsewhere is found', () => {
  expect(takesPlaywrightExpect("import { expect, type Page } from 'playwright/test'")).toBe(true)
  expect(takesPlaywrightExpect("export { expect } from 'playwright/test'")).toBe(true)
  expect(takesPlaywrightExpect("import * as playwright from 'playwright/test'")).toBe(true)
  const right = "import type { Page } from 'playwright/test'\nimport { expect } from './support/test.ts'"
  expect(takesPlaywrightExpect(right)).toBe(false)
})

test('a journey that expects nothing is found', () => {
  const idle = "test('a', async ({ page }) => {\n  // We expect(nothing).\n  await open(page, '/')\n})\n"
  const helper = 'async function expectHome(page) {\n  await expect(page).toHaveURL("/")\n}\n'
  expect(withoutExpectation(idle + helper)).toHaveLength(1)
  expect(withoutExpectation(idle.replace('open(', 'expectHome('))).toEqual([])
  expect(withoutExpectation(idle.replaceAll(/^/gm, '  ').replace("test('a',", "test(\n    'a',"))).toHaveLength(1)
})
