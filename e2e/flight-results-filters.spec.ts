/** Tests filters and orderings of the flight results (docs/product/booking.md#filters-and-orderings). */
import type { Locator, Page } from 'playwright/test'
import { foundFlights, openFares, openFlightResults, startFlightSearch } from './support/flight-search.ts'
import { holdScripts } from './support/held-scripts.ts'
import { cards, isWide, openFilters, order, readEnglish } from './support/search.ts'
import { expect, ready, settled, test } from './support/test.ts'

/** A route whose search finds direct and connecting flights of several airlines. */
const trip = { from: 'ESB', to: 'TZX' }

const group = (filters: Locator, title: string) => filters.getByRole('group', { name: title, exact: true })
const active = (filters: Locator) => filters.getByText(/^\d+ filtre etkin$/)

/** Returns the prices on the cards, in TRY. */
async function prices(page: Page): Promise<number[]> {
  const names = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))
  return names.map((name) => Number(/([\d.]+),\d\d\s₺$/.exec(name)?.[1]?.replaceAll('.', '')))
}

async function departures(page: Page): Promise<string[]> {
  const names = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))
  return names.map((name) => /(\d\d:\d\d) /.exec(name)?.[1] ?? '')
}

test('has a filter for each property of a flight, with counts, bounds and times of day', async ({ page, request }) => {
  await openFlightResults(page, request, trip)
  const filters = await openFilters(page)
  for (const title of ['Aktarma', 'Havayolu', 'Kalkış saati', 'Varış saati', 'Fiyat', 'Süre'])
    await expect(group(filters, title)).toBeVisible()
  await expect(group(filters, 'Aktarma').getByRole('checkbox', { name: /^Aktarmasız ?\d+$/ })).toBeChecked()
  await expect(group(filters, 'Havayolu').getByRole('checkbox', { name: 'Tümü' })).toBeChecked()

  const time = group(filters, 'Kalkış saati')
  await expect(time.getByRole('status')).toHaveText('00:00 – 24:00')
  const presets = {
    'Gece 00–06': '00:00 – 06:00',
    'Sabah 06–12': '06:00 – 12:00',
    'Öğle 12–18': '12:00 – 18:00',
    'Akşam 18–24': '18:00 – 24:00',
    Tümü: '00:00 – 24:00',
  }
  for (const [name, span] of Object.entries(presets)) {
    await time.getByRole('button', { name, exact: true }).click()
    await expect(time.getByRole('status')).toHaveText(span)
  }
  if (!isWide(page)) {
    const box = async () => (await filters.boundingBox()) ?? { x: 0, width: 0 }
    await expect.poll(async () => (await box()).width).toBeCloseTo(390 * 0.9, 0)
    await expect.poll(async () => (await box()).x + (await box()).width).toBeCloseTo(390, 0)
  }
})

test('narrows the list, counts what is set and clears it again', async ({ page, request }) => {
  await openFlightResults(page, request, trip)
  const all = await foundFlights(page)
  const filters = await openFilters(page)
  await expect(active(filters)).toHaveCount(0)

  const direct = group(filters, 'Aktarma').getByRole('checkbox', { name: /^Aktarmasız/ })
  await group(filters, 'Aktarma').getByRole('button', { name: 'sadece Aktarmasız' }).click()
  await expect(direct).toBeChecked()
  await expect(active(filters)).toHaveText('1 filtre etkin')
  const directs = Number(/\d+$/.exec((await direct.locator('..').innerText()).trim())?.[0])
  await expect(page.getByText(`${directs} adet uçuş bulduk!`)).toBeAttached()
  expect(directs).toBeLessThan(all)

  const airline = group(filters, 'Havayolu').getByRole('checkbox').nth(1)
  await airline.uncheck()
  await expect(active(filters)).toHaveText('2 filtre etkin')
  await airline.check()
  await expect(active(filters)).toHaveText('1 filtre etkin')
  await group(filters, 'Aktarma').getByRole('checkbox', { name: 'Tümü' }).check()
  await expect(active(filters)).toHaveCount(0)

  const price = group(filters, 'Fiyat')
  await price.getByLabel('En çok').press('Home')
  await expect(active(filters)).toHaveText('1 filtre etkin')
  await price.getByLabel('En çok').press('End')
  await expect(active(filters)).toHaveCount(0)

  await group(filters, 'Aktarma').getByRole('checkbox', { name: 'Tümü' }).uncheck()
  await group(filters, 'Havayolu')
    .getByRole('button', { name: /^sadece/ })
    .first()
    .click()
  await expect(active(filters)).toHaveText('2 filtre etkin')
  await expect(page.getByRole('heading', { name: 'Filtrelere uyan uçuş yok', includeHidden: true })).toBeAttached()
  await filters.getByRole('link', { name: 'Temizle' }).click()
  await expect(active(filters)).toHaveCount(0)
  await expect(page.getByText(`${all} adet uçuş bulduk!`)).toBeAttached()
})

