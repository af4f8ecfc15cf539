/**
 * Performs a traveller's steps on the search screens of any product, finds elements of these screens, and records the
 * calls that they send.
 */
import type { Locator, Page, Request } from 'playwright/test'
import { dayAhead } from './gateway.ts'
import { expect } from './test.ts'

/** Returns the button of an origin or a destination; its text is the picked place. */
export function placeButton(page: Page, side: 'Nereden' | 'Nereye'): Locator {
  return page.getByRole('main').getByRole('button', { name: side })
}

/** Returns the cards of the results list. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

/** Returns the number of completely visible cards; on phones the toolbar covers the bottom of the screen. */
export async function wholeCards(page: Page): Promise<number> {
  const tools = isWide(page)
    ? null
    : await page.getByRole('group', { name: /^(Sonuç araçları|Result tools)$/ }).boundingBox()
  const end = tools?.y ?? page.viewportSize()?.height ?? 0
  const ends = await cards(page).evaluateAll((found) => found.map((card) => card.getBoundingClientRect().bottom))
  return ends.filter((bottom) => bottom <= end).length
}

/** Whether the window is wide enough for filters beside the list. */
export function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 1024
}

/**
 * Playwright options for browser tests that fake API responses. They block the service worker, because tests can't
 * intercept its calls, and allow the errors that the browser's console shows about these responses.
 */
export const withFaults = { serviceWorkers: 'block' as const, allowedNoise: [/^Failed to load resource/] }

/** Opens the filters if they are in a panel; returns their container. */
export async function openFilters(page: Page): Promise<Locator> {
  if (isWide(page)) return page.getByRole('complementary', { name: 'Filtrele' })
  await page.getByRole('group', { name: 'Sonuç araçları' }).getByRole('button', { name: 'Filtrele' }).click()
  return page.getByRole('dialog', { name: 'Filtrele' })
}

/** Sorts the list, in the sheet on phones or by the select field of wide windows. */
export async function order(page: Page, title: string): Promise<void> {
  if (isWide(page)) {
    await page.getByRole('combobox', { name: 'Sırala' }).selectOption({ label: title })
    return
  }
  await page.getByRole('button', { name: 'Sırala' }).click()
  await page.getByRole('dialog', { name: 'Sırala' }).getByRole('radio', { name: title }).check()
  await expect(page.getByRole('dialog', { name: 'Sırala' })).toBeHidden()
}

/** Returns a list to which the page's calls to `path` are added from now on. */
export function callsOf(page: Page, path: string, method = 'GET'): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) calls.push(request)
  })
  return calls
}

/** Makes the server render the next pages of this browser tab in English. */
export async function readEnglish(page: Page, origin: string): Promise<void> {
  await page.context().addCookies([{ name: 'settings', value: encodeURIComponent('en|TR|TRY'), url: origin }])
}

/** Returns the date `days` after today as the calendar names it, such as '20 Aralık Pazar'. */
export function dayName(days: number): string {
  return new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${dayAhead(days)}T00:00:00Z`),
  )
}
