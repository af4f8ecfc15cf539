/** Checks all screens with axe in both themes: in Turkish at phone width, and in English in wide windows. */
import type { Page } from 'playwright/test'
import { demoAccount } from '#server/seed/seed.ts'
import { openFlightPayment } from './support/flight-purchase.ts'
import { startFlightSearch } from './support/flight-search.ts'
import { startActivitySearch } from './support/activity-search.ts'
import { roomyTrips, startBusSearch } from './support/bus-search.ts'
import { delayCatalog } from './support/late-catalog.ts'
import { cards, isWide } from './support/search.ts'
import { axeViolations, darkViolations, expect, open, test } from './support/test.ts'
import { startTransferSearch, unfoldDays } from './support/transfer-search.ts'

// Reduces motion in wide windows too; on phones, browser tests do so by default. So no animation is running while axe
// checks a screen.
test.use({
  allowedNoise: [/^Failed to load resource: .* status of 404/],
  contextOptions: { reducedMotion: 'reduce' },
})

const plain = [
  '/',
  '/?tab=bus',
  '/?tab=transfer',
  '/?tab=activity',
  '/activity/popular/',
  '/activity/locations/',
  '/activity/location-detail/goreme/',
  '/flight/check-pnr/',
  '/bus/check-pnr/',
  '/transfer/check-pnr/',
  '/auth/login/',
  '/auth/register/',
  '/auth/forgot-password/',
  '/auth/activate/?registration=abcdefghijklmnopqrstuv',
  '/auth/reset-password/',
  '/settings/',
  '/corporate/1/',
  '/faq/',
  '/contact/',
  '/menu/',
  '/no-such-page/',
]

const account = [
  '/profile/',
  '/profile/passengers/',
  '/profile/passengers/?edit=1',
  '/profile/bills/?edit=2',
  '/profile/coupons/',
  '/profile/coupons/?edit=new',
  '/profile/password/',
  '/profile/passkeys/',
  '/profile/tickets/',
  '/profile/price_alerts/?tab=bus',
]

/** Opens the expandable parts of the results: fares and details of a card. */
async function unfold(page: Page): Promise<void> {
  const button = cards(page).first().locator('button[name=fares]')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

test(
  'a name where none is allowed is found, and a contrast that only the dark theme lacks',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/faq/')
    expect(await darkViolations(page)).toEqual([])
    await page
      .locator('main span')
      .first()
      .evaluate((element) => element.setAttribute('aria-label', 'Ad'))
    await page.locator('h1').evaluate((element) => void (element.style.color = 'black'))
    expect((await axeViolations(page)).map(({ id }) => id)).toEqual(['name-prohibited'])
    expect((await darkViolations(page)).map(({ id }) => id)).toEqual(['color-contrast'])
  },
)

test('a legal page over the payment is read by the keyboard', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightPayment(page, request)
  await page.getByRole('link', { name: 'Kullanım Koşulları' }).press('Enter')
  const text = page.getByRole('dialog').getByRole('region', { name: 'Kullanım Koşulları' })
  await expect(text.getByRole('paragraph').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 400 })
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
})

for (const [language, width] of [
  ['tr', '@phone'],
  ['en', '@wide'],
] as const) {
  test.describe(`in ${language}`, { tag: width }, () => {
    let catalog: Awaited<ReturnType<typeof delayCatalog>>

    test.beforeEach(async ({ page, context, baseURL }) => {
      await context.addCookies([
        { name: 'settings', value: encodeURIComponent(`${language}|TR|TRY`), url: baseURL ?? '' },
      ])
      catalog = await delayCatalog(page)
    })

    // Every page hydrates with only the few texts that its HTML contains, and never shows a message ID in place of a
    // text.
    test.afterEach(async () => {
      await catalog.end()
      const { pages } = catalog
      expect(pages).not.toEqual([])
      expect(pages.flatMap(({ shown }) => shown)).toEqual([])
      expect(Math.max(...pages.map(({ bytes }) => bytes))).toBeLessThanOrEqual(3072)
    })

    test('plain screens', async ({ page, expectAccessibleInBothThemes }) => {
      for (const path of plain) {
        await open(page, path)
        await test.step(path, expectAccessibleInBothThemes)
      }
    })

    test('account area', async ({ page, context, request, baseURL, expectAccessibleInBothThemes }) => {
      const { username, password } = demoAccount
      const { token } = await (await request.post('/api/auth/login/', { data: { username, password } })).json()
      await context.addCookies([{ name: 'document-token', value: token, url: baseURL ?? '' }])
      for (const path of account) {
        await open(page, path)
        await test.step(path, expectAccessibleInBothThemes)
      }
    })

    test('results, their fares and their filters', async ({ page, request, expectAccessibleInBothThemes }) => {
      const session = await startFlightSearch(request, { from: 'ESB', to: 'TZX' })
      await open(page, `/flight/search/?session_unique=${session}`)
      await unfold(page)
      await expectAccessibleInBothThemes()
      if (isWide(page)) return
      await page.locator('[data-bottom-bar]').getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessibleInBothThemes()
    })

    test('transfer results and what unfolds', async ({ page, request, expectAccessibleInBothThemes }) => {
      await open(page, `/transfer/search/?session_unique=${await startTransferSearch(request)}`)
      for (const summary of await cards(page).first().locator('summary').all()) await summary.click()
      await unfoldDays(page)
      await expectAccessibleInBothThemes()
    })

    test('activity results, a page and its reservation', async ({ page, request, expectAccessibleInBothThemes }) => {
      await open(page, `/activity/search/?session_unique=${await startActivitySearch(request, { childAges: [7] })}`)
      await test.step('results', expectAccessibleInBothThemes)
      await cards(page).first().getByRole('link').click()
      await expect(page).toHaveURL(/\/activity\/detail\//)
      const reserve = page.locator('[data-bottom-bar]').getByRole('link')
      await expect(reserve).toBeVisible()
      await test.step('page', expectAccessibleInBothThemes)
      await reserve.click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Tarih|Date)/ })
        .click()
      await expect(page.getByRole('grid').first()).toBeVisible()
      await test.step('dates', expectAccessibleInBothThemes)
    })

    test('bus results and the seats of a trip', async ({ page, request, expectAccessibleInBothThemes }) => {
      const session = await startBusSearch(request)
      await open(page, `/bus/search/?session_unique=${session}`)
      await expect(cards(page).first()).toBeVisible()
      await test.step('results', expectAccessibleInBothThemes)
      await roomyTrips(page).first().getByRole('button').click()
      await expect(page.getByRole('grid')).toBeVisible()
      await test.step('seats', expectAccessibleInBothThemes)
      await page.getByRole('gridcell').locator('button:not([aria-disabled])').first().click()
      await expect(page.locator('[popover]:popover-open')).toBeVisible()
      await test.step('gender', expectAccessibleInBothThemes)
    })

    test('pickers of the home screen', async ({ page, expectAccessibleInBothThemes }) => {
      await open(page, '/')
      for (const field of ['departure', 'departure_date', 'passengers']) {
        await page.locator(`[data-field=${field}]`).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await test.step(field, expectAccessibleInBothThemes)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    })
  })
}
