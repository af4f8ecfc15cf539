/**
 * Helpers for browser tests of the flight search: some search by API calls, others perform a traveller's steps on the
 * search screens.
 */
import type { APIRequestContext, Locator, Page } from 'playwright/test'
import { dayAhead } from './gateway.ts'
import { placeButton } from './search.ts'
import { expect, open } from './test.ts'

const airportId = (code: string) => Number.parseInt(code, 36)

export interface FlightTrip {
  from?: string
  to?: string
  /** Date of departure, in days from today. */
  leaves?: number
  /** Date of return, in days from today; this field is absent for a one-way trip. */
  returns?: number
  adults?: number
  children?: number
  infants?: number
}

/** Starts a flight search; returns its session key. */
export async function startFlightSearch(request: APIRequestContext, trip: FlightTrip = {}): Promise<string> {
  const { from = 'IST', to = 'ESB', leaves = 30, returns, adults = 1, children = 0, infants = 0 } = trip
  const response = await request.post('/api/flight/gateway/search/', {
    data: {
      departure_airport: airportId(from),
      arrival_airport: airportId(to),
      departure_date: dayAhead(leaves),
      return_date: returns === undefined ? null : dayAhead(returns),
      fly_type: returns === undefined ? 'OW' : 'RT',
      adult_count: adults,
      child_count: children,
      infant_count: infants,
      flight_class: 'economy',
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  const reply: { session_unique: string } = await response.json()
  return reply.session_unique
}

/** Picks the airport with the code `code` in the open popup. */
export async function pickAirport(page: Page, side: 'Nereden' | 'Nereye', code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: side })
  await dialog.getByRole('combobox').fill(code)
  await dialog.getByRole('option').filter({ hasText: code }).first().click()
  await expect(dialog).toBeHidden()
}

/** Starts a flight search by an API call and opens its results; returns the session key. */
export async function openFlightResults(
  page: Page,
  request: APIRequestContext,
  trip: FlightTrip = {},
): Promise<string> {
  const session = await startFlightSearch(request, trip)
  await open(page, `/flight/search/?session_unique=${session}`)
  await expect(page.getByRole('status').filter({ hasText: 'adet uçuş bulduk!' })).toBeVisible()
  return session
}

/**
 * Searches on the home screen, so that the browser itself loads the results and the test can observe and fake the
 * calls.
 */
export async function searchFlightsFromHome(page: Page, from = 'IST', to = 'ESB'): Promise<void> {
  await open(page, `/?from=${from}&to=${to}`)
  await expect(placeButton(page, 'Nereye')).toContainText(to)
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
}

/** Expands the fares of a card; returns the element that contains them. */
export async function openFares(card: Locator): Promise<Locator> {
  const button = card.getByRole('button', { name: /^Seç/ })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  return card.page().getByRole('group', { name: 'Bilet seçeneğinizi belirleyin' })
}

/** Expands the details of a flight, which contain its fares; returns the expanded part. */
export async function openFlight(card: Locator): Promise<Locator> {
  await card.getByRole('button', { expanded: false }).click()
  return card.page().getByRole('group', { name: 'Uçuş ayrıntıları' })
}

/** Returns the number of found flights that the results page states, as in '12 adet uçuş bulduk!'. */
export async function foundFlights(page: Page): Promise<number> {
  return Number.parseInt(await page.getByText('adet uçuş bulduk!').innerText(), 10)
}
