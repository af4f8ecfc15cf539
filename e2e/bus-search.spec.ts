/** Tests the bus tab of the home screen and the bus results (docs/product/buses.md#results-of-buses). */
import type { APIRequestContext } from 'playwright/test'
import type { BusItem } from '#contract/bus-results.ts'
import {
  chooseSeat,
  freeSeats,
  openBusResults,
  openSeats,
  pickStation,
  startBusSearch,
  roomyTrips,
} from './support/bus-search.ts'
import { dayAhead } from './support/gateway.ts'
import { callsOf, cards, isWide, openFilters, order, placeButton } from './support/search.ts'
import { expect, open, ready, test } from './support/test.ts'

const searchPath = '/api/bus/gateway/search/'

test(
  'a page that is open over midnight offers the days of the new one',
  { tag: ['@phone', '@own-context'] },
  async ({ page }) => {
    await page.clock.install()
    await open(page, '/?tab=bus')
    const day = page.getByRole('main').getByRole('button', { name: 'Gidiş tarihi', exact: false }).getByRole('time')
    const choose = async (name: string, chosen: string) => {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(day).toHaveAttribute('datetime', chosen)
    }
    await choose('Yarın', dayAhead(1))
    const nextMorning = Date.parse(`${dayAhead(1)}T07:00:00+03:00`)
    await page.clock.setSystemTime(nextMorning)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('button', { name: 'Bugün', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await choose('Yarın', dayAhead(2))
    await choose('Bugün', dayAhead(1))
  },
)

test('searches buses from the tab of home, and home remembers it', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Ürünler' }).getByRole('link', { name: 'Otobüs' }).click()
  await expect(page).toHaveURL('/?tab=bus')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nereye gidiyoruz?')
  const day = page.getByRole('main').getByRole('button', { name: 'Gidiş tarihi', exact: false }).getByRole('time')
  await expect(day).toHaveAttribute('datetime', dayAhead(0))
  await page.getByRole('button', { name: 'Yarın' }).click()
  await expect(day).toHaveAttribute('datetime', dayAhead(1))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

  const calls = callsOf(page, searchPath, 'POST')
  await page.getByRole('button', { name: 'Otobüs Bileti Bul' }).click()
  await expect(page.getByRole('dialog', { name: 'Nereden' }).getByText('Nereden bineceğinizi seçin.')).toBeVisible()
  await pickStation(page, 'Nereden', 'İzmir')
  await pickStation(page, 'Nereye', 'Ankara')
  await page.getByRole('button', { name: 'Kalkış ve varışı değiştir' }).click()
  await expect(placeButton(page, 'Nereden')).toContainText('Ankara')
  expect(calls).toHaveLength(0)
  await page.getByRole('button', { name: 'Otobüs Bileti Bul' }).click()
  await expect(page).toHaveURL(/\/bus\/search\/\?session_unique=[\w-]{22}$/)
  expect(calls[0]?.postDataJSON()).toMatchObject({ departure_date: dayAhead(1) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ANKİZM')

  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nereye gidiyoruz?')
  await page
    .getByRole('region', { name: 'Son aramalarınız' })
    .getByRole('link', { name: /Ankara → İzmir/ })
    .click()
  await expect(page).toHaveURL(/\/bus\/search\/\?session_unique=/)
})

test('searches stations from the third character on', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/?tab=bus')
  const calls = callsOf(page, '/api/bus/station/')
  await placeButton(page, 'Nereden').click()
  const popup = page.getByRole('dialog', { name: 'Nereden' })
  const box = popup.getByRole('combobox')
  await expect(popup.getByRole('group', { name: 'Popüler otogarlar' })).toBeVisible()
  await box.pressSequentially('an')
  expect(calls).toHaveLength(0)
  await box.pressSequentially('k')
  await expect(popup.getByRole('option').first()).toContainText('AŞTİ')
  // The page requests only the full keyword, not its prefixes.
  await expect.poll(() => calls.map((call) => new URL(call.url()).searchParams.get('keyword'))).toEqual(['ank'])
  await box.fill('zzzzz')
  await expect(popup.getByRole('status')).toHaveText('Aramanızla eşleşen otogar bulunamadı.')
})

test('lists the trips of a search, ten more at each scroll', async ({ page, request }) => {
  await openBusResults(page, request)
  const count = Number.parseInt(await page.getByText('adet sefer bulduk!').innerText(), 10)
  expect(count).toBeGreaterThan(20)
  await expect(cards(page)).toHaveCount(10)
  await page.getByRole('link', { name: 'Daha fazla göster' }).scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(20)
  const card = cards(page).first()
  await expect(card).toHaveAccessibleName(/^.+, \d\d:\d\d, [\d.]+,\d\d\s₺$/)
  for (const said of ['Ankara', 'AŞTİ', 'İzmir', /2\+[12] · Mola(lı|sız)/, /\d+ sa( \d+ dk)?/, /[\d.]+,\d\d\s₺/])
    await expect(card).toContainText(said)
  await expect(card.getByRole('time').first()).toHaveText(/^\d\d:\d\d$/)
  await expect(card.getByRole('list', { name: 'Araçta' }).getByRole('img').first()).toHaveAccessibleName(/\S/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('orders and filters in the address', { tag: '@phone' }, async ({ page, request }) => {
  await openBusResults(page, request)
  await order(page, 'En erken kalkış')
  await expect(page).toHaveURL(/sort=departure/)
  const times = await cards(page).locator('time:first-of-type').allInnerTexts()
  expect(times.length).toBeGreaterThan(0)
  await expect(cards(page).first()).toContainText(dayName(30))
  const filters = await openFilters(page)
  for (const title of ['Koltuk düzeni', 'Firma', 'Kalkış otogarı', 'Varış otogarı'])
    await expect(filters.getByRole('group', { name: title })).toBeAttached()
  await filters.getByRole('button', { name: 'sadece 2+1' }).click()
  await expect(page).toHaveURL(/seat_type=/)
  await filters.getByRole('button', { name: /seferi göster$/ }).click()
  await expect(cards(page).filter({ hasText: '2+2' })).toHaveCount(0)
  await expect(cards(page).first()).toContainText('2+1')
  await page.reload()
  await ready(page)
  await expect(cards(page).filter({ hasText: '2+2' })).toHaveCount(0)
})

test('keeps the duration and the line clear of an arrival on the next day', async ({ page, request }) => {
  await openBusResults(page, request, { from: 'Ankara', to: 'Trabzon' })
  await order(page, 'En geç kalkış')
  const overnight = cards(page).filter({ has: page.locator('sup') })
  const widths = isWide(page) ? [1280] : [390, 360, 320]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const gaps = await overnight.evaluateAll((found) =>
      found.map((card) => {
        const arrival = card.querySelector('sup')?.closest('div')
        const range = document.createRange()
        const path = arrival?.previousElementSibling
        if (!arrival?.firstElementChild || !path) return Number.NaN
        range.selectNodeContents(arrival.firstElementChild)
        const { left } = range.getBoundingClientRect()
        range.selectNodeContents(path)
        return left - range.getBoundingClientRect().right
      }),
    )
    expect(gaps.length).toBeGreaterThan(0)
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(4)
  }
})

test('moves to another day, and not before today', { tag: '@phone' }, async ({ page, request }) => {
  await openBusResults(page, request, { leaves: 1 })
  await page.getByRole('button', { name: 'Önceki' }).click()
  await expect(page.getByLabel('Gidiş tarihi')).toHaveValue(dayAhead(0))
  await page.getByRole('button', { name: 'Önceki' }).click()
  await expect(page.getByText('Gidiş tarihi bugünden önce olamaz')).toBeVisible()
  await expect(page.getByLabel('Gidiş tarihi')).toHaveValue(dayAhead(0))
  await expect(page.getByLabel('Gidiş tarihi')).toHaveAttribute('min', dayAhead(0))
})

test('shares a search by a link that reaches it', { tag: '@phone' }, async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (shared: ShareData) => void Object.assign(window, { shared }) })
  })
  await openBusResults(page, request)
  await page.getByRole('group', { name: 'Sonuç araçları' }).getByRole('link', { name: 'Paylaş' }).click()
  const shared = await page.evaluate<{ title: string; text: string; url: string }>('window.shared')
  expect(shared).toMatchObject({ title: 'Otobüs Arama Sonucu', text: 'ANK - İZM' })
  expect(shared.url).toContain('/otobus-bileti/ara/')
  await open(page, new URL(shared.url).pathname)
  await expect(page).toHaveURL(/\/bus\/search\/\?session_unique=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ANKİZM')
})

