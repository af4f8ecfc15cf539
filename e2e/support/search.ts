/** Steps of a traveller on the search side: airports, results, cards. */
import type { APIRequestContext, Locator, Page, Request } from 'playwright/test'
import { dayAhead, startSearch, type Trip } from './gateway.ts'
import { expect, open } from './test.ts'

/** Picks the airport of that code in the popup that stands open. */
export async function pickAirport(page: Page, side: 'Nereden' | 'Nereye', code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: side })
  await dialog.getByRole('combobox').fill(code)
  await dialog.getByRole('option').filter({ hasText: code }).first().click()
  await expect(dialog).toBeHidden()
}

/** The field of one end of the trip; its text is what was picked. */
export function placeButton(page: Page, side: 'Nereden' | 'Nereye'): Locator {
  return page.getByRole('main').getByRole('button', { name: side })
}

/** Starts a search by the gateway and opens its results; answers the session. */
export async function openResults(page: Page, request: APIRequestContext, trip: Trip = {}): Promise<string> {
  const session = await startSearch(request, trip)
  await open(page, `/flight/search/?session_unique=${session}`)
  await expect(page.getByRole('status').filter({ hasText: 'adet uçuş bulduk!' })).toBeVisible()
  return session
}

/**
 * Searches on the home screen, so that the results are a second page that the browser loads: its calls can be seen and
 * answered by the test.
 */
export async function searchFromHome(page: Page, from = 'IST', to = 'ESB'): Promise<void> {
  await open(page, `/?from=${from}&to=${to}`)
  await expect(placeButton(page, 'Nereye')).toContainText(to)
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
}

/** The flights of the list, each a boarding card. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

/** Unfolds the fares of a card; answers their box. */
export async function openFares(card: Locator): Promise<Locator> {
  const button = card.getByRole('button', { name: /^Seç/ })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  return card.page().getByRole('group', { name: 'Bilet seçeneğinizi belirleyin' })
}

/** The number in '12 adet uçuş bulduk!'. */
export async function foundCount(page: Page): Promise<number> {
  return Number.parseInt(await page.getByText('adet uçuş bulduk!').innerText(), 10)
}

/** Whether the window has room for the filters beside the list. */
export function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 1024
}

/**
 * Settings of journeys that answer calls in the gateway's place: without the service worker, whose own calls a test
 * can't reach, and with the browser's complaints about the answers.
 */
export const withFaults = { serviceWorkers: 'block' as const, allowedNoise: [/^Failed to load resource/] }

/** Opens the filters where they are a panel; answers where they are. */
export async function openFilters(page: Page): Promise<Locator> {
  if (isWide(page)) return page.getByRole('complementary', { name: 'Filtrele' })
  await page.getByRole('group', { name: 'Sonuç araçları' }).getByRole('button', { name: 'Filtrele' }).click()
  return page.getByRole('dialog', { name: 'Filtrele' })
}

/** Orders the list, in the sheet or by the select of wide windows. */
export async function order(page: Page, title: string): Promise<void> {
  if (isWide(page)) {
    await page.getByRole('combobox', { name: 'Sırala' }).selectOption({ label: title })
    return
  }
  await page.getByRole('button', { name: 'Sırala' }).click()
  await page.getByRole('dialog', { name: 'Sırala' }).getByRole('radio', { name: title }).check()
  await expect(page.getByRole('dialog', { name: 'Sırala' })).toBeHidden()
}

/** Collects the calls of the page whose path is `path`, from now on. */
export function callsOf(page: Page, path: string, method = 'GET'): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) calls.push(request)
  })
  return calls
}

/** Signs the demo account in and comes back to `returnTo`. */
export async function signIn(page: Page, returnTo = '/'): Promise<void> {
  await open(page, `/auth/login/?${new URLSearchParams({ returnTo })}`)
  await page.getByLabel('Kullanıcı adı').fill('demo')
  await page.getByLabel('Şifre', { exact: true }).fill('ufuk-demo-2026')
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click()
  await expect(page).not.toHaveURL(/\/auth\/login/)
  // The address is there before the screen, whose menu and panels go with it.
  await expect(page.getByLabel('Şifre', { exact: true })).toBeHidden()
}

/** A document of this page is in English from now on. */
export async function readEnglish(page: Page, origin: string): Promise<void> {
  await page.context().addCookies([{ name: 'settings', value: encodeURIComponent('en|TR|TRY'), url: origin }])
}

/** 20 Ara Pazar… of the day that is `days` from today, as the calendar names it. */
export function dayName(days: number): string {
  return new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${dayAhead(days)}T00:00:00Z`),
  )
}
