/**
 * Tests the flight results: list, cards, days, selection, sharing and the expiry timer
 * (docs/product/flights.md#results-of-flights).
 */
import {
  foundFlights,
  openFares,
  openFlightResults,
  searchFlightsFromHome,
  startFlightSearch,
} from './support/flight-search.ts'
import { dayAhead } from './support/gateway.ts'
import { callsOf, cards, isWide, order, placeButton } from './support/search.ts'
import { expect, open, ready, settled, test } from './support/test.ts'

const selectPath = '/api/flight/gateway/search/select/'

test('lists the flights of a search, ten more at each scroll', async ({ page, request }) => {
  await openFlightResults(page, request, { from: 'ESB', to: 'TZX' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ESBTZX')
  const count = await foundFlights(page)
  expect(count).toBeGreaterThan(20)
  await expect(cards(page)).toHaveCount(10)
  await page.getByRole('link', { name: 'Daha fazla göster' }).scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(20)
  while ((await cards(page).count()) < count) {
    const shown = await cards(page).count()
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(shown)
  }
  await expect(cards(page)).toHaveCount(count)
  await expect(page.getByRole('link', { name: 'Daha fazla göster' })).toHaveCount(0)
})

test('a page that comes while its link has the focus gets the focus', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightResults(page, request, { from: 'ESB', to: 'TZX' })
  const count = await foundFlights(page)
  const more = page.getByRole('link', { name: 'Daha fazla göster' })
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('article') })
  await expect(rows.last()).toHaveCSS('content-visibility', 'auto')
  await order(page, 'En erken kalkış')
  await expect(page).toHaveURL(/sort=departure/)
  for (let shown = 10; shown < count; shown += 10) {
    // When the link gets the focus, it scrolls into view but does not load more results; only the Enter key does.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(cards(page)).toHaveCount(shown)
    await more.focus()
    await expect(more).toBeInViewport()
    await more.press('Enter')
    await expect(cards(page)).toHaveCount(Math.min(shown + 10, count))
    await expect(cards(page).nth(shown).getByRole('button', { name: /^Seç/ })).toBeFocused()
    await expect(cards(page).nth(shown)).toBeInViewport()
    await expect(rows.last()).toHaveCSS('content-visibility', 'visible')
  }
  await expect(more).toHaveCount(0)
})

