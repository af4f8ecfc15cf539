/** Performs the steps of a traveller on the transfer search screens: places, results. */
import type { APIRequestContext, Page } from 'playwright/test'
import { dayAhead } from './gateway.ts'
import { expect, open } from './test.ts'

export interface TransferTrip {
  /** IATA code or keyword of a place. */
  from?: string
  to?: string
  /** Date of the pick-up, in days from today. */
  leaves?: number
  /** Date of the return, in days from today; this field is absent for a one-way trip. */
  returns?: number
  /** Time of day of the pick-up (HH:MM). */
  pickUp?: string
  returnPickUp?: string
  passengers?: number
  baggage?: number
}

/** Returns the ID of an airport by its code, or of the first place that a keyword finds. */
export async function placeId(request: APIRequestContext, place: string): Promise<number> {
  const params: Record<string, string> = /^[A-Z]{3}$/.test(place) ? { code: place } : { keyword: place }
  const response = await request.get('/api/transfer/location/', { params })
  const { results }: { results: { id: number }[] } = await response.json()
  expect(results[0], place).toBeDefined()
  return results[0]?.id ?? 0
}

/** Starts a transfer search; returns its session key. */
export async function startTransferSearch(request: APIRequestContext, trip: TransferTrip = {}): Promise<string> {
  const { from = 'IST', to = 'Taksim', leaves = 30, returns, passengers = 2, baggage = 2 } = trip
  const { pickUp = '10:00', returnPickUp = '12:00' } = trip
  const response = await request.post('/api/transfer/gateway/search/', {
    data: {
      departure_location_id: await placeId(request, from),
      arrival_location_id: await placeId(request, to),
      departure_date: dayAhead(leaves),
      departure_pickup_time: pickUp,
      travel_type: returns === undefined ? 'OW' : 'RT',
      return_date: returns === undefined ? null : dayAhead(returns),
      return_pickup_time: returns === undefined ? null : returnPickUp,
      passenger_count: passengers,
      baggage_count: baggage,
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  const reply: { session_unique: string } = await response.json()
  return reply.session_unique
}

/** Starts a transfer search by an API call and opens its results; returns the session key. */
export async function openTransferResults(
  page: Page,
  request: APIRequestContext,
  trip: TransferTrip = {},
): Promise<string> {
  const session = await startTransferSearch(request, trip)
  await open(page, `/transfer/search/?session_unique=${session}`)
  await expect(page.getByRole('status').filter({ hasText: /^Aramanıza uygun \d+ araç bulundu!$/ })).toBeVisible()
  return session
}

/** Opens the form for dates and pick-up times. */
export async function unfoldDays(page: Page): Promise<void> {
  await page
    .getByRole('form', { name: /^(Tarihler|Dates)$/ })
    .locator('summary')
    .click()
}

/** Picks the first place that matches a keyword in the open popup. */
export async function pickPlace(page: Page, side: 'Nereden' | 'Nereye', keyword: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: side })
  await dialog.getByRole('combobox').fill(keyword)
  await dialog.getByRole('option').filter({ hasText: keyword }).first().click()
  await expect(dialog).toBeHidden()
}
