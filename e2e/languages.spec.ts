/** Tests settings, languages and currencies (docs/product/frame.md#tab-bar-menu-and-settings). */
import type { Locator, Page } from 'playwright/test'
import { signIn } from './support/account.ts'
import { buyFlightTicket, flightTicketPath } from './support/flight-purchase.ts'
import { openFlightResults, startFlightSearch } from './support/flight-search.ts'
import { busPaymentPath, busTicketPath, buyBusTicket, selectSeats } from './support/bus-purchase.ts'
import { callsOf, cards, readEnglish } from './support/search.ts'
import { expect, open, ready, test } from './support/test.ts'
import { selectVehicle, transferPaymentPath } from './support/transfer-purchase.ts'

async function openSettings(page: Page) {
  await page.getByRole('link', { name: 'Ayarlar' }).click()
  const panel = page.getByRole('dialog', { name: 'Ayarlar' })
  await expect(panel.getByRole('button', { name: 'Kaydet' })).toBeVisible()
  return panel
}

/** Returns the amount on the first card as a number, in TRY or another currency. */
async function firstPrice(page: Page): Promise<number> {
  const name = (await cards(page).first().getAttribute('aria-label')) ?? ''
  const [, whole = '', cents = ''] = /([\d.]+),(\d\d)\s\S+$/.exec(name) ?? []
  return Number(`${whole.replaceAll('.', '')}.${cents}`)
}

test('offers the languages, countries and currencies of the gateway', { tag: '@phone' }, async ({ page, request }) => {
  await open(page, '/')
  const panel = await openSettings(page)
  const info: { languages: { name: string }[]; currency_codes: string[] } = await (
    await request.get('/api/mobile/info/')
  ).json()
  const countries: { results: { name: string }[] } = await (await request.get('/api/countries/?page_size=1000')).json()
  await expect(panel.getByLabel('Dil', { exact: true }).getByRole('option')).toHaveText(
    info.languages.map(({ name }) => name),
  )
  await expect(panel.getByLabel('Para birimi').getByRole('option')).toHaveText(info.currency_codes)
  await expect(panel.getByLabel('Ülke / bölge').getByRole('option')).toHaveCount(countries.results.length)
  await expect(panel.getByLabel('Ülke / bölge')).toHaveValue('TR')
  await expect(panel.getByLabel('Dil', { exact: true })).toHaveValue('tr')
  await expect(panel.getByLabel('Para birimi')).toHaveValue('TRY')
})

test(
  'shows prices in the chosen currency, by its selling rate, and remembers it on the device',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightResults(page, request)
    const saves = callsOf(page, '/api/user/settings/', 'PUT')
    const lira = await firstPrice(page)
    const { value: rate }: { value: number } = await (await request.get('/api/currency/EUR/')).json()
    const session = new URL(page.url()).search
    await open(page, '/')
    const panel = await openSettings(page)
    await panel.getByLabel('Para birimi').selectOption('EUR')
    await panel.getByRole('button', { name: 'Kaydet' }).click()
    await expect(panel).toHaveCount(0)
    await open(page, `/flight/search/${session}`)
    await expect(cards(page).first()).toContainText('€')
    expect(await firstPrice(page)).toBeCloseTo(lira / rate, 1)
    expect(saves).toHaveLength(0)
    await open(page, '/')
    await expect((await openSettings(page)).getByLabel('Para birimi')).toHaveValue('EUR')
  },
)

test('asks for a restart after a new language, now or later', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  const panel = await openSettings(page)
  await panel.getByLabel('Dil', { exact: true }).selectOption('en')
  await panel.getByRole('button', { name: 'Kaydet' }).click()
  const question = page.getByRole('alertdialog', { name: 'Dil değişti' })
  await expect(question).toContainText('para birimi')
  await question.getByRole('button', { name: 'Sonra' }).click()
  await expect(question).toBeHidden()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Ayarlarınız kaydedildi.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nereye uçuyoruz?' })).toBeVisible()

  await openSettings(page)
  await panel.getByLabel('Dil', { exact: true }).selectOption('en')
  await panel.getByRole('button', { name: 'Kaydet' }).click()
  const catalogue = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/i18n/catalog/f7/en/')
  await question.getByRole('button', { name: 'Yeniden başlat' }).click()
  await catalogue
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('radio', { name: 'One way' })).toBeChecked()
})

