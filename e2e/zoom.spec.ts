/** Tests windows of 320 × 256 CSS pixels, as at 400% zoom: fixed elements must not cover the focused one. */
import { demoAccount } from '#server/seed/seed.ts'
import { openFlightResults } from './support/flight-search.ts'
import { openFlightPayment } from './support/flight-purchase.ts'
import { freeSeats, openBusResults, openSeats, roomyTrips } from './support/bus-search.ts'
import { openBusPayment } from './support/bus-purchase.ts'
import { openFilters } from './support/search.ts'
import { expect, open, test } from './support/test.ts'
import { expectAllSeen, zoomed } from './support/zoom.ts'
import { openTransferResults } from './support/transfer-search.ts'

// Asks for reduced motion, because the visibility of elements is measured while no animation runs.
test.use({ viewport: zoomed, contextOptions: { reducedMotion: 'reduce' } })

test('pages', { tag: '@wide' }, async ({ page }) => {
  for (const path of [
    '/',
    '/?tab=bus',
    '/?tab=transfer',
    '/?tab=activity',
    '/activity/location-detail/goreme/',
    '/settings/',
    '/auth/login/',
    '/auth/register/',
    '/flight/check-pnr/',
    '/contact/',
  ]) {
    await open(page, path)
    expect(await expectAllSeen(page, path), path).not.toHaveLength(0)
  }
})

test('what opens over home', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/')
  for (const field of ['departure', 'departure_date', 'passengers']) {
    await page.locator(`[data-field=${field}]`).click()
    await expect(page.locator('dialog:modal')).toBeVisible()
    if (field === 'departure') {
      await expect(page.getByRole('option').first()).toBeVisible()
      for (const key of ['ArrowDown', 'ArrowUp'])
        expect((await expectAllSeen(page, `${field} ${key}`, key, 6)).length).toBeGreaterThan(4)
    }
    expect(await expectAllSeen(page, field), field).not.toHaveLength(0)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog:modal')).toBeHidden()
  }
})

test('results and their filters', { tag: '@wide' }, async ({ page, request }) => {
  await openFlightResults(page, request, { from: 'ESB', to: 'TZX' })
  expect((await expectAllSeen(page, 'results', 'Tab', 30)).length).toBeGreaterThan(20)
  await openFilters(page)
  expect((await expectAllSeen(page, 'filters')).length).toBeGreaterThan(20)
  await openTransferResults(page, request)
  expect((await expectAllSeen(page, 'transfers', 'Tab', 30)).length).toBeGreaterThan(20)
})

test('payment', { tag: '@wide' }, async ({ page, request }) => {
  await openFlightPayment(page, request, { adults: 2 })
  expect((await expectAllSeen(page, 'flight')).length).toBeGreaterThan(25)
  await openBusPayment(page, request)
  expect((await expectAllSeen(page, 'bus')).length).toBeGreaterThan(15)
})

test('account', { tag: '@wide' }, async ({ page, request, baseURL }) => {
  const { username, password } = demoAccount
  const { token } = await (await request.post('/api/auth/login/', { data: { username, password } })).json()
  await page.context().addCookies([{ name: 'document-token', value: token, url: baseURL ?? '' }])
  for (const path of ['/profile/', '/profile/passengers/?edit=1', '/profile/bills/?edit=2', '/profile/password/']) {
    await open(page, path)
    expect(await expectAllSeen(page, path), path).not.toHaveLength(0)
  }
})

test('seats', { tag: '@wide' }, async ({ page, request }) => {
  await openBusResults(page, request)
  const popup = await openSeats(page, roomyTrips(page).last())
  await expectAllSeen(page, 'seats')
  await freeSeats(popup).first().focus()
  const rows = await popup.getByRole('row').evaluateAll(
    (all) =>
      all.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        const [x, y] = [row.getBoundingClientRect().left + 20, (top + bottom) / 2]
        return top >= 0 && bottom <= window.innerHeight && row.contains(document.elementFromPoint(x, y))
      }).length,
  )
  expect(rows).toBeGreaterThanOrEqual(2)
})
