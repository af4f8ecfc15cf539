/**
 * Tests that a browser test may end while its page opens another page: the next browser test gets an empty page
 * nevertheless.
 */
import { expect, test } from './support/test.ts'

// Repeats the browser test five times: if `leave` of `support/test.ts` did not retry, about one repetition in three
// would fail.
for (const round of [1, 2, 3, 4, 5]) {
  test(`a page opens documents for longer than its journey, round ${round}`, { tag: '@phone' }, async ({ page }) => {
    await expect(page).toHaveURL('about:blank')
    await page.addInitScript((until) => {
      const openNext = () => {
        if (location.protocol === 'http:' && Date.now() < until) location.assign(`/robots.txt?${Date.now()}`)
      }
      setInterval(openNext, 25)
    }, Date.now() + 300)
    await page.goto('/robots.txt', { waitUntil: 'commit' })
  })
}
