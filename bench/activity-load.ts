/**
 * Measures two latencies on a warm server with 0, 2,000 and 20,000 bookings: the activity search with 20 concurrent
 * travellers, and reading the prices of 60 days of the activity with the most departures. In the runs with bookings,
 * each stock (the places of a departure) that the searches read has one booking; a third of all bookings are unpaid
 * holds. Run: `node bench/activity-load.ts` after a build.
 */
import { createActivityInventory } from '#server/supply/activity/activity-inventory.ts'
import { percentiles, type Percentiles } from './search-load.ts'
import { measureGrowing } from './stock-load.ts'
import { addDays } from '#contract/calendar-date.ts'
import { istanbulDay } from '#i18n/istanbul-clock.ts'

/**
 * What the measured searches cover: the category and the location with the most activities, and tours of several days.
 */
const scopes = [{ category: 'muze' }, { location: 'goreme' }, { category: 'uzun-tur' }] as const
const party = { adults: 2, childAges: [9] }
const people = { adult_count: 2, child_count: 1, child_ages: [9] }
const headers = { 'Content-Type': 'application/json', 'X-User-Info': 'tr|TR|TRY', 'X-Device-Id': 'bench-device-0001' }
const date = addDays(istanbulDay(new Date()), 30)
const days = { from: date, to: addDays(date, 59) }

const inventory = createActivityInventory()

/** ID of the activity with the most departures in the 60 days from `date`. */
const [busiest = ''] = inventory.catalogue
  .popularActivities()
  .map(({ id }) => [id, inventory.departures(id, days, new Date()).length] as const)
  .toSorted(([, a], [, b]) => b - a)
  .map(([id]) => id)

async function search(origin: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/api/activity/gateway/search/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`activity search: ${response.status} ${await response.text()}`)
  return response.json()
}

async function dayPrices(origin: string): Promise<void> {
  const query = new URLSearchParams({ ...days, adult_count: '2', child_count: '1', child_ages: '9' })
  const response = await fetch(`${origin}/api/activity/detail/${busiest}/dates/?${query}`, { headers })
  if (!response.ok) throw new Error(`activity dates: ${response.status} ${await response.text()}`)
  await response.text()
}

interface Latencies {
  search: Percentiles
  /** Latencies of sequential reads of day prices; `first` is the first call of the process. */
  dayPrices: Percentiles & { first: number }
}

/** Measures the latencies of reading search results and of reading day prices from the server at `origin`. */
export async function measureActivities(origin: string): Promise<Latencies> {
  const started = performance.now()
  await dayPrices(origin)
  const first = performance.now() - started
  const forms = scopes.map((scope) =>
    'location' in scope ? { location_id: scope.location } : { category_id: scope.category },
  )
  const sessions = await Promise.all(
    forms.map(async (form) => (await search(origin, { ...form, ...people, departure_date: date }))['session_unique']),
  )
  let turn = 0
  const one = () => search(origin, { session_unique: sessions[turn++ % sessions.length] })
  await percentiles(20, 300, one)
  const searched = await percentiles(20, 1000, one)
  return { search: searched, dayPrices: { first, ...(await percentiles(1, 50, () => dayPrices(origin))) } }
}

/** Returns the IDs of the stocks (places of departures) that the searches read. */
function searchedStocks(): string[] {
  const now = new Date()
  const found = scopes.flatMap((scope) => inventory.search({ scope, date, party }, now))
  const keys = found.flatMap(({ offers, next }) => [
    ...offers.flatMap(({ offer }) => offer.stock.map(({ key }) => key)),
    ...next.flatMap(({ places }) => (places ? [places.key] : [])),
  ])
  return [...new Set(keys)]
}

if (import.meta.main) {
  const stocks = searchedStocks()
  const measured = await measureGrowing({ product: 'activity', stocks, day: date }, measureActivities)
  process.stdout.write(`${JSON.stringify({ ...measured, busiest, stocksSearched: stocks.length }, null, 2)}\n`)
}
