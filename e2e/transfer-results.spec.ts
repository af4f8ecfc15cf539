/** Tests the transfer results (docs/product/transfers.md#results-of-transfers). */
import * as z from 'zod/mini'
import { signIn } from './support/account.ts'
import { dayAhead } from './support/gateway.ts'
import { callsOf, cards, isWide, openFilters, order, readEnglish, wholeCards, withFaults } from './support/search.ts'
import { expect, open, test } from './support/test.ts'
import { openTransferResults, startTransferSearch, unfoldDays } from './support/transfer-search.ts'

const selectPath = '/api/transfer/gateway/search/select/'
const Trace = z.object({ traceEvents: z.array(z.object({ name: z.string() })) })
const alertPath = '/api/transfer/info/price-alert/'

test(
  'shows vehicles, filters, orders and selects one',
  { tag: '@phone' },
  async ({ page, request, expectAccessible }) => {
    await openTransferResults(page, request)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İstanbul Havalimanı - Taksim')
    // All departures of a shuttle share one card, which shows the price and the terms of the chosen departure.
    const shuttle = cards(page).filter({ hasText: 'Paylaşımlı servis' })
    await expect(shuttle).toHaveCount(1)
    await expect(shuttle.getByRole('radio')).toHaveCount(3)
    await expect(shuttle.getByRole('radio').first()).toBeChecked()
    const count = Number(/\d+/.exec(await page.getByText(/araç bulundu!$/).innerText())?.[0])
    expect(count).toBeGreaterThan(10)
    await expect(cards(page)).toHaveCount(10)
    await expect(page.getByRole('form', { name: 'Tarihler' })).toContainText(/\d+ km · \d+ (sa|dk)/)
    expect(await wholeCards(page)).toBeGreaterThanOrEqual(3)
    const card = cards(page).first()
    await expect(card).toHaveAccessibleName(/^.+, .+, .+, [\d.]+,\d\d\s₺$/)
    for (const said of ['KDV dahil', /öncesi ücretsiz iptal/, /[\d.]+,\d\d\s₺/]) await expect(card).toContainText(said)
    await card.getByText('Özellikler').click()
    await expect(card.getByText(/büyük bavul/)).toBeVisible()
    await card.getByText('Hizmetler').click()
    await expectAccessible()
    await unfoldDays(page)
    await expect(page.getByRole('img', { name: 'Harita: İstanbul Havalimanı ile Taksim arası' })).toBeVisible()
    await unfoldDays(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    await page.getByRole('link', { name: 'Daha fazla göster' }).scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(Math.min(20, count))

    await order(page, 'En pahalı')
    await expect(page).toHaveURL(/sort=-price/)
    await expect
      .poll(async () => {
        const names = await cards(page).evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''))
        const prices = names.map((name) => Number(/([\d.]+),\d\d\s₺$/.exec(name)?.[1]?.replaceAll('.', '')))
        return prices.length > 1 && prices.every((price, index) => index === 0 || price <= (prices[index - 1] ?? 0))
      })
      .toBe(true)
    const filters = await openFilters(page)
    for (const title of ['Transfer tipi', 'Araç tipi', 'Marka', 'Model', 'Firma'])
      await expect(filters.getByRole('group', { name: title, exact: true })).toBeAttached()
    await filters.getByRole('button', { name: 'sadece Minivan' }).click()
    await filters.getByRole('button', { name: 'Ekonomik' }).click()
    await expect(filters.getByText('2 filtre etkin')).toBeAttached()
    await expectAccessible()
    await filters.getByRole('button', { name: /aracı göster$/ }).click()
    await expect(cards(page).filter({ hasNotText: 'Minivan' })).toHaveCount(0)
    const [chosen] = await cards(page).getByRole('heading').allInnerTexts()
    expect(chosen).toBe('Minivan')
    const calls = callsOf(page, selectPath, 'POST')
    await cards(page).first().getByRole('button', { name: /^Seç/ }).click()
    await expect(page).toHaveURL(/\/transfer\/payment\/\?session_unique=[\w-]{22}&search=/)
    expect(calls[0]?.postDataJSON()).toMatchObject({ product_id: expect.stringContaining('.') })
  },
)

