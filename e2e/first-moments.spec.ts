/**
 * Tests that the server-rendered page looks the same as after hydration
 * (docs/decisions/0049-moving-between-screens.md).
 */
import type { Locator } from 'playwright/test'
import { products } from '#contract/products.ts'
import { startFlightSearch } from './support/flight-search.ts'
import { holdScripts } from './support/held-scripts.ts'
import { payButton } from './support/payment.ts'
import { expect, ready, test } from './support/test.ts'
import { selectVehicle, transferPaymentPath } from './support/transfer-purchase.ts'

/** Returns the visible words and icons of a part of the page, each with its position and size in whole pixels. */
const seenIn = (part: Locator): Promise<string[]> =>
  part.evaluate((whole) => {
    const seen: string[] = []
    const note = (words: string, { x, y, width, height }: DOMRect) => {
      if (width > 1 && height > 1) seen.push([words, ...[x, y, width, height].map(Math.round)].join(' '))
    }
    for (const element of whole.querySelectorAll('*')) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.matches('svg')) note('icon', element.getBoundingClientRect())
      for (const node of element.childNodes) {
        if (!(node instanceof Text)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        note(node.data, range.getBoundingClientRect())
      }
    }
    return seen.toSorted()
  })

for (const product of products) {
  test(`the search form of the tab ${product} looks the same before and after hydration`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(`/?tab=${product}`, { waitUntil: 'commit' })
    const form = page.getByRole('main').locator('form').first()
    await expect(page.getByRole('navigation').last()).toBeVisible()
    const before = await seenIn(form)
    expect(before.length).toBeGreaterThanOrEqual(5)
    release()
    await ready(page)
    expect(await seenIn(form)).toEqual(before)
  })
}

test('a payment keeps its height when scripts take over', { tag: '@phone' }, async ({ page, request }) => {
  const session = await selectVehicle(request)
  const release = await holdScripts(page)
  await page.goto(transferPaymentPath(session), { waitUntil: 'commit' })
  const card = page.getByRole('region', { name: 'Ek hizmetler' })
  await expect(payButton(page)).toBeVisible()
  const before = await card.boundingBox()
  release()
  await ready(page)
  expect(await card.boundingBox()).toEqual(before)
})

test('a date shows what is sent, also after the way back', { tag: '@phone' }, async ({ page }) => {
  await holdScripts(page)
  await page.goto('/?tab=bus', { waitUntil: 'commit' })
  const date = page.locator('input[name=departure_date]')
  await expect(date).toHaveAttribute('type', 'date')
  const field = page.getByRole('main').locator('form time').first()
  const shown = await field.getAttribute('datetime')
  await date.focus()
  await page.keyboard.type('31122026')
  await expect(date).not.toHaveValue(shown ?? '')
  await page.goto('/faq/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(field).toHaveAttribute('datetime', shown ?? '')
  await expect(date).toHaveValue(shown ?? '')
})

test('a document is painted once all that it shows is there', { tag: '@phone' }, async ({ request }) => {
  const session = await startFlightSearch(request)
  for (const path of ['/', `/flight/search/?session_unique=${session}`, '/faq/']) {
    const html = await (await request.get(path, { headers: { Accept: 'text/html' } })).text()
    const awaited = html.indexOf('<link rel="expect" href="#painted" blocking="render"/>')
    expect(awaited, path).toBeGreaterThan(0)
    expect(awaited, path).toBeLessThan(html.indexOf('<body'))
    const end = html.indexOf('id="painted"')
    expect(end, path).toBeGreaterThan(html.lastIndexOf('</nav>'))
    expect(end, path).toBeLessThan(html.indexOf('__staticRouterHydrationData'))
  }
})
