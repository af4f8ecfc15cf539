/** Tests that selected, occupied and focused states stay visible with forced colours (high-contrast mode). */
import type { Locator, Page } from 'playwright/test'
import type { BusDetailReply } from '#contract/bus-results.ts'
import { openFlightResults } from './support/flight-search.ts'
import { openFlightPayment } from './support/flight-purchase.ts'
import { chooseSeat, freeSeats, openBusResults, openSeats, roomyTrips } from './support/bus-search.ts'
import { differingPixels, expectMark, expectToldApart, mark, pictureOf } from './support/forced-colors.ts'
import { part } from './support/payment.ts'
import { openFilters } from './support/search.ts'
import { expect, open, test } from './support/test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

/** Returns the `<label>` around a control, whose look shows the control's state. */
const labelOf = (control: Locator) => control.locator('xpath=ancestor::label')

/** Removes the app's own rules for forced colours from the page. */
function withoutOwnRules(): void {
  const remove = (rules: CSSGroupingRule | CSSStyleSheet) => {
    for (let index = rules.cssRules.length - 1; index >= 0; index--) {
      const rule = rules.cssRules[index]
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors')) rules.deleteRule(index)
      else if (rule instanceof CSSGroupingRule) remove(rule)
    }
  }
  for (const sheet of document.styleSheets) remove(sheet)
}

test('a choice that has no mark is found', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  await page.evaluate(withoutOwnRules)
  const oneWay = page.getByRole('radio', { name: 'Tek Yön' })
  const chosen = await pictureOf(labelOf(oneWay))
  await page.getByRole('radio', { name: 'Gidiş / Dönüş' }).check()
  expect(await differingPixels(page, [chosen, await pictureOf(labelOf(oneWay))])).toBeLessThan(mark)
})

test('home', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  const products = page.getByRole('navigation', { name: 'Ürünler' })
  const bar = page.getByRole('navigation', { name: 'Ana gezinme' }).getByRole('link', { name: 'Bilet ara' })
  const oneWay = page.getByRole('radio', { name: 'Tek Yön' })
  await expectMark(labelOf(oneWay), 'kind of trip', () => page.getByRole('radio', { name: 'Gidiş / Dönüş' }).check())
  const direct = page.getByRole('switch')
  await expectMark(direct, 'switch', () => direct.check())
  await expectMark(products.getByRole('link', { name: 'Uçak' }), 'tab of a product', async () => {
    await products.getByRole('link', { name: 'Otobüs' }).click()
    await expect(page.getByRole('button', { name: 'Bugün' })).toBeVisible()
  })
  const today = page.getByRole('button', { name: 'Bugün' })
  await today.click()
  await expectMark(today, 'shortcut of a day', () => page.getByRole('button', { name: 'Yarın' }).click())
  await expectMark(bar, 'bottom tab bar', async () => {
    await page.getByRole('navigation', { name: 'Ana gezinme' }).getByRole('link', { name: 'Yardım' }).click()
    await expect(page).toHaveURL(/\/faq\//)
  })
})

/** Takes a screenshot of a day in the calendar of a date field. */
async function dayInCalendar(page: Page, field: string, day: Locator): Promise<string> {
  await page.locator(`[data-field=${field}]`).click()
  const picture = await pictureOf(day)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  return picture
}

test('calendar', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/?tab=bus')
  const today = page.locator('dialog:modal [aria-current=date]')
  await page.getByRole('button', { name: 'Bugün' }).click()
  const chosen = await dayInCalendar(page, 'departure_date', today)
  await page.getByRole('button', { name: 'Yarın' }).click()
  await expectToldApart(page, 'today', chosen, await dayInCalendar(page, 'departure_date', today))
})

test('the days of a trip', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  const calendar = page.locator('dialog:modal')
  await page.locator('[data-field=departure_date]').click()
  const month = calendar.getByRole('grid').nth(1)
  await month.getByRole('button', { name: /^10 / }).click()
  await expect(calendar).toBeHidden()
  const between = month.getByRole('button', { name: /^11 / })
  const beside = await dayInCalendar(page, 'departure_date', between)
  await page.getByRole('radio', { name: 'Gidiş / Dönüş' }).check()
  await expectToldApart(page, 'a day of the trip', beside, await dayInCalendar(page, 'departure_date', between))
})