test('shows no white square where a logo is still to come', { tag: '@phone' }, async ({ page, request }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/airlines/*.webp', async (route) => {
    await held.promise
    await route.continue()
  })
  const session = await startFlightSearch(request)
  await page.goto(`/flight/search/?session_unique=${session}`, { waitUntil: 'commit' })
  const logo = cards(page).first().locator('img').first()
  await ready(page)
  await expect(logo).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  held.resolve()
  // A loaded logo has a light background, since the logo is drawn for white paper.
  await expect(logo).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test(
  'brings the prices of the days with its document, and asks for them when they change',
  { tag: '@phone' },
  async ({ page, request }) => {
    const asked: string[] = []
    page.on('request', (call) => {
      if (call.url().includes('/api/flight/calendar/')) asked.push(call.url())
    })
    await openFlightResults(page, request, { from: 'ESB', to: 'TZX' })
    const chosen = page.getByRole('group', { name: 'Günler' }).locator('[aria-current]')
    await expect(chosen).toContainText('₺')
    // The server waits at most 60 ms for prices while it renders a page; a busy server may miss that limit even with
    // cached prices.
    await expect(async () => {
      asked.length = 0
      await page.reload()
      await ready(page)
      await expect(chosen).toContainText('₺')
      expect(asked).toEqual([])
    }).toPass()
    asked.length = 0
    await page.getByRole('button', { name: 'Bavul dahil' }).click()
    await expect.poll(() => asked.length).toBe(1)
  },
)

test(
  'shows its filters where the window becomes wide, and where it becomes narrow',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightResults(page, request, { from: 'ESB', to: 'TZX' })
    for (const [width, loads] of [
      [1280, false],
      [390, false],
      [1280, true],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      if (loads) {
        await page.reload()
        await ready(page)
      }
      const wide = width === 1280
      const filters = page.getByRole(wide ? 'complementary' : 'dialog')
      if (!wide) {
        // CSS shows the button at once, but React adds the panel that it opens a moment later.
        await expect(page.getByRole('dialog', { name: 'Filtrele', includeHidden: true })).toBeAttached()
        await page.getByRole('button', { name: 'Filtrele' }).click()
      }
      await expect(filters.getByRole('checkbox').first()).toBeVisible()
      if (!wide) await page.keyboard.press('Escape')
    }
  },
)

test('tells what there is to know of a flight', { tag: '@phone' }, async ({ page, request }) => {
  // The test needs a flight with one connection, and then a direct one. It filters the results by the number of
  // connections (`transfers` in the URL), because on some dates the ten cheapest flights are all direct, and on others
  // none of them is.
  const results = `/flight/search/?session_unique=${await startFlightSearch(request, { from: 'ESB', to: 'TZX' })}`
  await open(page, `${results}&transfers=1`)
  const card = cards(page).first()
  await expect(card.getByRole('img', { includeHidden: true }).or(card.locator('img')).first()).toHaveAttribute(
    'src',
    /^\/airlines\/\w+\.webp$/,
  )
  await expect(card).toHaveAccessibleName(/^.+, \d\d:\d\d ESB – \d\d:\d\d TZX, [\d.]+,\d\d\s₺$/)
  await expect(card.getByRole('time').first()).toHaveText(/^\d\d:\d\d$/)
  for (const said of ['ESB', 'TZX', '1 aktarma']) await expect(card).toContainText(said)
  await expect(card).toContainText(/\d+ sa( \d+ dk)?/)
  await expect(card).toContainText(/\d+ kg/)
  await expect(card).toContainText(/\d{1,3}(\.\d{3})*,\d\d\s₺/)

  // A press anywhere on a result's row opens its details, and a second press closes them.
  const opened = page.getByRole('group', { name: 'Uçuş ayrıntıları' })
  await card.click({ position: { x: 60, y: 20 } })
  const legs = opened.getByRole('list').first().getByRole('listitem')
  await expect(legs).toHaveCount(2)
  for (const said of ['Ankara', 'Esenboğa', 'Trabzon', 'Trabzon Havalimanı']) await expect(opened).toContainText(said)
  await expect(legs.first()).toContainText(/[A-Z0-9]{2} ?\d+/)
  await expect(legs.nth(1)).toContainText(/.+ \([A-Z]{3}\) aktarması: (\d+ sa|\d+ dk)/)
  await card.click({ position: { x: 60, y: 20 } })
  await expect(opened).toHaveCount(0)
  await open(page, `${results}&transfers=0`)
  await expect(cards(page).first()).toContainText('Direkt')
})

test('asks for a fare before it selects a flight, and leads to the payment', async ({ page, request }) => {
  await openFlightResults(page, request)
  const calls = callsOf(page, selectPath, 'POST')
  const fares = await openFares(cards(page).first())
  expect(calls).toHaveLength(0)
  const options = fares.getByRole('listitem').filter({ has: page.getByRole('button', { name: /ile devam et/ }) })
  await expect(options.filter({ hasText: 'Önerilen' })).toHaveCount(1)
  await expect(options.nth(1)).toContainText('Önerilen')
  await expect(options.nth(1)).toContainText(/bagaj/i)
  await options
    .nth(1)
    .getByRole('button', { name: /ile devam et/ })
    .click()
  await expect(page).toHaveURL(/\/flight\/payment\/\?session_unique=[\w-]{22}&/)
  const sent: { product_ids: string[]; alternative_prices: string[] } = calls[0]?.postDataJSON()
  expect(sent.product_ids).toHaveLength(1)
  expect(sent.alternative_prices[0]).not.toBe('')
})

test(
  'counts the time of the search down and goes back when it is over',
  { tag: ['@phone', '@own-context'] },
  async ({ page }) => {
    await page.clock.install()
    await searchFlightsFromHome(page)
    await expect(page).toHaveURL(/\/flight\/search\//)
    const timer = page.getByRole('timer', { name: 'Kalan süre' })
    await expect(timer).toHaveText(/^00:1\d:\d\d$/)
    const seconds = async () => (await timer.innerText()).split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    await page.clock.pauseAt(Date.now() + 60_000)
    // `pauseAt` moves the fake clock ahead by a minute, which the timer shows only after a short delay.
    await expect.poll(seconds).toBeLessThanOrEqual(19 * 60)
    const before = await seconds()
    for (const passed of [1, 2, 3]) {
      await page.clock.runFor(1000)
      await expect.poll(seconds).toBe(before - passed)
    }
    await page.clock.fastForward('20:00')
    const alert = page.getByRole('alertdialog', { name: 'Aramanız zaman aşımına uğradı. Lütfen tekrar deneyin.' })
    await expect(alert).toBeVisible()
    await page.clock.resume()
    await alert.getByRole('button', { name: 'Tamam' }).click()
    await expect(page.getByRole('heading', { name: 'Nereye uçuyoruz?' })).toBeVisible()
  },
)

test('moves to the next, the previous and any other day', { tag: '@phone' }, async ({ page, request }) => {
  const first = await openFlightResults(page, request, { leaves: 40 })
  const days = page.getByRole('form', { name: 'Tarihler' })
  const departure = days.getByLabel('Gidiş tarihi')
  await expect(departure).toHaveValue(dayAhead(40))
  await expect(days.getByLabel('Dönüş tarihi')).toHaveCount(0)
  await days.getByRole('button', { name: 'Sonraki' }).click()
  await expect(departure).toHaveValue(dayAhead(41))
  expect(new URL(page.url()).searchParams.get('session_unique')).not.toBe(first)
  await days.getByRole('button', { name: 'Önceki' }).click()
  await expect(departure).toHaveValue(dayAhead(40))

  const searches = callsOf(page, '/api/flight/gateway/search/', 'POST')
  // Both changes run inside the page, so that a slow machine cannot delay the second one.
  await departure.evaluate(
    (input: HTMLInputElement, days) => {
      // React replaces the input's `value` property to detect changes, so the test calls the browser's own setter.
      const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      for (const day of days) {
        property?.set?.call(input, day)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
    },
    [dayAhead(50), dayAhead(51)],
  )
  await expect(page.getByRole('time').first()).toHaveAttribute('datetime', new RegExp(`^${dayAhead(51)}T`))
  expect(searches.map((search) => search.postDataJSON().departure_date)).toEqual([dayAhead(51)])
})

test(
  'goes no further back than today, and says so for three seconds at the top',
  { tag: ['@phone', '@own-context'] },
  async ({ page, request }) => {
    await page.clock.install()
    const session = await startFlightSearch(request, { leaves: 0 })
    await open(page, `/flight/search/?session_unique=${session}`)
    const searches = callsOf(page, '/api/flight/gateway/search/', 'POST')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Önceki' }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Gidiş tarihi bugünden önce olamaz' })
    await expect(toast).toBeVisible()
    await expect(page.getByLabel('Gidiş tarihi')).toHaveValue(dayAhead(0))
    expect(searches).toHaveLength(0)
    const box = await toast.boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect(box?.y).toBeLessThan(120)
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2)
    await settled(page)
    await page.clock.runFor(2800)
    await expect(toast).toBeVisible()
    await page.clock.runFor(300)
    await expect(toast).toBeHidden()
  },
)

test(
  'shares the search, and finds it again by its link',
  { tag: '@phone' },
  async ({ page, request, browser, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          document.documentElement.dataset['shared'] = JSON.stringify(data)
          return Promise.resolve()
        },
      })
    })
    await openFlightResults(page, request, { from: 'SAW', to: 'ADB' })
    await page.getByRole('link', { name: 'Paylaş' }).filter({ visible: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', /./)
    const shared: ShareData = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}')
    expect(shared).toMatchObject({ title: 'Uçak Arama Sonucu', text: 'SAW - ADB' })
    expect(shared.url).toMatch(new RegExp(`^${baseURL}/ucak-bileti/ara/[^/]+/$`))

    const friend = await browser.newContext({ locale: 'tr-TR' })
    const theirs = await friend.newPage()
    await theirs.goto(shared.url ?? '')
    await expect(theirs).toHaveURL(/\/flight\/search\/\?session_unique=/)
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('SAWADB')
    await friend.close()

    const option = /ara\/([^/]+)\//.exec(shared.url ?? '')?.[1] ?? ''
    const gate = await request.get(`/flight/search-gate/${option}/`, { maxRedirects: 0 })
    expect(gate.status()).toBe(302)
    expect(gate.headers()['location']).toMatch(/^\/flight\/search\/\?session_unique=/)
    expect(await gate.text()).toBe('')
    expect((await request.get('/flight/search-gate/no-such-option/')).status()).toBe(404)
  },
)

test(
  'a fare chosen far down the list leads to the top of the payment',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightResults(page, request)
    const fares = await openFares(cards(page).nth(6))
    await fares
      .getByRole('button', { name: /ile devam et/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/flight\/payment\//)
    await expect(page.getByLabel('E-posta')).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  },
)

test('says when there is no flight on that day', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/?from=VAN&to=ISE')
  await page.getByRole('switch', { name: 'Sadece direkt uçuşlar' }).check()
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
  await expect(page.getByRole('heading', { name: 'Uçuş bulunamadı' })).toBeVisible()
  await expect(page.getByText('Bu tarihlerde uçuş bulamadık. Tarihi değiştirip yeniden arayın.')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
})

test('edits the search over the results', async ({ page, request }) => {
  const first = await openFlightResults(page, request)
  await ready(page)
  await expect(page.getByRole('complementary', { name: 'Filtrele' })).toHaveCount(isWide(page) ? 1 : 0)

  const days = page.getByRole('link', { name: /1 yolcu Aramayı düzenle/ })
  await days.click()
  const editor = page.getByRole('dialog', { name: 'Aramayı düzenle' })
  await expect(editor.getByRole('button', { name: 'Nereye' })).toContainText('ESB')
  // The place field is only one line high, as on the home screen.
  expect((await editor.getByText('ESB', { exact: true }).boundingBox())?.height).toBeLessThan(50)
  await editor.getByRole('button', { name: 'Kapat' }).click()
  await expect(days).toBeFocused()
  const [tab] = await Promise.all([page.context().waitForEvent('page'), days.click({ modifiers: ['ControlOrMeta'] })])
  await tab.close()
  await expect(editor).toHaveCount(0)
  await days.click()
  await editor.getByRole('button', { name: 'Kalkış ve varışı değiştir' }).click()
  await editor.getByRole('button', { name: 'Uçuş Ara' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ESBIST')
  await expect(editor).toHaveCount(0)
  expect(new URL(page.url()).searchParams.get('session_unique')).not.toBe(first)

  // The home screen remembers the last search.
  await page.getByRole('link', { name: 'Geri' }).click()
  await expect(placeButton(page, 'Nereden')).toContainText('ESB')
  await expect(placeButton(page, 'Nereye')).toContainText('IST')
})
