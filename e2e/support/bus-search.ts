/** Performs the steps of a traveller on the bus search screens: stations, results, seats. */
import type { APIRequestContext, Locator, Page } from 'playwright/test'
import { dayAhead } from './gateway.ts'
import { expect, open } from './test.ts'

interface BusTrip {
  from?: string
  to?: string
  /** Date of departure, in days from today. */
  leaves?: number
}

/** Returns the ID of a station that the keyword matches, preferably one in the city of that name. */
export async function stationId(request: APIRequestContext, keyword: string): Promise<number> {
  const response = await request.get('/api/bus/station/', { params: { keyword } })
  const { results }: { results: { id: number; city: string }[] } = await response.json()
  const station = results.find(({ city }) => city === keyword) ?? results[0]
  expect(station, keyword).toBeDefined()
  return station?.id ?? 0
}

/** Starts a bus search; returns its session key. */
export async function startBusSearch(request: APIRequestContext, trip: BusTrip = {}): Promise<string> {
  const { from = 'Ankara', to = 'İzmir', leaves = 30 } = trip
  const response = await request.post('/api/bus/gateway/search/', {
    data: {
      departure_station: await stationId(request, from),
      arrival_station: await stationId(request, to),
      departure_date: dayAhead(leaves),
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  const reply: { session_unique: string } = await response.json()
  return reply.session_unique
}

/** Starts a bus search by an API call and opens its results; returns the session key. */
export async function openBusResults(page: Page, request: APIRequestContext, trip: BusTrip = {}): Promise<string> {
  const session = await startBusSearch(request, trip)
  await open(page, `/bus/search/?session_unique=${session}`)
  await expect(page.getByRole('status').filter({ hasText: 'adet sefer bulduk!' })).toBeVisible()
  return session
}

/** Picks the first station that matches a keyword in the open popup. */
export async function pickStation(page: Page, side: 'Nereden' | 'Nereye', keyword: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: side })
  await dialog.getByRole('combobox').fill(keyword)
  await dialog.getByRole('option').filter({ hasText: keyword }).first().click()
  await expect(dialog).toBeHidden()
}

/** Returns the visible trips with at least ten free seats. Which trips these are depends on the day. */
export function roomyTrips(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: /Son \d+ Koltuk|Last \d+ seat|Yer kalmadı|Sold out/i })
}

/** Opens the seats of a trip; returns their popup. */
export async function openSeats(page: Page, card: Locator): Promise<Locator> {
  await card.getByRole('button', { name: /^Seç/ }).click()
  const popup = page.getByRole('dialog', { name: 'Koltuk Seçimi' })
  await expect(popup.getByRole('grid', { name: 'Koltuk planı' })).toBeVisible()
  return popup
}

/** Returns the seats of a popup that are free for any gender. */
export function freeSeats(popup: Locator): Locator {
  return popup.getByRole('gridcell').getByRole('button', { name: /, boş$/ })
}

/** Chooses a seat for a traveller of the given gender. */
export async function chooseSeat(seat: Locator, gender: 'Erkek' | 'Kadın'): Promise<void> {
  await seat.click()
  const question = seat.page().getByRole('group', { name: /numaralı koltuk kimin için/ })
  await question.getByRole('button', { name: gender }).click()
  await expect(question).toBeHidden()
}
