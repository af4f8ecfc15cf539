/**
 * Tests round trips (docs/product/flights.md#results-of-flights): two flights that are selected one after the other,
 * packaged pairs of flights at one price, and other dates, chosen in the strip of days or in the calendar.
 */
import type { Locator } from 'playwright/test'
import { formatDate } from '#i18n/plain-date.ts'
import { openFares, openFlight, openFlightResults, startFlightSearch } from './support/flight-search.ts'
import { dayAhead } from './support/gateway.ts'
import { callsOf, cards, openFilters, readEnglish, wholeCards, withFaults } from './support/search.ts'
import { expect, open, test } from './support/test.ts'

const returnCall = '**/api/flight/gateway/search/return_items/'
const legs = { leaves: 30, returns: 33 }
const packaged = { from: 'IST', to: 'LHR', ...legs }

test('selects the way out, then the way back, and pays for both', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightResults(page, request, legs)
  await expect(page.getByLabel('Dönüş tarihi')).toHaveValue(dayAhead(33))
  const returns = callsOf(page, '/api/flight/gateway/search/return_items/', 'POST')
  const selects = callsOf(page, '/api/flight/gateway/search/select/', 'POST')
  const prices = callsOf(page, '/api/flight/calendar/', 'GET')
  const outbound = cards(page).first()
  const [, departs = ''] = /(\d\d:\d\d) IST/.exec((await outbound.getAttribute('aria-label')) ?? '') ?? []
  const fares = await openFares(outbound)
  // After hydration the page requests the prices that its server-rendered HTML lacks.
  await page.waitForLoadState('networkidle')
  const pricesBefore = prices.length
  await fares
    .getByRole('link', { name: /ile devam et/ })
    .nth(1)
    .click()

  await expect(page.getByRole('heading', { name: 'Lütfen Dönüş Uçuşunuzu Seçin' })).toBeVisible()
  const route = page.getByRole('heading', { level: 1 })
  const days = page.getByRole('form', { name: 'Tarihler' })
  await expect(route).toHaveText('ESBIST')
  await expect(page.getByRole('link', { name: /1 yolcu/ })).toHaveText(
    new RegExp(`^${formatDate(dayAhead(33), 'short', 'tr')} · 1 yolcu`),
  )
  await expect(days).toHaveCount(0)
  const chosen = page.getByRole('region', { name: 'Gidiş uçuşunuz' })
  await expect(chosen).toContainText(departs)
  await expect(chosen).toContainText(/[\d.]+,\d\d\s₺/)
  const middleOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    return y + height / 2
  }
  const price = chosen.getByText(/^[\d.]+,\d\d\s₺$/)
  expect(Math.abs((await middleOf(price)) - (await middleOf(chosen))), 'one line').toBeLessThan(4)
  expect(returns[0]?.postDataJSON().product_ids).toHaveLength(1)
  expect(selects).toHaveLength(0)
  expect(prices, 'prices of the same days').toHaveLength(pricesBefore)
  await expect(cards(page).first()).toHaveAccessibleName(/\d\d:\d\d ESB – \d\d:\d\d IST/)
  await expect(cards(page).first()).toContainText('Gidiş + dönüş:')
  expect(await wholeCards(page)).toBeGreaterThanOrEqual(3)

  await chosen.getByRole('link', { name: 'Değiştir' }).click()
  await expect(chosen).toHaveCount(0)
  await expect(page.locator('h1')).toBeFocused()
  await expect(route).toHaveText('ISTESB')
  await expect(days).toBeVisible()
  await expect(cards(page).first()).toHaveAccessibleName(/\d\d:\d\d IST – \d\d:\d\d ESB/)
  await (
    await openFares(cards(page).nth(1))
  )
    .getByRole('link', { name: /ile devam et/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Lütfen Dönüş Uçuşunuzu Seçin' })).toBeVisible()
  await (
    await openFares(cards(page).first())
  )
    .getByRole('button', { name: /ile devam et/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/flight\/payment\/\?session_unique=/)
  const sent: { product_ids: string[]; alternative_prices: string[] } = selects[0]?.postDataJSON()
  expect(sent.product_ids).toHaveLength(2)
  expect(sent.alternative_prices).toHaveLength(2)
})

test('has filters for the way back too', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightResults(page, request, legs)
  const filters = await openFilters(page)
  await expect(filters.getByRole('heading', { name: 'Gidiş', exact: true })).toBeVisible()
  await expect(filters.getByRole('heading', { name: 'Dönüş', exact: true })).toBeVisible()
  for (const title of ['Aktarma', 'Havayolu', 'Kalkış saati', 'Varış saati', 'Fiyat', 'Süre']) {
    await expect(filters.getByRole('group', { name: title, exact: true })).toHaveCount(2)
  }
})