test('says on the bus tab that an address names no search', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/bus/search/')
  await expect(page).toHaveURL('/?tab=bus')
  await expect(page.getByText('Bu adreste bir arama yok.')).toBeVisible()
})

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false, allowedNoise: [/^Failed to load resource: .* status of 4/] })

  test('searches, chooses seats from a list and reaches the payment', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Otobüs' }).click()
    await expect(page).toHaveURL('/?tab=bus')
    await page.getByRole('textbox', { name: 'Nereden' }).fill('istanbul')
    await page.getByRole('textbox', { name: 'Nereye' }).fill('zzzzz')
    await page.getByRole('button', { name: 'Otobüs Bileti Bul' }).click()
    await expect(page.getByRole('textbox', { name: 'Nereye' })).toHaveAccessibleDescription(
      'Aramanızla eşleşen otogar bulunamadı.',
    )
    await page.getByRole('radio', { name: /Esenler/ }).check()
    await page.getByRole('textbox', { name: 'Nereye' }).fill('İzmir İZOTAŞ')
    await page.getByRole('textbox', { name: 'Gidiş tarihi' }).fill(dayAhead(12))
    await page.getByRole('button', { name: 'Otobüs Bileti Bul' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İSTİZM')
    await expect(cards(page)).toHaveCount(10)
    await page.getByRole('link', { name: 'Daha fazla göster' }).press('Enter')
    await expect(cards(page)).toHaveCount(20)

    // Opens a trip with enough free seats to choose more than the limit of four seats.
    await roomyTrips(page).last().getByRole('button', { name: /^Seç/ }).click()
    await expect(page).toHaveURL(/[?&]trip=/)
    const seats = page.getByRole('region', { name: 'Koltuk Seçimi' })
    await seats.getByRole('button', { name: 'Ödemeye Git' }).click()
    await expect(seats.getByText('En az bir koltuk seçin.')).toBeVisible()
    const free = seats.getByRole('combobox')
    for (const index of [0, 1, 2, 3, 4]) {
      const allowed = free.nth(index).locator('option:not(:disabled):not([value=""])').first()
      await free.nth(index).selectOption((await allowed.getAttribute('value')) ?? '')
    }
    await seats.getByRole('button', { name: 'Ödemeye Git' }).click()
    await expect(seats.getByText('En fazla 4 koltuk seçebilirsiniz')).toBeVisible()
    await expect(free.first()).not.toHaveValue('')
    for (const index of [1, 2, 3, 4]) await free.nth(index).selectOption('')
    await seats.getByRole('button', { name: 'Ödemeye Git' }).click()
    await expect(page).toHaveURL(/\/bus\/payment\/\?session_unique=/)
  })
})