test(
  'renders no SVG image, which would be a document of its own',
  { tag: '@phone' },
  async ({ page, request, browser }) => {
    await browser.startTracing(page, { categories: ['blink'] })
    await openTransferResults(page, request)
    await unfoldDays(page)
    await expect(page.getByLabel('Gidiş tarihi')).toBeVisible()
    const svgImages = async () => {
      const { traceEvents } = z.parse(Trace, JSON.parse((await browser.stopTracing()).toString()))
      return traceEvents.map(({ name }) => name).filter((name) => name.startsWith('SVGImage::'))
    }
    expect(await svgImages()).toEqual([])
    // Checks that the check above can fail: if a page does render an SVG image, the trace contains events of that
    // image.
    await browser.startTracing(page, { categories: ['blink'] })
    await page.evaluate(async () => {
      const image = new Image()
      image.src = '/icons/icon.svg'
      document.body.append(image)
      await image.decode()
    })
    expect(await svgImages()).not.toEqual([])
  },
)

test('opens with three vehicles of a round trip, and six on a wide screen', async ({ page, request }) => {
  const session = await openTransferResults(page, request, { from: 'AYT', to: 'Belek', returns: 33, passengers: 3 })
  expect(await wholeCards(page)).toBeGreaterThanOrEqual(isWide(page) ? 6 : 3)
  await expect(page.getByRole('form', { name: 'Tarihler' }).locator('summary')).toContainText('10:00 → ')
  const times = cards(page).first().getByRole('radio')
  const departure = await times.last().getAttribute('value')
  // The card shows the terms of the chosen departure; the rest of the card stays as the server rendered it.
  const terms = cards(page).first().getByText('öncesi ücretsiz iptal')
  const begun = await terms.innerText()
  await times.first().focus()
  await page.keyboard.press('ArrowUp')
  await expect(times.last()).toBeChecked()
  await expect(times.last()).toBeFocused()
  await expect(terms).not.toHaveText(begun)
  const calls = callsOf(page, selectPath, 'POST')
  await cards(page).first().getByRole('button', { name: /^Seç/ }).click()
  await expect(page).toHaveURL(/\/transfer\/payment\//)
  expect(calls[0]?.postDataJSON()).toMatchObject({ product_id: departure, session_unique: session })
})

test('keeps capacities apart and price notes whole', { tag: '@wide' }, async ({ page, request, baseURL }) => {
  await readEnglish(page, baseURL ?? '')
  const session = await startTransferSearch(request, { passengers: 20, returns: 33 })
  await open(page, `/transfer/search/?session_unique=${session}`)
  const measured = await cards(page).evaluateAll((found) =>
    found.map((card) => {
      const numbers = [...card.querySelectorAll('p[aria-hidden] > span')].map((one) => one.getBoundingClientRect())
      const gaps = numbers.slice(1).map((number, at) => number.left - (numbers[at]?.right ?? Infinity))
      const notes = [...card.querySelectorAll('span > span')].filter(({ textContent }) =>
        /^(· )?(VAT|per|for)\b/.test(textContent),
      )
      const lines = notes.map((note) =>
        Math.round(note.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(note).lineHeight)),
      )
      return { gap: Math.min(...gaps), lines: Math.max(...lines) }
    }),
  )
  expect(measured.length).toBeGreaterThan(0)
  expect(Math.max(...measured.map(({ lines }) => lines))).toBe(1)
  expect(Math.min(...measured.map(({ gap }) => gap))).toBeGreaterThanOrEqual(4)
})

test('a press while the list end comes into view selects the vehicle', { tag: '@phone' }, async ({ page, request }) => {
  await openTransferResults(page, request)
  const calls = callsOf(page, selectPath, 'POST')
  const select = cards(page).last().getByRole('button', { name: /^Seç/ })
  // This press is the page's first one. It waits for code, which the page loads only now.
  await select.evaluate((button: HTMLElement) => {
    button.scrollIntoView({ block: 'start' })
    button.click()
  })
  await expect(page).toHaveURL(/\/transfer\/payment\//)
  expect(calls).toHaveLength(1)
})

test('searches again on another day and for another time', { tag: '@phone' }, async ({ page, request }) => {
  const first = await openTransferResults(page, request, { leaves: 1 })
  const days = page.getByRole('form', { name: 'Tarihler' })
  await unfoldDays(page)
  await days.getByLabel('Alış saati').selectOption('16:30')
  await expect(page).not.toHaveURL(new RegExp(first))
  await expect(days.getByLabel('Alış saati')).toHaveValue('16:30')
  await days.getByRole('button', { name: 'Sonraki' }).click()
  await expect(days.getByLabel('Gidiş tarihi')).toHaveValue(dayAhead(2))
  await expect(days.getByLabel('Alış saati')).toHaveValue('16:30')
  await days.getByRole('button', { name: 'Önceki' }).click()
  await expect(days.getByLabel('Gidiş tarihi')).toHaveValue(dayAhead(1))
})

test('shares a search by a link that reaches it', { tag: '@phone' }, async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (shared: ShareData) => void Object.assign(window, { shared }) })
  })
  await openTransferResults(page, request)
  await page.getByRole('group', { name: 'Sonuç araçları' }).getByRole('link', { name: 'Paylaş' }).click()
  const shared = await page.evaluate<{ title: string; url: string }>('window.shared')
  expect(shared.title).toBe('Transfer Arama Sonucu')
  expect(shared.url).toMatch(/\/transfer\/ara\/[^/]+\/$/)
  await open(page, new URL(shared.url).pathname)
  await expect(page).toHaveURL(/\/transfer\/search\/\?session_unique=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İstanbul Havalimanı - Taksim')
})

