/**
 * Measures the latency of the transfer search with 20 concurrent travellers on a warm server with 0, 2,000 and 20,000
 * bookings. Each searched stock (vehicles of a kind on a day) has one booking; a third of all bookings are unpaid
 * holds. Run: `node bench/transfer-load.ts` after a build.
 */
import { createTransferInventory } from '#server/supply/transfer/transfer-inventory.ts'
import { percentiles, type Percentiles } from './search-load.ts'
import { measureGrowing } from './stock-load.ts'
import { addDays } from '#contract/calendar-date.ts'
import { istanbulDay } from '#i18n/istanbul-clock.ts'

/** Searched routes: Antalya Airport–Belek, Antalya Airport–Kemer with a return, Belek–Antalya Airport. */
const routes = [
  { from: 14213, to: 207001, nights: null },
  { from: 14213, to: 207008, nights: 3 },
  { from: 207001, to: 14213, nights: null },
] as const
const party = { passengers: 2, baggage: 2 }
const time = '12:00'
const headers = { 'Content-Type': 'application/json', 'X-User-Info': 'tr|TR|TRY', 'X-Device-Id': 'bench-device-0001' }
const date = addDays(istanbulDay(new Date()), 30)

async function search(origin: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/api/transfer/gateway/search/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`transfer search: ${response.status} ${await response.text()}`)
  return response.json()
}

const sessions = (origin: string): Promise<string[]> =>
  Promise.all(
    routes.map(async ({ from, to, nights }) => {
      const form = {
        departure_location_id: from,
        arrival_location_id: to,
        departure_date: date,
        departure_pickup_time: time,
        return_date: nights === null ? null : addDays(date, nights),
        return_pickup_time: nights === null ? null : time,
        travel_type: nights === null ? 'OW' : 'RT',
        passenger_count: party.passengers,
        baggage_count: party.baggage,
      }
      return String((await search(origin, form))['session_unique'])
    }),
  )

/** Measures the latencies of reading transfer results from the server at `origin`. */
export async function measureTransferSearch(origin: string): Promise<Percentiles> {
  const asked = await sessions(origin)
  let turn = 0
  const one = () => search(origin, { session_unique: asked[turn++ % asked.length] })
  await percentiles(20, 300, one)
  return percentiles(20, 1000, one)
}

/** Returns the IDs of the stocks (vehicles of a kind on a day) that the measured searches read. */
function searchedStocks(): string[] {
  const inventory = createTransferInventory()
  const found = routes.flatMap(({ from, to, nights }) => {
    const back = nights === null ? null : { date: addDays(date, nights), time }
    return inventory.search({ from, to, pickUp: { date, time }, return: back, ...party }, new Date())
  })
  return [...new Set(found.flatMap(({ stock }) => stock.map(({ key }) => key)))]
}

if (import.meta.main) {
  const stocks = searchedStocks()
  const measured = await measureGrowing({ product: 'transfer', stocks, day: date }, measureTransferSearch)
  process.stdout.write(`${JSON.stringify({ ...measured, stocksSearched: stocks.length }, null, 2)}\n`)
}
