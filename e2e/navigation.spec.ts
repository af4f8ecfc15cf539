/** Tests focus, scroll position and history when moving between pages. */
import { products } from '#contract/products.ts'
import { openFlightResults } from './support/flight-search.ts'
import { placeButton } from './support/search.ts'
import { expect, open, ready, settled, test } from './support/test.ts'
import { recordTransitions, showTransitions } from './support/transitions.ts'

const scrolled = () => window.scrollY

test(
  'a page that is loaded whole begins at its top, and one that is come back to where it was left',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/faq/')
    await page.evaluate(() => window.scrollTo(0, 600))
    const left = await page.evaluate(scrolled)
    expect(left).toBeGreaterThan(0)
    await open(page, '/corporate/2/')
    expect(await page.evaluate(scrolled)).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 40))
    await page.goBack()
    await ready(page)
    await expect.poll(() => page.evaluate(scrolled)).toBe(left)
  },
)

test('the focus goes to the heading of the next page, whose title is told', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  const transitions = await recordTransitions(page)
  const help = page.getByRole('link', { name: 'Yardım' })
  await help.hover()
  await page.mouse.down()
  await expect(help, 'what is pressed dims').toHaveCSS('opacity', '0.6')
  await page.mouse.up()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Yardım')
  await expect(page.locator('[data-busy="true"]')).toHaveCount(0)
  await expect(heading).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Yardım · / })).toBeAttached()
  await page.getByRole('link', { name: 'Bize yazın' }).click()
  await expect(heading).toHaveText('İletişim')
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(heading).toHaveText('Yardım')
  await expect(heading).toBeFocused()
  await expect.poll(async () => (await transitions()).length).toBe(3)
  expect(Math.max(...(await transitions()))).toBeLessThan(250)

  // No screen transition runs if motion is reduced, or after a swipe, which the browser itself animates.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goForward()
  await expect(heading).toHaveText('İletişim')
  await expect(heading).toBeFocused()
  await showTransitions(page)
  await page.evaluate(() => {
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { value: true })
  })
  await page.goBack()
  await expect(heading).toHaveText('Yardım')
  await expect(heading).toBeFocused()
  expect(await transitions()).toHaveLength(3)
})

test('a phone that is turned while a screen moves in is no fault', { tag: '@phone' }, async ({ page }) => {
  await showTransitions(page)
  await open(page, '/')
  await page.evaluate(() => {
    const startViewTransition = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const update = typeof options === 'function' ? options : options?.update
      return startViewTransition(async () => {
        await update?.()
        document.title = 'the screen is there'
        await new Promise((resolve) => addEventListener('turned', resolve, { once: true }))
      })
    }
  })
  await page.getByRole('link', { name: 'Yardım' }).click()
  await expect(page).toHaveTitle('the screen is there')
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => dispatchEvent(new Event('turned')))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Yardım')
  await expect(heading).toBeFocused()
})

test('a link pressed before the last scripts are there still moves the focus', { tag: '@phone' }, async ({ page }) => {
  let release = () => {}
  const pressed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/{after-start,services}-*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await open(page, '/')
  await page.getByRole('link', { name: 'Yardım' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.locator('[data-busy="true"]')).toBeAttached()
  await expect(heading).not.toHaveText('Yardım')
  release()
  await expect(heading).toHaveText('Yardım')
  await expect(page.locator('[data-busy="true"]')).toHaveCount(0)
  await expect(heading).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Yardım · / })).toBeAttached()
})

test('the focus goes on to the date once both airports are chosen', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/?from=IST')
  await placeButton(page, 'Nereye').click()
  const popup = page.getByRole('dialog', { name: 'Nereye' })
  await popup.getByRole('combobox').fill('ESB')
  await popup.getByRole('option').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Gidiş tarihi/ })).toBeFocused()
})

test('a sheet puts the focus on its first choice', { tag: '@phone' }, async ({ page, request }) => {
  await open(page, '/')
  await page.getByRole('button', { name: /^Yolcu ve kabin/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Yolcu ve kabin' })
  await expect(sheet.locator(':focus')).toHaveAccessibleName('Yetişkin artır')
  await openFlightResults(page, request)
  // Waits for the effects of hydration. Until they have run, it is the browser that sets the focus in an opened sheet;
  // afterwards it is the app.
  await settled(page)
  await page.getByRole('button', { name: 'Sırala' }).click()
  await expect(page.getByRole('dialog', { name: 'Sırala' }).locator(':focus')).not.toHaveAttribute(
    'aria-label',
    'Kapat',
  )
})

test('the airport search tells how many it has found', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  await placeButton(page, 'Nereye').click()
  const popup = page.getByRole('dialog', { name: 'Nereye' })
  await popup.getByRole('combobox').fill('istanbul')
  const options = popup.getByRole('option')
  await expect(popup.getByRole('status')).toHaveText(/^\d+ sonuç$/)
  await expect(popup.getByRole('status')).toHaveText(`${await options.count()} sonuç`)
})

test('the skip link leads past the filters to the results', async ({ page, request }) => {
  await openFlightResults(page, request)
  await page.getByRole('link', { name: 'İçeriğe geç' }).focus()
  await page.keyboard.press('Enter')
  const target = page.locator(':focus')
  await expect(target.getByText('uçuş bulduk')).toBeVisible()
  await expect(target.getByRole('heading', { name: 'Filtrele' })).toHaveCount(0)
  await expect(target).not.toHaveRole('main')
})

test('a product without a page of its own leads to its tab', { tag: '@phone' }, async ({ page }) => {
  for (const product of products) {
    await open(page, `/${product}/`)
    await expect(page).toHaveURL(`/?tab=${product}`)
    const response = await page.request.get(`/${product}`, { maxRedirects: 0 })
    expect(response.headers()['location']).toBe(`/?tab=${product}`)
  }
})

test(
  'results without a session lead to the tab of their product, which says so',
  { tag: '@phone' },
  async ({ page }) => {
    for (const product of products) {
      await open(page, `/${product}/search/`)
      await expect(page).toHaveURL(`/?tab=${product}`)
      const said = page.getByRole('main').getByText('Bu adreste bir arama yok.')
      await expect(said).toBeVisible()
      // The message appears only once. It is gone when the traveller goes back to this tab of the home page, just as it
      // is after a reload.
      const lookup = page.getByRole('link', { name: 'Biletiniz var mı?' })
      await lookup.click()
      await expect(page).toHaveURL(`/${product}/check-pnr/`)
      await page.goBack()
      await expect(page).toHaveURL(`/?tab=${product}`)
      await expect(lookup).toBeVisible()
      await expect(said).toHaveCount(0)
    }
  },
)