test('leads from a saved search into its results', { tag: '@phone' }, async ({ page, request }) => {
  const session = await startBusSearch(request)
  const results = await request.post(searchPath, { data: { session_unique: session } })
  const { search_options: options }: { search_options: { id: string } } = await results.json()
  await open(page, `/bus/search-gate/${options.id}/`)
  await expect(page).toHaveURL(/\/bus\/search\/\?session_unique=/)
  await chooseSeat(freeSeats(await openSeats(page, roomyTrips(page).first())).first(), 'Kadın')
})

/** Returns the date `days` after today in the format of the cards, such as '20 Ara Paz'. */
function dayName(days: number): string {
  const format = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'short', weekday: 'short', timeZone: 'UTC' })
  return format.format(new Date(`${dayAhead(days)}T00:00:00Z`)).replace(',', '')
}

test('leads from a popular destination up to the form that it fills in', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/?tab=bus')
  const link = page.getByRole('region', { name: 'Popüler varışlar' }).getByRole('link').first()
  const city = await link.innerText()
  // The test scrolls without animation, since smooth wheel scrolling would continue after the click on the link.
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(placeButton(page, 'Nereye')).not.toBeInViewport()
  await link.click()
  await expect(placeButton(page, 'Nereye')).toContainText(city)
  await expect(placeButton(page, 'Nereye')).toBeInViewport()
})

/** Finds a search on one of the next three days, today included, with a fully booked trip; fails if there is none. */
async function searchWithSoldOut(request: APIRequestContext): Promise<string> {
  for (const leaves of [1, 0, 2]) {
    const session = await startBusSearch(request, { from: 'İstanbul', to: 'Ankara', leaves })
    const { search }: { search: BusItem[] } = await (
      await request.post(searchPath, { data: { session_unique: session } })
    ).json()
    if (search.some(({ information }) => information.remaning_seats === 0)) return session
  }
  throw new Error('no trip is sold out')
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test(
      'sold-out trips come last, and offer the price alert in place of seats',
      { tag: '@phone' },
      async ({ page, request }) => {
        const session = await searchWithSoldOut(request)
        for (const sort of ['price', '-departure']) {
          const address = `/bus/search/?session_unique=${session}&sort=${sort}&page=99`
          await (scripts ? open(page, address) : page.goto(address))
          const soldOut = await cards(page).evaluateAll((all) =>
            all.map((card) => card.textContent.includes('Yer kalmadı')),
          )
          expect(soldOut).toContain(true)
          expect(soldOut.indexOf(true)).toBe(soldOut.lastIndexOf(false) + 1)
        }
        const last = cards(page).last()
        await expect(last.getByRole('button', { name: 'Seç' })).toHaveCount(0)
        await last.getByRole('link', { name: 'Fiyat Alarmı' }).click()
        const place = scripts ? page.getByRole('dialog', { name: 'Fiyat Alarmı' }) : page.getByRole('main')
        await expect(place.getByRole('button', { name: 'Fiyat Alarmı Oluştur' })).toBeVisible()
      },
    )
  })
}