test.describe('with faults', { tag: '@phone' }, () => {
  test.use(withFaults)

  test('says what is wrong with a selection, and where nothing is found', async ({
    page,
    request,
    expectAccessible,
  }) => {
    await open(page, '/?tab=transfer')
    const session = await startTransferSearch(request)
    await open(page, `/transfer/search/?session_unique=${session}`)
    const select = cards(page).first().getByRole('button', { name: /^Seç/ })
    const refusal = { status: false, research: false, message: 'Bu araç az önce satıldı.' }
    await page.route(`**${selectPath}`, (route) => route.fulfill({ json: refusal }))
    await select.click()
    const refused = page.getByRole('alertdialog', { name: 'Bu araç az önce satıldı.' })
    await expect(refused).toBeVisible()
    await expectAccessible()
    await refused.getByRole('button', { name: 'Tamam' }).click()
    await expect(page).toHaveURL(/\/transfer\/search\//)

    await page.unroute(`**${selectPath}`)
    await page.route(`**${selectPath}`, (route) => route.abort())
    await select.click()
    const lost = page.getByRole('alertdialog', { name: 'Bir sorun oluştu lütfen tekrar deneyin' })
    await lost.getByRole('button', { name: 'Tamam' }).click()
    await expect(page).toHaveURL(/\/\?tab=transfer/)

    // Istanbul to Antalya is too far for any transfer vehicle.
    const empty = await startTransferSearch(request, { from: 'IST', to: 'AYT' })
    await open(page, `/transfer/search/?session_unique=${empty}`)
    await expect(page.getByText('Transfer bulunamadı')).toBeVisible()
    await expect(
      page.getByText('Bu tarih ve saatte transfer bulamadık. Tarihi ya da saati değiştirip yeniden arayın.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: /Fiyat Alarmı Oluştur/ })).toHaveCount(0)
    await expectAccessible()
  })
})

test.describe('with an account', { tag: '@phone' }, () => {
  test.use({ allowedNoise: [/^Failed to load resource: .* status of 400/] })

  test('watches a price from the sheet', async ({ page, request }) => {
    await signIn(page)
    await openTransferResults(page, request, { leaves: 41 })
    const calls = callsOf(page, alertPath, 'POST')
    await page.getByRole('link', { name: /Fiyat Alarmı Oluştur/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Fiyat Alarmı' })
    await expect(sheet.getByLabel('E-posta')).not.toHaveValue('')
    await expect(sheet.getByText('Lütfen en az bir alanı doldurun')).toHaveCount(0)
    await sheet.getByLabel('E-posta').fill('')
    await sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Lütfen en az bir alanı doldurun' })).toBeVisible()
    expect(calls).toHaveLength(0)
    await sheet.getByLabel('E-posta').fill('yolcu@example.com')
    await sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
    await expect(page.getByText(/^Fiyat alarmınız başarıyla oluşturuldu/)).toBeVisible()
    await expect(sheet).toBeHidden()
    expect(calls[0]?.postDataJSON()).toMatchObject({ notify_email: 'yolcu@example.com', option: expect.any(String) })
    await page.getByRole('link', { name: /Fiyat Alarmı Oluştur/ }).click()
    await sheet.getByLabel('E-posta').fill('yolcu@example.com')
    await sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
    await expect(page.getByText('Bu arama için zaten daha önce bir fiyat alarmı oluşturdunuz.')).toBeVisible()
  })
})
