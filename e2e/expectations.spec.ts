/** The matchers of `support/expect.ts` fail like those of Playwright. */
import { expect, test } from './support/test.ts'

const soon = { timeout: 100 }

test('what is not met fails, and says what was expected', { tag: '@phone' }, async ({ page }) => {
  await page.setContent('<h1>Bilet</h1><p>Bir</p><p hidden>İki</p>')
  const [title, other, paragraphs] = [page.getByText('Bilet'), page.getByText('İki'), page.locator('p')]
  await expect(title).toBeVisible()
  await expect(other).not.toBeVisible()
  await expect(page).toHaveURL('about:blank')
  await expect(page).not.toHaveURL(/bilet/)
  const unmet: [() => Promise<void>, RegExp][] = [
    [() => expect(other).toBeVisible(soon), /toBeVisible/],
    [() => expect(title).not.toBeVisible(soon), /not.*toBeVisible/s],
    [() => expect(paragraphs).toBeVisible(soon), /strict mode violation/],
    [() => expect(page).toHaveURL('about:srcdoc', soon), /toHaveURL/],
    [() => expect(page).toHaveURL(/bilet/, soon), /toHaveURL/],
    [() => expect(page).not.toHaveURL(({ protocol }) => protocol === 'about:', soon), /not.*toHaveURL/s],
  ]
  for (const [expectation, message] of unmet) await expect(expectation()).rejects.toThrow(message)
})
