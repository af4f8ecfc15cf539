/** Axe violations on the search screens, in both themes and both languages. */
import type { Page } from 'playwright/test'
import { demoAccount } from '#server/seed/seed.ts'
import { roomyTrips, startBusSearch } from './support/bus-search.ts'
import { startSearch } from './support/gateway.ts'
import { openPayment } from './support/payment.ts'
import { cards, isWide } from './support/search.ts'
import { axeViolations, expect, open, test } from './support/test.ts'
import { startTransferSearch, unfoldDays } from './support/transfer-search.ts'

test.use({ allowedNoise: [/^Failed to load resource: .* status of 404/] })

const plain = [
  '/',
  '/?tab=bus',
  '/?tab=transfer',
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
  const card = cards(page).first()
  await card.locator('summary').click()
  const button = card.locator('button[name=fares]')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

test('a name where none is allowed is found', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => document.querySelector('main span')?.setAttribute('aria-label', 'Ad'))
  expect((await axeViolations(page)).map(({ id }) => id)).toEqual(['name-prohibited'])
})

test('a legal page over the payment is read by the keyboard', { tag: '@phone' }, async ({ page, request }) => {
  await openPayment(page, request)
  await page.getByRole('link', { name: 'Kullanım Koşulları' }).press('Enter')
  const text = page.getByRole('dialog').getByRole('region', { name: 'Kullanım Koşulları' })
  await expect(text.getByRole('paragraph').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 400 })
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
})

for (const language of ['tr', 'en']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Runs each combination of language and theme at one width, so that each width covers both languages and both
    // themes.
    const width = (language === 'tr') === (colorScheme === 'light') ? '@phone' : '@wide'
    test.describe(`${language}, ${colorScheme}`, { tag: width }, () => {
      test.use({ colorScheme })
      test.beforeEach(async ({ context, baseURL }) => {
        await context.addCookies([
          { name: 'settings', value: encodeURIComponent(`${language}|TR|TRY`), url: baseURL ?? '' },
        ])
      })

      test('plain screens', async ({ page, expectAccessible }) => {
        for (const path of plain) {
          await open(page, path)
          await test.step(path, expectAccessible)
        }
      })

      test('account area', async ({ page, context, request, baseURL, expectAccessible }) => {
        const { username, password } = demoAccount
        const { token } = await (await request.post('/api/auth/login/', { data: { username, password } })).json()
        await context.addCookies([{ name: 'document-token', value: token, url: baseURL ?? '' }])
        for (const path of account) {
          await open(page, path)
          await test.step(path, expectAccessible)
        }
      })

      test('results, their fares and their filters', async ({ page, request, expectAccessible }) => {
        const session = await startSearch(request, { from: 'ESB', to: 'TZX' })
        await open(page, `/flight/search/?session_unique=${session}`)
        await unfold(page)
        await expectAccessible()
        if (isWide(page)) return
        await page.locator('[data-bottom-bar]').getByRole('button').first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible()
      })

      test('transfer results and what unfolds', async ({ page, request, expectAccessible }) => {
        await open(page, `/transfer/search/?session_unique=${await startTransferSearch(request)}`)
        for (const summary of await cards(page).first().locator('summary').all()) await summary.click()
        await unfoldDays(page)
        await expectAccessible()
      })

      test('bus results and the seats of a trip', async ({ page, request, expectAccessible }) => {
        const session = await startBusSearch(request)
        await open(page, `/bus/search/?session_unique=${session}`)
        await expect(cards(page).first()).toBeVisible()
        await test.step('results', expectAccessible)
        await roomyTrips(page).first().getByRole('button').click()
        await expect(page.getByRole('grid')).toBeVisible()
        await test.step('seats', expectAccessible)
        await page.getByRole('gridcell').locator('button:not([aria-disabled])').first().click()
        await expect(page.locator('[popover]:popover-open')).toBeVisible()
        await test.step('gender', expectAccessible)
      })

      test('pickers of the home screen', async ({ page, expectAccessible }) => {
        await open(page, '/')
        for (const field of ['departure', 'departure_date', 'passengers']) {
          await page.locator(`[data-field=${field}]`).click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await test.step(field, expectAccessible)
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toBeHidden()
        }
      })
    })
  }
}