test(
  'keeps the filters in the address, and offers to clear those that leave nothing',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightResults(page, request, trip)
    const all = await foundFlights(page)
    const filters = await openFilters(page)
    await group(filters, 'Aktarma').getByRole('button', { name: 'sadece Aktarmasız' }).click()
    await expect(page).toHaveURL(/transfers=0/)
    await filters.getByRole('button', { name: /uçuşu göster$/ }).click()
    await expect(filters).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filtrele' })).toContainText('1')
    // The URL changes before the list is updated.
    await expect.poll(() => foundFlights(page)).toBeLessThan(all)
    const shown = await foundFlights(page)
    await page.reload()
    await expect.poll(() => foundFlights(page)).toBe(shown)
    await expect(cards(page).first()).toContainText('Direkt')
    const chip = page.getByRole('list', { name: 'Etkin filtreler' }).getByRole('link')
    await expect(chip).toHaveText('Aktarmasız')
    await chip.click()
    await expect(chip).toHaveCount(0)
    await expect.poll(() => foundFlights(page)).toBe(all)
    await page.goto(`${page.url()}&transfers=0`)
    await expect(chip).toBeVisible()

    await page.goto(`${page.url()}&transfers=`.replace('transfers=0', ''))
    await expect(page.getByRole('heading', { name: 'Filtrelere uyan uçuş yok' })).toBeVisible()
    await page.getByRole('link', { name: 'Filtreleri temizle' }).click()
    await expect.poll(() => foundFlights(page)).toBe(all)
  },
)

test('keeps active filters and their number whole on a narrow screen', { tag: '@phone' }, async ({ page, request }) => {
  const session = await openFlightResults(page, request, trip)
  await page.goto(`/flight/search/?session_unique=${session}&transfers=0&departure_time_min=360&arrival_time_min=360`)
  const chips = page.getByRole('list', { name: 'Etkin filtreler' }).getByRole('link')
  await expect(chips).toHaveCount(3)
  const filters = page.getByRole('button', { name: 'Filtrele' })
  await expect(filters).toContainText('3')
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const places = await chips.evaluateAll((found) => found.map((chip) => chip.getBoundingClientRect().toJSON()))
    for (const [index, { left }] of places.entries())
      expect(left, `chip ${index} at ${width} px`).toBeGreaterThan(places[index - 1]?.right ?? 0)
    // The test counts the lines of the button's text, which must fit on one line.
    const lines = await filters.evaluate((button) => {
      const text = [...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const range = document.createRange()
      if (text) range.selectNode(text)
      return range.getClientRects().length
    })
    expect(lines, `lines at ${width} px`).toBe(1)
  }
  await chips.first().click()
  await expect(chips).toHaveCount(2)
})

test('gives every part of the day a touch target of 44 px in English', async ({ page, request, baseURL }) => {
  await readEnglish(page, baseURL ?? '')
  await page.goto(`/flight/search/?session_unique=${await startFlightSearch(request, trip)}`)
  await ready(page)
  if (!isWide(page)) await page.getByRole('button', { name: 'Filter' }).click()
  const all = page.getByRole('button', { name: 'All', exact: true }).first()
  await expect(all).toBeVisible()
  const parts = await all.locator('xpath=..').getByRole('button').all()
  expect(parts.length).toBeGreaterThan(3)
  for (const part of parts) {
    const { width, height } = (await part.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height), await part.innerText()).toBeGreaterThanOrEqual(44)
  }
})

test(
  'opens filters and orderings by a click alone, before and after hydration',
  { tag: '@phone' },
  async ({ page, request }) => {
    const path = `/flight/search/?session_unique=${await startFlightSearch(request, trip)}`
    await page.goto(path)
    await ready(page)
    const dialog = page.getByRole('dialog')
    const choices = page.locator('dialog input:is([type=checkbox], [type=radio])')
    await expect(choices).toHaveCount(0)
    // Presses the button as assistive technology does: without a pointer and without focus.
    await page.getByRole('button', { name: 'Sırala' }).evaluate((button: HTMLButtonElement) => button.click())
    await expect(dialog.getByRole('radio', { checked: true })).toBeFocused()
    await page.keyboard.press('Escape')
    const release = await holdScripts(page)
    await page.goto(path)
    await page.getByRole('button', { name: 'Filtrele' }).click()
    const direct = dialog.getByRole('checkbox').first()
    await expect(direct).toBeVisible()
    release()
    await ready(page)
    await direct.uncheck()
    await expect(page).toHaveURL(/&transfers=/)
    await expect(direct).not.toBeChecked()
  },
)

