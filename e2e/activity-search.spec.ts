/**
 * Tests the activity tab of the home screen, and the pages of popular activities and of locations
 * (docs/product/activities.md).
 */
import type { Page } from 'playwright/test'
import { dayAhead } from './support/gateway.ts'
import { callsOf } from './support/search.ts'
import { expect, open, settled, test } from './support/test.ts'

const searchPath = '/api/activity/gateway/search/'

const placeField = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Nerede, ne yapmak istersiniz?' })

const results = /\/activity\/search\/\?session_unique=[\w-]{22}$/

/** Returns the structured data of the page, by type. */
async function structuredData(page: Page): Promise<Map<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const nodes = texts.flatMap((text): Record<string, unknown>[] => JSON.parse(text)['@graph'] ?? [])
  return new Map(nodes.map((node) => [String(node['@type']), node]))
}

test(
  'searches a place from the tab of home, and home remembers it',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await open(page, '/')
    await page.getByRole('navigation', { name: 'Ürünler' }).getByRole('link', { name: 'Etkinlik' }).click()
    await expect(page).toHaveURL('/?tab=activity')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ne yapmak istersiniz?')
    const popular = page.getByRole('region', { name: 'Popüler etkinlikler' })
    await expect(popular.getByRole('article')).toHaveCount(5)
    const places = page.getByRole('region', { name: 'Görülmesi gereken yerler' })
    await expect(places.getByRole('article')).toHaveCount(4)
    await expect(places.getByRole('article').first()).toContainText(/\d+ etkinlik/)
    await expect(popular.getByRole('link', { name: 'Daha fazla göster' })).toHaveAttribute('href', '/activity/popular/')
    await expect(places.getByRole('link', { name: 'Tüm yerler' })).toHaveAttribute('href', '/activity/locations/')

    const main = page.getByRole('main')
    const day = main.getByRole('button', { name: /^Tarih/ })
    const party = main.getByRole('button', { name: /^Katılımcılar/ })
    await expect(placeField(page)).toBeVisible()
    await expect(day).toHaveCount(0)
    await expect(party).toHaveCount(0)
    await expectAccessible()

    const calls = callsOf(page, searchPath, 'POST')
    await main.getByRole('button', { name: 'Etkinlik Bul' }).click()
    const picker = page.getByRole('dialog', { name: 'Yer veya etkinlik' })
    await expect(picker.getByText('Bir yer veya etkinlik seçin.')).toBeVisible()
    await expect(picker.getByRole('group', { name: 'Popüler yerler ve etkinlikler' })).toBeVisible()
    await picker.getByRole('combobox').fill('göre')
    await expect(picker.getByRole('option', { name: 'Göreme Nevşehir', exact: true })).toBeVisible()
    await expect(picker.getByRole('option', { name: /Balon/ }).first()).toBeVisible()
    await expectAccessible()
    await picker.getByRole('option', { name: 'Göreme Nevşehir', exact: true }).click()
    await expect(placeField(page)).toContainText('Göreme')
    await expect(day.getByRole('time')).toHaveAttribute('datetime', dayAhead(0))

    await party.click()
    const sheet = page.getByRole('dialog', { name: 'Kimler katılıyor?' })
    await sheet.getByRole('spinbutton', { name: /^Yetişkin/ }).fill('7')
    await sheet.getByRole('button', { name: 'Çocuk artır' }).click()
    await expect(sheet.getByRole('button', { name: 'Çocuk artır' })).toBeDisabled()
    await expect(sheet.getByRole('button', { name: 'Yetişkin artır' })).toBeDisabled()
    await sheet.getByRole('button', { name: 'Tamam' }).click()
    await main.getByRole('button', { name: 'Etkinlik Bul' }).click()
    await expect(sheet.getByText('Her çocuğun yaşını seçin.')).toBeVisible()
    await sheet.getByRole('combobox', { name: '1. çocuğun yaşı' }).selectOption('9')
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Tamam' }).click()
    await expect(party).toContainText('7 yetişkin, 1 çocuk')
    expect(calls).toHaveLength(0)

    await main.getByRole('button', { name: 'Etkinlik Bul' }).click()
    await expect(page).toHaveURL(results)
    expect(calls[0]?.postDataJSON()).toMatchObject({
      location_id: 'goreme',
      departure_date: dayAhead(0),
      adult_count: 7,
      child_count: 1,
      child_ages: [9],
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Göreme')

    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ne yapmak istersiniz?')
    await page
      .getByRole('region', { name: 'Son aramalarınız' })
      .getByRole('link', { name: /Göreme/ })
      .click()
    await expect(page).toHaveURL(results)
  },
)

test('an activity that is picked on home opens its page at once', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/?tab=activity')
  const calls = callsOf(page, searchPath, 'POST')
  await placeField(page).click()
  const picker = page.getByRole('dialog', { name: 'Yer veya etkinlik' })
  await picker.getByRole('combobox').fill('sema')
  await picker.getByRole('option', { name: /Semâ/ }).first().click()
  await expect(page).toHaveURL('/activity/detail/konya-sema/')
  expect(calls).toHaveLength(0)
})

