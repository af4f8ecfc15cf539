/**
 * Latency of 60 day prices that are not cached, one call at a time on a warm server: flights, packages and buses. Run:
 * `node bench/calendar-load.ts` after a build.
 */
import { rmSync } from 'node:fs'
import { istanbulDay } from '#api/context.ts'
import { addDays } from '#contract/calendar-date.ts'
import { cityIdOf } from '#server/supply/cities.ts'
import { createFlightInventory } from '#server/supply/flight-inventory.ts'
import { startMeasured } from './running-server.ts'
import { percentiles, type Percentiles } from './search-load.ts'

/** A '+' stands for all airports of the city. */
const flightRoutes = ['IST-ESB', 'SAW-AYT', 'IST-ADB', 'ESB-ADB', 'IST-LHR', 'IST+-LHR+', 'IST+-AYT']
const packageRoutes = ['IST-LHR', 'SAW-LHR', 'ESB-LHR', 'IST+-LHR+']
const busRoutes = ['3401-601', '601-701', '3501-3401', '4811-3401', '5501-6101']

const parties = ['1', '2', '3', '4', '5', '6', '7']
/** First days whose 60 days do not overlap. */
const starts = [0, 70, 140, 210].map((ahead) => addDays(istanbulDay(new Date()), ahead))

interface Latencies {
  flight: Percentiles
  package: Percentiles
  bus: Percentiles
}

/** Reads 60 days 60 times each, and never a day of the same search twice. */
export async function measureCalendars(origin: string): Promise<Latencies> {
  const { airports } = createFlightInventory()
  const endsOf = (route: string, place: string, idOf: (end: string) => string) => {
    const [from = '', to = ''] = route.split('-')
    return { [`departure_${place}`]: idOf(from), [`arrival_${place}`]: idOf(to) }
  }
  const airportsOf = (route: string) =>
    endsOf(route, 'airport', (end) => {
      const airport = airports.byCode(end.slice(0, 3))
      if (!airport) throw new Error(`no airport: ${end}`)
      return String(end.endsWith('+') ? cityIdOf(airport.id) : airport.id)
    })
  const flights = starts.flatMap((start_date) =>
    parties.flatMap((adult_count) => flightRoutes.map((route) => ({ ...airportsOf(route), adult_count, start_date }))),
  )
  const packages = starts.flatMap((start_date) =>
    parties.flatMap((adult_count) =>
      packageRoutes.map((route) => {
        const trip = { fly_type: 'RT', return_date: addDays(start_date, 60) }
        return { ...airportsOf(route), ...trip, adult_count, start_date }
      }),
    ),
  )
  const buses = starts.flatMap((start_date) =>
    ['true', 'false'].flatMap((show_route_alternatives) =>
      [...busRoutes, ...busRoutes.map((route) => route.split('-').toReversed().join('-'))].map((route) => {
        return { ...endsOf(route, 'station', (id) => id), show_route_alternatives, start_date }
      }),
    ),
  )
  let device = 0
  async function measured(product: string, searches: Record<string, string>[]): Promise<Percentiles> {
    let turn = 0
    const one = async () => {
      // Calls are limited per device.
      const headers = { 'X-User-Info': 'tr|TR|TRY', 'X-Device-Id': `bench-device-${device++ % 20}` }
      const address = `${origin}/api/${product}/calendar/?${new URLSearchParams(searches[turn++])}`
      const response = await fetch(address, { headers })
      if (!response.ok) throw new Error(`calendar: ${response.status} ${await response.text()}`)
      await response.text()
    }
    await percentiles(1, 10, one)
    return percentiles(1, 50, one)
  }
  return {
    flight: await measured('flight', flights),
    package: await measured('flight', packages),
    bus: await measured('bus', buses),
  }
}

if (import.meta.main) {
  const server = await startMeasured()
  try {
    process.stdout.write(`${JSON.stringify(await measureCalendars(server.origin), null, 2)}\n`)
  } finally {
    await server.stop()
    rmSync(server.dataDir, { recursive: true })
  }
}
