/**
 * Measures the latency of calls to the price calendar (`/api/{product}/calendar/`). Each call requests the prices of 60
 * days, none of which is in the server's cache. The calls run one after another on a warm server: first for flights,
 * then for packaged round trips (two flights at one price), then for buses. Each of the three has its calls in a random
 * order that is the same in every run. The first call of a route also computes the route's itineraries, so it is
 * reported separately. Run: `node bench/calendar-load.ts` after a build.
 */
import { rmSync } from 'node:fs'
import { istanbulDay } from '#i18n/istanbul-clock.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { addDays } from '#contract/calendar-date.ts'
import { cityIdOf } from '#server/supply/flight/cities.ts'
import { createFlightInventory } from '#server/supply/flight/flight-inventory.ts'
import { mix } from '#server/supply/seeded.ts'
import { startMeasured } from './running-server.ts'
import { type Percentiles, percentilesOf } from './search-load.ts'

/**
 * Flight routes for which the benchmark requests calendars. A '+' after an airport stands for all airports of its city.
 */
const flightRoutes = ['IST-ESB', 'SAW-AYT', 'IST-ADB', 'ESB-ADB', 'IST-LHR', 'IST+-LHR+', 'IST+-AYT']
const packageRoutes = ['IST-LHR', 'SAW-LHR', 'ESB-LHR', 'IST+-LHR+']
const busRoutes = ['3401-601', '601-701', '3501-3401', '4811-3401', '5501-6101']
/** Routes of the calls that warm up the server. They share no airport or station pair with the measured routes. */
const warmUpRoutes = { flight: ['AYT-ESB', 'ADB-AYT'], package: ['ADB-CDG', 'AYT-CDG'], bus: ['601-3501', '701-3501'] }

const parties = ['1', '2', '3', '4', '5', '6', '7']
const warmUps = 10
const calls = 80
const seed = 20_260_314

/**
 * Returns the first day of each period of 60 days for which calendars are requested. The periods are on sale and do not
 * overlap. One of the periods contains 14 to 28 March, when the clocks of North America and Europe change and
 * itineraries differ from week to week. This period is included even if it is on sale only in part.
 */
export function startsFrom(today: string): string[] {
  const year = Number(today.slice(0, 4))
  const [lastStart, lastChange] = [`${year}-02-14`, `${year}-03-14`]
  let spring = today <= lastStart ? lastStart : `${year + 1}-02-14`
  if (today > lastStart && today <= lastChange) spring = today
  const lastDay = lastDayOnSale(today)
  return [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
    .map((periods) => addDays(spring, 60 * periods))
    .filter((start) => start === spring || (start >= today && addDays(start, 59) <= lastDay))
}

/**
 * Returns the one return date that a calendar request sends for packaged round trips (two flights at one price) that
 * depart on any of the 60 days from `start`: the day after these 60 days, or the last day on sale if that is earlier.
 */
export function returnOf(start: string, today: string): string {
  const [after, lastDay] = [addDays(start, 60), lastDayOnSale(today)]
  return after < lastDay ? after : lastDay
}

export interface CalendarLatencies {
  /** Latencies of the first call of each route. */
  first: Percentiles
  later: Percentiles
}

type Search = Record<string, string>

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item, index) => ({ item, rank: mix(seed, index) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)

/**
 * Measures 80 calendar calls each for flights, packaged round trips (two flights at one price) and buses. Each call
 * requests the prices of 60 days. No two calls with the same route, party and options contain the same day, so no price
 * is cached.
 */
export async function measureCalendars(
  origin: string,
): Promise<Record<'flight' | 'package' | 'bus', CalendarLatencies>> {
  const { airports } = createFlightInventory()
  const today = istanbulDay(new Date())
  const starts = startsFrom(today)
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
  const each = <Value>(values: readonly Value[], searchOf: (value: Value, start_date: string) => Search) =>
    starts.flatMap((start_date) => values.map((value) => searchOf(value, start_date)))
  const flights = (route: string) =>
    each(parties, (adult_count, start_date) => ({ ...airportsOf(route), adult_count, start_date }))
  const packages = (route: string) =>
    flights(route).map((trip) => ({ ...trip, fly_type: 'RT', return_date: returnOf(trip['start_date'] ?? '', today) }))
  const buses = (route: string) =>
    each(['true', 'false'], (show_route_alternatives, start_date) => {
      return { ...endsOf(route, 'station', (id) => id), show_route_alternatives, start_date }
    })

  let device = 0
  async function millisecondsOf(product: string, search: Search): Promise<number> {
    // The device ID changes, because calls are limited per device.
    const headers = { 'X-User-Info': 'tr|TR|TRY', 'X-Device-Id': `bench-device-${device++ % 20}` }
    const address = `${origin}/api/${product}/calendar/?${new URLSearchParams(search)}`
    const started = performance.now()
    const response = await fetch(address, { headers })
    const text = await response.text()
    if (!response.ok) throw new Error(`calendar: ${response.status} ${text}`)
    return performance.now() - started
  }
  async function measured(
    product: string,
    searchesOf: (route: string) => Search[],
    routes: readonly string[],
    warmUp: readonly string[],
  ): Promise<CalendarLatencies> {
    for (const search of shuffled(warmUp.flatMap(searchesOf)).slice(0, warmUps)) await millisecondsOf(product, search)
    const searches = routes.flatMap((route) => searchesOf(route).map((search) => ({ route, search })))
    const known = new Set<string>()
    const times: Record<'first' | 'later', number[]> = { first: [], later: [] }
    for (const { route, search } of shuffled(searches).slice(0, calls)) {
      times[known.has(route) ? 'later' : 'first'].push(await millisecondsOf(product, search))
      known.add(route)
    }
    return { first: percentilesOf(times.first), later: percentilesOf(times.later) }
  }
  const bothWays = busRoutes.flatMap((route) => [route, route.split('-').toReversed().join('-')])
  return {
    flight: await measured('flight', flights, flightRoutes, warmUpRoutes.flight),
    package: await measured('flight', packages, packageRoutes, warmUpRoutes.package),
    bus: await measured('bus', buses, bothWays, warmUpRoutes.bus),
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
