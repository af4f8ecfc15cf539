/**
 * Shared parts of the browser tests whose app gets its data from a simulated backend that sends only the fields that
 * the product brief lists (docs/decisions/0028-by-the-book.md).
 */
import type { Page } from 'playwright/test'
import { bookPort } from './ports.ts'
import { expect } from './expect.ts'

/**
 * Origin of the web tier that uses the simulated backend `book`, which sends only the fields that the product brief
 * lists.
 */
export const bookOrigin = `http://127.0.0.1:${bookPort}`

/** Expects that missing data does not appear as 'undefined', 'null' and the like, or as empty lists. */
export async function expectTruthful(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main).not.toContainText(/undefined|null|NaN|Invalid|\[object/)
  const hollow = main.locator('dd, li, h1, h2, h3, td, legend, option').filter({ hasText: /^\s*$/, visible: true })
  const bare = hollow.filter({ hasNot: page.locator('img, svg, input, button, [aria-label]') })
  await expect(bare).toHaveCount(0)
}
