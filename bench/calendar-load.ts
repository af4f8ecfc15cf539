/**
 * Latency of the day prices: 60 days of flights and of buses for 20 concurrent travellers on a warm server. Run: `node
 * bench/calendar-load.ts` after a build.
 */
import { istanbulDay } from '#api/context.ts'
import { createFlightInventory } from '#server/supply/flight-inventory.ts'
import { startMeasured } from './running-server.ts'
import { percentiles, type Percentiles } from './search-load.ts'

const flightRoutes = ['IST-ESB', 'SAW-AYT', 'IST-ADB', 'ESB-ADB', 'IST-LHR']
const busRoutes = ['3401-601', '601-701', '3501-3401', '4811-3401', '5501-6101']

/** Reads 60 days of five routes each, 1,000 calls; the first call of a route in a minute computes its prices. */
export async function measureCalendars(origin: string): Promise<{ flight: Percentiles; bus: Percentiles }> {
  const { airports } = createFlightInventory()
  const start_date = istanbulDay(new Date())
  const addresses = (product: string, place: string, routes: string[], idOf: (end: string) => string) =>
    routes.map((route) => {
      const [from = '', to = ''] = route.split('-')
      const ends = { [`departure_${place}`]: idOf(from), [`arrival_${place}`]: idOf(to) }
      return `${origin}/api/${product}/calendar/?${new URLSearchParams({ ...ends, adult_count: '1', start_date })}`
    })
  let turn = 0
  const read = (asked: string[]) => async () => {
    // Each call is another device: the limit of calls is per device.
    const headers = { 'X-User-Info': 'tr|TR|TRY', 'X-Device-Id': `bench-device-${turn++ % 100}` }
    const response = await fetch(asked[turn % asked.length] ?? '', { headers })
    if (!response.ok) throw new Error(`calendar: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const flights = read(addresses('flight', 'airport', flightRoutes, (code) => String(airports.byCode(code)?.id)))
  const buses = read(addresses('bus', 'station', busRoutes, (id) => id))
  await percentiles(5, 50, flights)
  await percentiles(5, 50, buses)
  return { flight: await percentiles(20, 1000, flights), bus: await percentiles(20, 1000, buses) }
}

if (import.meta.main) {
  const server = await startMeasured()
  process.stdout.write(`${JSON.stringify(await measureCalendars(server.origin), null, 2)}\n`)
  await server.stop()
}