/** Expects the list to become ordered; it polls, since the cards change shortly after the URL. */
async function expectOrdered<T>(read: () => Promise<T[]>, compare: (a: T, b: T) => number): Promise<void> {
  await expect(async () => {
    const shown = await read()
    expect(shown).toEqual(shown.toSorted(compare))
  }).toPass()
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

test('orders the list both ways', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightResults(page, request, trip)
  await expectOrdered(
    () => prices(page),
    (a, b) => a - b,
  )
  const cheapest = Math.min(...(await prices(page)))
  await order(page, 'En pahalı')
  await expect.poll(async () => (await prices(page))[0]).toBeGreaterThan(cheapest)
  await expectOrdered(
    () => prices(page),
    (a, b) => b - a,
  )
  await order(page, 'En erken kalkış')
  await expect(page).toHaveURL(/sort=departure/)
  await expectOrdered(() => departures(page), byText)
  await order(page, 'En geç kalkış')
  await expect(page).toHaveURL(/sort=-departure/)
  await expectOrdered(
    () => departures(page),
    (a, b) => byText(b, a),
  )
})

test(
  'shows and sells prices with a checked bag, in the address and in a shared link',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightResults(page, request, { from: 'IST', to: 'ESB' })
    const [cheapest = 0] = await prices(page)
    const bag = page.getByRole('button', { name: 'Bavul dahil' })
    const ofDay = page.getByRole('group', { name: 'Günler' }).locator('[aria-current]')
    const whole = (price = 0) => `, ${price.toLocaleString('tr')} ₺`
    await expect(ofDay).toContainText(whole(cheapest))
    await expect(cards(page).first()).toContainText('el bagajı')
    await bag.click()
    await expect(bag).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/bag=1/)
    await expect.poll(async () => (await prices(page))[0]).toBeGreaterThan(cheapest)
    await expectOrdered(
      () => prices(page),
      (a, b) => a - b,
    )
    await expect(page.getByText(/^\d+ kg el bagajı$/)).toHaveCount(0)
    const link = await page.getByRole('link', { name: 'Paylaş' }).filter({ visible: true }).getAttribute('href')
    await page.goto(link ?? '')
    await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=[\w-]{22}&bag=1/)
    const [dearer = 0] = await prices(page)
    expect(dearer).toBeGreaterThan(cheapest)
    await expect(ofDay).toContainText(whole(dearer))
    const fares = (await openFares(cards(page).first())).getByRole('listitem')
    await expect(fares.filter({ hasText: 'En düşük fiyat' })).toContainText(/Bagaj: \d+ kg/)
    await expect(fares.filter({ hasText: 'Bagaj yok' })).toHaveCount(0)
    // When the traveller goes back from the payment, the results still show the prices with a checked bag.
    await fares.getByRole('button').first().click()
    await expect(page).toHaveURL(/\/flight\/payment\/.*&bag=1/)
    await page.goBack()
    await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=[\w-]{22}&bag=1/)
    await expect.poll(async () => (await prices(page))[0]).toBeGreaterThan(cheapest)
    await bag.click()
    await expect(page).not.toHaveURL(/bag=1/)
    await expect.poll(async () => (await prices(page))[0]).toBe(cheapest)
  },
)

// Wide windows have a select field beside the list instead of this sheet.
test('offers every ordering in a sheet of 60% of the window', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightResults(page, request, trip)
  await page.getByRole('button', { name: 'Sırala' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sırala' })
  await expect(sheet.getByRole('radio')).toHaveCount(9)
  await expect(sheet.getByRole('radio', { name: 'En ucuz' })).toBeChecked()
  for (const title of ['En iyi', 'En kısa süre', 'En uzun süre', 'Havayolu (A-Z)', 'Havayolu (Z-A)'])
    await expect(sheet.getByRole('radio', { name: title })).toBeVisible()
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBeCloseTo(844 * 0.6, 0)
})

test(
  'a double tap on the button opens the ordering sheet, and chooses nothing in it',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightResults(page, request, trip)
    // The code that stops second taps is loaded after the first screen.
    await page.waitForLoadState('networkidle')
    const box = await page.getByRole('button', { name: 'Sırala' }).boundingBox()
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    const sheet = page.getByRole('dialog', { name: 'Sırala' })
    const options = sheet.locator('label', { has: page.getByRole('radio', { checked: false }) })
    await expect.poll(() => options.evaluateAll((all) => all.some((option) => option.matches(':hover')))).toBe(true)
    // This is the second click of a double click: `clickCount` tells so even if the sheet took long to open.
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await settled(page)
    await expect(sheet.getByRole('radio', { name: 'En ucuz' })).toBeChecked()
    await expect(sheet).toBeVisible()
    await sheet.getByRole('radio', { name: 'En kısa süre' }).click()
    await expect(page).toHaveURL(/sort=/)
  },
)

test('walks the ordering sheet by arrow keys, and closes it by Enter', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightResults(page, request, trip)
  await page.getByRole('button', { name: 'Sırala' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sırala' })
  await sheet.getByRole('radio', { name: 'En ucuz' }).focus()
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown')
  await expect(sheet.getByRole('radio', { name: 'En erken kalkış' })).toBeChecked()
  await expect(page).toHaveURL(/sort=departure/)
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expectOrdered(() => departures(page), byText)
})