test(
  'leads from the places to one of them, and searches the day that is picked there',
  { tag: ['@phone', '@own-context'] },
  async ({ page, expectAccessible }) => {
    await page.clock.install()
    await open(page, '/activity/locations/')
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await page.getByRole('article').count()).toBeGreaterThan(20)
    await expectAccessible()
    await page.getByRole('link', { name: 'Göreme', exact: true }).click()
    await expect(page).toHaveURL('/activity/location-detail/goreme/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Göreme')
    const counted = (name: string) => page.getByRole('region', { name }).getByRole('article')
    await expect(counted('Öne çıkanlar')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Öne çıkanlar' }).getByRole('listitem')).not.toHaveCount(0)
    await expect(counted('Göreme etkinlikleri')).not.toHaveCount(0)
    await expect(counted('Popüler etkinlikler')).toHaveCount(5)
    await expect(counted('Görülmesi gereken yerler')).toHaveCount(4)
    await expect(page.getByLabel('Etkinlik tarihi')).toHaveValue(dayAhead(1))
    await expectAccessible()

    const calls = callsOf(page, searchPath, 'POST')
    // The search button stays visible until the response arrives, so the test delays the response to observe the
    // button.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**${searchPath}`, async (route) => {
      await released
      await route.continue()
    })
    await page.getByRole('link', { name: 'Tarih seç' }).click()
    const sheet = page.getByRole('dialog', { name: 'Etkinlik tarihi' })
    await expect(sheet.getByRole('gridcell', { selected: true })).toHaveCount(1)
    await sheet.getByRole('gridcell', { selected: true }).getByRole('button').press('ArrowRight')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Etkinlik tarihi' })).toHaveValue(dayAhead(2))
    // The button shows at once, when the search starts, that it is busy.
    const search = page.getByRole('button', { name: 'Etkinlikleri göster', includeHidden: true })
    await page.clock.runFor(250)
    await settled(page)
    expect(await search.getAttribute('aria-busy')).toBeNull()
    await page.clock.runFor(100)
    await settled(page)
    expect(await search.getAttribute('aria-busy')).toBe('true')
    release()
    await page.clock.resume()
    await expect(page).toHaveURL(results)
    expect(calls[0]?.postDataJSON()).toMatchObject({
      location_id: 'goreme',
      departure_date: dayAhead(2),
      adult_count: 2,
      child_count: 0,
    })
    await page.goBack()
    await expect(page).toHaveURL('/activity/location-detail/goreme/')
  },
)

test('cards that the server has drawn lead on without a new document', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/activity/location-detail/goreme/')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  const cards = (name: string) => page.getByRole('region', { name }).getByRole('article')
  const first = cards('Göreme etkinlikleri').first()
  const name = await first.getByRole('heading').innerText()
  await first.click({ position: { x: 20, y: 20 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Göreme')
  // When the traveller goes back to the location page, its cards are rendered by the browser, not the server.
  await cards('Popüler etkinlikler').last().getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\/activity\/detail\//)
  expect(documents).toEqual([])

  await open(page, '/activity/location-detail/goreme/')
  documents.length = 0
  const place = cards('Görülmesi gereken yerler').last()
  const other = await place.getByRole('heading').innerText()
  await place.getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other)
  await expect(cards(`${other} etkinlikleri`).first()).toBeVisible()
  expect(documents).toEqual([])

  await open(page, '/activity/popular/')
  documents.length = 0
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('article')
    .first()
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/activity\/detail\//)
  await expect(page).toHaveURL('/activity/popular/')
})

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false, allowedNoise: [/^Failed to load resource: .* status of 40/] })

  test('finds a place or an activity by its name, and searches a place on a day', async ({ page }) => {
    await page.goto('/?tab=activity')
    const name = page.getByRole('textbox', { name: 'Nerede, ne yapmak istersiniz?' })
    const find = page.getByRole('button', { name: 'Etkinlik Bul' })
    await name.fill('zzzzz')
    await page.getByLabel('Tarih').fill(dayAhead(5))
    await find.click()
    await expect(name).toHaveAccessibleDescription('Aramanızla eşleşen yer veya etkinlik bulunamadı.')
    await expect(name).toHaveValue('zzzzz')
    await expect(page.getByLabel('Tarih')).toHaveValue(dayAhead(5))
    await name.fill('goreme')
    await page.getByText('Katılımcılar').click()
    await page.getByLabel('Çocuk sayısı').fill('1')
    await find.click()
    await expect(page.getByText('Her çocuğun yaşını seçin.')).toBeVisible()
    await page.getByRole('textbox', { name: /Çocukların yaşları/ }).fill('9')
    await find.click()
    await expect(page).toHaveURL(results)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Göreme')

    await page.goto('/?tab=activity')
    await name.fill('balon')
    await find.click()
    await page
      .getByRole('radio', { name: /^Göreme/ })
      .first()
      .check()
    await find.click()
    await expect(page).toHaveURL(/\/activity\/detail\/goreme-/)

    await page.goto('/activity/location-detail/kas/')
    await page.getByLabel('Etkinlik tarihi').fill(dayAhead(3))
    await page.getByRole('button', { name: 'Etkinlikleri göster' }).click()
    await expect(page).toHaveURL(results)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaş')
  })

  test('tells search engines what the pages are, and an unknown place is not found', async ({ page, request }) => {
    await page.goto('/activity/popular/')
    const list = (await structuredData(page)).get('ItemList')
    expect(list).toMatchObject({ numberOfItems: await page.getByRole('article').count() })
    await page.goto('/activity/location-detail/goreme/')
    const nodes = await structuredData(page)
    expect([...nodes.keys()]).toEqual(['BreadcrumbList', 'TouristDestination', 'ItemList'])
    expect(nodes.get('TouristDestination')).toMatchObject({ name: 'Göreme', url: page.url() })
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain(`<loc>${page.url()}</loc>`)
    expect(sitemap).toMatch(/<loc>[^<]*\/activity\/detail\/konya-sema\/<\/loc>/)
    const missing = await page.goto('/activity/location-detail/nowhere/')
    expect(missing?.status()).toBe(404)
    await expect(page.getByText('Aradığınız içerik bulunamadı.')).toBeVisible()
  })
})