test('keeps the settings of who is signed in in the account', { tag: '@phone' }, async ({ page }) => {
  await signIn(page)
  const panel = await openSettings(page)
  const saves = callsOf(page, '/api/user/settings/', 'PUT')
  await panel.getByRole('button', { name: 'Kaydet' }).click()
  await expect
    .poll(() => saves.map((save) => save.postDataJSON()))
    .toEqual([{ language: 'tr', country: 'TR', currency: 'TRY' }])
})

test(
  'fetches the catalogue at the version that the app info declares',
  { tag: '@phone' },
  async ({ page, request }) => {
    const info: { locale_versions: Record<string, string> } = await (await request.get('/api/mobile/info/')).json()
    const catalogues = callsOf(page, '/api/i18n/catalog/f7/tr/')
    await open(page, '/')
    await expect.poll(() => catalogues.length).toBe(1)
    for (const catalogue of catalogues)
      expect(new URL(catalogue.url()).searchParams.get('v')).toBe(info.locale_versions['tr'])
  },
)

test(
  'says in English what the documents quote in English',
  { tag: ['@phone', '@own-context'] },
  async ({ page, baseURL }) => {
    await readEnglish(page, baseURL ?? '')
    await page.clock.install()
    await open(page, '/?from=IST&to=ESB')
    await page
      .getByRole('main')
      .getByRole('button', { name: /search/i })
      .last()
      .click()
    await expect(page).toHaveURL(/\/flight\/search\//)
    await expect(page.getByRole('timer')).toHaveText(/^00:1\d:\d\d$/)
    await expect(page.getByRole('main')).not.toContainText(/uçuş|Önceki|Sonraki|gidiş/i)
    await page.clock.fastForward('21:00')
    await expect(page.getByRole('alertdialog', { name: 'Your search timed out. Please try again.' })).toBeVisible()
  },
)

/** Returns the number of lines that each text takes. */
const linesOf = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
    }),
  )

test('codes and amounts stay whole in longer words', { tag: '@phone' }, async ({ page, request, baseURL }) => {
  await readEnglish(page, baseURL ?? '')
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, flightTicketPath(await buyFlightTicket(request, { leaves: 36 })))
  await expect(page.locator('dt', { hasText: /^PNR$/ })).toBeVisible()
  expect(await linesOf(page.locator('dt:text-is("PNR") + dd'))).toEqual([1])
  expect(await linesOf(page.locator('dt:text-is("Ticket no.") + dd'))).toEqual([1])
  await open(page, busTicketPath(await buyBusTicket(request, { leaves: 22 })))
  await page.getByRole('button', { name: 'Cancel ticket' }).click()
  const amounts = page.getByRole('dialog').locator('dd')
  await expect(amounts).toHaveCount(3)
  expect(await linesOf(amounts)).toEqual([1, 1, 1])
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, busPaymentPath(await selectSeats(request, { genders: ['F', 'M'] })))
  expect(await linesOf(page.getByRole('heading', { name: /^Passenger \d$/ }))).toEqual([1, 1])
  await open(page, transferPaymentPath(await selectVehicle(request, { returns: 32 })))
  expect(await linesOf(page.getByText(/^(Outbound|Return)$/))).toEqual([1, 1])
  await open(page, `/flight/search/?session_unique=${await startFlightSearch(request)}`)
  expect(await linesOf(page.getByRole('heading', { level: 1 }).locator('span > span'))).toEqual([1, 1])
})

test(
  'a forged cookie of settings reads as a new traveller does',
  { tag: '@phone' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'settings', value: encodeURIComponent('xx|ZZ|QQQ'), url: baseURL ?? '' }])
    await page.goto('/settings/')
    for (const [field, value] of [
      ['Dil', 'tr'],
      ['Ülke / bölge', 'TR'],
      ['Para birimi', 'TRY'],
    ] as const)
      await expect(page.getByRole('main').getByLabel(field, { exact: true })).toHaveValue(value)
  },
)
