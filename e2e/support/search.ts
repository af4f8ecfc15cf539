/** Steps of a traveller on the search screens: airports, results, cards. */
import type { APIRequestContext, Locator, Page, Request } from 'playwright/test'
import { dayAhead, startSearch, type Trip } from './gateway.ts'
import { expect, open } from './test.ts'

/** Picks the airport with that code in the open popup. */
export async function pickAirport(page: Page, side: 'Nereden' | 'Nereye', code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: side })
  await dialog.getByRole('combobox').fill(code)
  await dialog.getByRole('option').filter({ hasText: code }).first().click()
  await expect(dialog).toBeHidden()
}

/** The button of an origin or a destination; its text is the picked airport. */
export function placeButton(page: Page, side: 'Nereden' | 'Nereye'): Locator {
  return page.getByRole('main').getByRole('button', { name: side })
}

/** Starts a search by an API call and opens its results; returns the session. */
export async function openResults(page: Page, request: APIRequestContext, trip: Trip = {}): Promise<string> {
  const session = await startSearch(request, trip)
  await open(page, `/flight/search/?session_unique=${session}`)
  await expect(page.getByRole('status').filter({ hasText: 'adet uçuş bulduk!' })).toBeVisible()
  return session
}

/**
 * Searches on the home screen, so that the browser itself loads the results and the test can observe and fake the
 * calls.
 */
export async function searchFromHome(page: Page, from = 'IST', to = 'ESB'): Promise<void> {
  await open(page, `/?from=${from}&to=${to}`)
  await expect(placeButton(page, 'Nereye')).toContainText(to)
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
}

/** The flight cards of the list. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

/** Expands the fares of a card; returns their box. */
export async function openFares(card: Locator): Promise<Locator> {
  const button = card.getByRole('button', { name: /^Seç/ })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  return card.page().getByRole('group', { name: 'Bilet seçeneğinizi belirleyin' })
}

/** Number of completely visible cards; on phones the toolbar covers the bottom of the screen. */
export async function wholeCards(page: Page): Promise<number> {
  const tools = isWide(page)
    ? null
    : await page.getByRole('group', { name: /^(Sonuç araçları|Result tools)$/ }).boundingBox()
  const end = tools?.y ?? page.viewportSize()?.height ?? 0
  const ends = await cards(page).evaluateAll((found) => found.map((card) => card.getBoundingClientRect().bottom))
  return ends.filter((bottom) => bottom <= end).length
}

/** Expands the details of a flight, with its fares, below its row; returns the expanded part. */
export async function openFlight(card: Locator): Promise<Locator> {
  await card.getByRole('button', { expanded: false }).click()
  return card.page().getByRole('group', { name: 'Uçuş ayrıntıları' })
}

/** The number in '12 adet uçuş bulduk!'. */
export async function foundCount(page: Page): Promise<number> {
  return Number.parseInt(await page.getByText('adet uçuş bulduk!').innerText(), 10)
}

/** Whether the window is wide enough for filters beside the list. */
export function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 1024
}

/**
 * Settings for journeys that fake API replies: no service worker, whose calls tests can't intercept, and the browser's
 * console errors about these replies are allowed.
 */
export const withFaults = { serviceWorkers: 'block' as const, allowedNoise: [/^Failed to load resource/] }

/** Opens the filters if they are in a panel; returns their container. */
export async function openFilters(page: Page): Promise<Locator> {
  if (isWide(page)) return page.getByRole('complementary', { name: 'Filtrele' })
  await page.getByRole('group', { name: 'Sonuç araçları' }).getByRole('button', { name: 'Filtrele' }).click()
  return page.getByRole('dialog', { name: 'Filtrele' })
}

/** Sorts the list, in the sheet or by the select of wide windows. */
export async function order(page: Page, title: string): Promise<void> {
  if (isWide(page)) {
    await page.getByRole('combobox', { name: 'Sırala' }).selectOption({ label: title })
    return
  }
  await page.getByRole('button', { name: 'Sırala' }).click()
  await page.getByRole('dialog', { name: 'Sırala' }).getByRole('radio', { name: title }).check()
  await expect(page.getByRole('dialog', { name: 'Sırala' })).toBeHidden()
}

/** Collects the page's calls to `path` from now on. */
export function callsOf(page: Page, path: string, method = 'GET'): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) calls.push(request)
  })
  return calls
}

/** Signs the demo account in and returns to `returnTo`. */
export async function signIn(page: Page, returnTo = '/'): Promise<void> {
  await open(page, `/auth/login/?${new URLSearchParams({ returnTo })}`)
  await page.getByLabel('Kullanıcı adı').fill('demo')
  await page.getByLabel('Şifre', { exact: true }).fill('ufuk-demo-2026')
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click()
  await expect(page).not.toHaveURL(/\/auth\/login/)
  // The URL changes before the screen: a menu or panel that a journey opens now would disappear with the old screen.
  await expect(page.getByLabel('Şifre', { exact: true })).toBeHidden()
}

/** Makes documents of this page English from now on. */
export async function readEnglish(page: Page, origin: string): Promise<void> {
  await page.context().addCookies([{ name: 'settings', value: encodeURIComponent('en|TR|TRY'), url: origin }])
}

/** The date `days` after today in the calendar's format, such as '20 Ara Pazar…'. */
export function dayName(days: number): string {
  return new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${dayAhead(days)}T00:00:00Z`),
  )
}