test('sells packaged pairs as one', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightResults(page, request, packaged)
  const days = page.getByRole('form', { name: 'Tarihler' })
  await expect(days.getByRole('button', { name: 'Önceki' })).toHaveCount(0)
  await expect(days.getByRole('button', { name: 'Sonraki' })).toHaveCount(0)
  await expect(days.getByLabel('Dönüş tarihi')).toHaveValue(dayAhead(33))
  const card = cards(page).first()
  const opened = await openFlight(card)
  const tabs = opened.getByRole('tablist', { name: 'Yön' })
  await expect(tabs.getByRole('tab', { name: 'Gidiş' })).toHaveAttribute('aria-selected', 'true')
  await expect(opened.getByRole('tabpanel', { name: 'Gidiş' }).getByRole('listitem').first()).toContainText('IST')
  await tabs.getByRole('tab', { name: 'Dönüş' }).click()
  await expect(opened.getByRole('tabpanel', { name: 'Dönüş' }).getByRole('listitem').first()).toContainText('LHR')
  await expect(opened.getByRole('tabpanel', { name: 'Gidiş' })).toBeHidden()
  await opened
    .getByRole('button', { name: /ile devam et/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/flight\/payment\/\?session_unique=/)
})

test(
  'moves the return to the departure where it would be before it, and says so',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightResults(page, request, legs)
    const strip = page.getByRole('group', { name: 'Günler' })
    await strip
      .getByRole('button')
      .and(page.locator(`[value="${dayAhead(34)}"]`))
      .click()
    await expect(
      page.getByRole('status').filter({ hasText: 'Dönüş tarihi gidiş tarihinden önce olamaz' }),
    ).toBeVisible()
    await expect(page.getByLabel('Gidiş tarihi')).toHaveValue(dayAhead(34))
    await expect(page.getByLabel('Dönüş tarihi')).toHaveValue(dayAhead(34))
    await page.getByRole('button', { name: 'Takvim' }).click()
    const chosen = page.getByRole('dialog').getByRole('gridcell', { selected: true })
    await expect(page.getByRole('dialog', { name: 'Gidiş tarihi' })).toBeVisible()
    await expect(chosen.getByRole('button')).toBeFocused()
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name: 'Dönüş tarihi' })).toBeVisible()
    // Closing the calendar without choosing a date changes nothing.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('input[name=departure_date]')).toHaveValue(dayAhead(34))
    await page.getByRole('button', { name: 'Takvim' }).click()
    await expect(chosen.getByRole('button')).toBeFocused()
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name: 'Dönüş tarihi' })).toBeVisible()
    await expect(chosen.last().getByRole('button')).toBeFocused()
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
    await expect(page.locator('input[name=departure_date]')).toHaveValue(dayAhead(36))
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator('input[name=return_date]')).toHaveValue(dayAhead(43))
  },
)

test.describe('when the way back fails', { tag: '@phone' }, () => {
  test.use(withFaults)

  test('goes back where no answer came', async ({ page, request }) => {
    await page.route(returnCall, (route) => route.abort())
    await open(page, '/')
    const session = await startFlightSearch(request, legs)
    await open(page, `/flight/search/?session_unique=${session}`)
    await (
      await openFares(cards(page).first())
    )
      .getByRole('link', { name: /ile devam et/ })
      .first()
      .click()
    const alert = page.getByRole('alertdialog', { name: 'Bir sorun oluştu lütfen tekrar deneyin' })
    await alert.getByRole('button', { name: 'Tamam' }).click()
    await expect(alert).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Lütfen Dönüş Uçuşunuzu Seçin' })).toHaveCount(0)
  })

  test('stays with the outbound flights where the gateway refuses', async ({ page, request }) => {
    await page.route(returnCall, (route) =>
      route.fulfill({ json: { status: false, research: false, message: 'Bu uçuş artık satışta değil.' } }),
    )
    await openFlightResults(page, request, legs)
    await (
      await openFares(cards(page).first())
    )
      .getByRole('link', { name: /ile devam et/ })
      .first()
      .click()
    await page
      .getByRole('alertdialog', { name: 'Bu uçuş artık satışta değil.' })
      .getByRole('button', { name: 'Tamam' })
      .click()
    await expect(cards(page).first()).toHaveAccessibleName(/\d\d:\d\d IST – \d\d:\d\d ESB/)
    await expect(page).not.toHaveURL(/outbound=/)
  })
})

test('keeps the baggage of a way back on one line in English', { tag: '@wide' }, async ({ page, request, baseURL }) => {
  await readEnglish(page, baseURL ?? '')
  await open(page, `/flight/search/?session_unique=${await startFlightSearch(request, { ...legs, adults: 3 })}`)
  await cards(page)
    .first()
    .getByRole('button', { name: /^Select/ })
    .click()
  await page
    .getByRole('link', { name: /^Continue with/ })
    .first()
    .click()
  await expect(page.getByText('Please choose your return flight')).toBeVisible()
  const lines = await page
    .getByText('kg cabin bag')
    .first()
    .evaluate((baggage) => {
      const range = document.createRange()
      range.selectNodeContents(baggage.lastChild ?? baggage)
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
    })
  expect(lines).toBe(1)
})
