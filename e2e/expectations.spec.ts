/** Tests that the matchers of `support/expect.ts` wait and fail as Playwright's do. */
import { expect, test } from './support/test.ts'

const soon = { timeout: 100 }

test('what is met later passes', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/robots.txt')
  await page.setContent('<h1>Bilet</h1><p>Bir</p>')
  const seen = expect(page.getByText('İki')).toBeVisible()
  await page.evaluate(() => document.body.append('İki'))
  await seen
  const gone = expect(page.getByText('Bir')).not.toBeVisible()
  await page.evaluate(() => document.querySelector('p')?.remove())
  await gone
  const arrived = expect(page).toHaveURL('/a?b=1')
  await page.evaluate(() => history.pushState(null, '', '/a?b=1'))
  await arrived
  const left = expect(page).not.toHaveURL(/b=1/)
  await page.evaluate(() => history.pushState(null, '', '/a*'))
  await left
  await expect(page).toHaveURL('/a*')
})

test('what is not met fails, and says what was expected', { tag: '@phone' }, async ({ page }) => {
  await page.setContent('<h1>Bilet</h1><p>Bir</p><p hidden>İki</p>')
  const [title, other, paragraphs] = [page.getByText('Bilet'), page.getByText('İki'), page.locator('p')]
  const unmet: [() => Promise<void>, RegExp][] = [
    [() => expect(other).toBeVisible(soon), /toBeVisible.*100ms/s],
    [() => expect(title).not.toBeVisible(soon), /not.*toBeVisible/s],
    [() => expect(title).toBeVisible({ ...soon, visible: false }), /toBeVisible/],
    [() => expect(paragraphs).toBeVisible(soon), /strict mode violation/],
    [() => expect(page, 'the frame').toHaveURL('about:srcdoc', soon), /the frame.*toHaveURL/s],
    [() => expect(page).toHaveURL('about:*', soon), /toHaveURL/],
    [() => expect(page).toHaveURL(/bilet/, soon), /toHaveURL/],
    [() => expect(page).toHaveURL(({ protocol }) => protocol === 'https:', soon), /toHaveURL/],
    [() => expect(page).not.toHaveURL('about:blank', soon), /not.*toHaveURL/s],
    [() => expect(page).not.toHaveURL(/blank/, soon), /not.*toHaveURL/s],
    [() => expect(page).not.toHaveURL(({ protocol }) => protocol === 'about:', soon), /not.*toHaveURL/s],
  ]
  for (const [expectation, message] of unmet) await expect(expectation()).rejects.toThrow(message)
})