test('steppers', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  await page.locator('[data-field=passengers]').click()
  const fewer = page.getByRole('button', { name: 'Yetişkin azalt' })
  await expect(fewer).toBeDisabled()
  // Forced colours remove the sheet's shadow and the dimming behind it, so a border separates the sheet from the page.
  await expect(page.getByRole('dialog')).toHaveCSS('border-block-start-style', 'solid')
  await expectMark(fewer, 'a button that can be pressed', () =>
    page.getByRole('button', { name: 'Yetişkin artır' }).click(),
  )
})

test('filters', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightResults(page, request, { from: 'ESB', to: 'TZX' })
  const filters = await openFilters(page)
  const all = filters.getByRole('button', { name: 'Tümü' }).first()
  const slider = filters.getByRole('slider').first()
  const track = slider.locator('xpath=..')
  await expectMark(all, 'preset', () => filters.getByRole('button', { name: 'Gece' }).first().click())
  await all.click()
  await expectMark(track, 'slider', () => slider.fill('600'))
  const box = filters.getByRole('checkbox').nth(1)
  await expectMark(box, 'checkbox', () => box.uncheck())
})

test('seats', { tag: '@phone' }, async ({ page, request }) => {
  await openBusResults(page, request)
  // On some dates no woman has taken a seat of this trip, so the test marks the last free seat of the reply as sold to
  // a woman.
  await page.route('**/api/bus/gateway/search/detail/', async (route) => {
    const answer: BusDetailReply = await (await route.fetch()).json()
    const free = answer.search_item_detail.seat_matrix.flat().filter((seat) => seat?.is_empty && seat.active)
    const last = free.at(-1)
    if (!last) throw new Error('the trip has no free seat')
    Object.assign(last, { is_empty: false, sold_to: 'F' })
    await route.fulfill({ json: answer })
  })
  const popup = await openSeats(page, roomyTrips(page).last())
  const seat = freeSeats(popup).first()
  const number = (await seat.getAttribute('data-seat')) ?? ''
  const place = popup.locator(`[data-seat="${number}"]`)
  await expectMark(place, 'chosen seat', () => chooseSeat(seat, 'Kadın'))
  const bare = (state: string) => pictureOf(popup.locator(`[data-state=${state}]`).first(), { bare: true })
  const [free, taken, chosen] = [await bare('free'), await bare('taken'), await bare('chosen')]
  await expectToldApart(page, 'taken or free', taken, free)
  await expectToldApart(page, 'taken or chosen', taken, chosen)
  await expect(popup.locator('[data-state=taken][data-owner=F]').first()).toContainText(/\d/)
})

test('radio cards of a form', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightPayment(page, request)
  const woman = part(page, '1. Yolcu').getByRole('radio', { name: 'Kadın' })
  await expectMark(labelOf(woman), 'radio card', () => woman.check())
  const consent = page.getByRole('checkbox', { name: /kabul/ })
  await expectMark(consent, 'consent', () => consent.check())
})

test('focus', { tag: '@phone' }, async ({ page, request }) => {
  await open(page, '/')
  for (const target of ['link', 'button', 'radio', 'switch'] as const) {
    const thing = page.getByRole('main').getByRole(target).first()
    const seen = target === 'radio' ? labelOf(thing) : thing
    const before = await pictureOf(seen)
    // After a key press the browser shows the focus as keyboard focus (:focus-visible).
    await page.keyboard.press('Shift')
    await thing.focus()
    await expectToldApart(page, `focus on a ${target}`, before, await pictureOf(seen, { focused: true }))
  }
  await openBusResults(page, request)
  const popup = await openSeats(page, roomyTrips(page).last())
  const seat = popup.locator('[data-seat]').first()
  const before = await pictureOf(seat)
  await page.keyboard.press('Shift')
  await seat.focus()
  await expectToldApart(page, 'focus on a seat', before, await pictureOf(seat, { focused: true }))
})
