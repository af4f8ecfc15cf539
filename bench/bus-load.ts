/**
 * Measures the latency of the bus search with 20 concurrent travellers on a warm server, with few bookings in the
 * database and with 20,000, some of them on the searched trips. Also measures the cost of computing uncached trips over
 * a year of days. Run: `node bench/bus-load.ts` after a build.
 */
import { openDatabase } from '#server/db/database.ts'
import { createBusInventory } from '#server/supply/bus/bus-inventory.ts'
import { dayOf, plainDate } from '#server/runtime/plain-days.ts'
import { startMeasured } from './running-server.ts'
import { percentiles, type Percentiles } from './search-load.ts'
import { addDays } from '#contract/calendar-date.ts'
import { istanbulDay } from '#i18n/istanbul-clock.ts'

/**
 * Searched routes: Esenler–AŞTİ, AŞTİ–Antalya, İzmir–Esenler, Bodrum–Esenler, Samsun–Trabzon, each with nearby
 * terminals.
 */
const routes = [
  [3401, 601],
  [601, 701],
  [3501, 3401],
  [4811, 3401],
  [5501, 6101],
] as const
const headers = { 'Content-Type': 'application/json', 'X-User-Info': 'tr|TR|TRY', 'X-Device-Id': 'bench-device-0001' }
const many = 20_000

async function search(origin: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/api/bus/gateway/search/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`bus search: ${response.status} ${await response.text()}`)
  return response.json()
}

async function sessions(origin: string): Promise<string[]> {
  const departure_date = addDays(istanbulDay(new Date()), 30)
  return Promise.all(
    routes.map(async ([departure_station, arrival_station]) =>
      String((await search(origin, { departure_station, arrival_station, departure_date }))['session_unique']),
    ),
  )
}

/** Measures the latencies of calls that read bus results from the server at `origin`. */
export async function measureBusSearch(origin: string): Promise<Percentiles> {
  const asked = await sessions(origin)
  let turn = 0
  const one = () => search(origin, { session_unique: asked[turn++ % asked.length] })
  await percentiles(20, 200, one)
  return percentiles(20, 1000, one)
}

/**
 * Measures in milliseconds how long the gateway's embedded bus supplier takes for a search whose trips are not in its
 * cache: for every route in `routes` on every day of eleven months.
 */
function measureCompute(): { p50: number; p95: number; trips: number } {
  const buses = createBusInventory()
  const now = new Date()
  const today = istanbulDay(now)
  const [first = 0, last = 0] = [dayOf(today), dayOf(buses.lastDay(today))]
  const times: number[] = []
  let trips = 0
  for (let day = first; day <= last; day++) {
    for (const [from, to] of routes) {
      const started = performance.now()
      trips += buses.search({ from, to, date: plainDate(day), alternatives: true }, now).length
      times.push(performance.now() - started)
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), trips }
}

/**
 * Returns SQL that creates ticketed bookings of two adjacent seats each: ten on each searched trip, the others on trips
 * that no search finds. The SQL disables the trigger `bus_seats_neighbours` meanwhile.
 */
const bookings = (keys: readonly string[]) => `
insert into bookings (session_unique, product, option_id, language, status, snapshot, total, discount, seats,
    hold_expires_at, pnr, created_at)
  select 'busgrowth' || lpad(n::text, 13, '0'), 'bus', 'bench', 'tr', 'ticketed', '{}'::jsonb, 100000, 0, 'sold',
    now(), 'B' || upper(lpad(to_hex(n), 5, '0')), now()
  from generate_series(1, ${many}) n;
insert into bus_trips (trip_key, departs_on)
  select distinct trip, current_date + 30 from (
    select coalesce((array[${keys.map((key) => `'${key}'`).join(',')}])[(n - 1) / 10 + 1], 'bench-' || (n / 10)) as trip
    from generate_series(1, ${many}) n) trips on conflict do nothing;
alter table bus_seats disable trigger bus_seats_neighbours;
insert into bus_seats (trip_key, seat, pair, sold_to, booking_id)
  select coalesce((array[${keys.map((key) => `'${key}'`).join(',')}])[(n - 1) / 10 + 1], 'bench-' || (n / 10)),
    (n % 10) * 2 + side, (n % 10) * 2 + 1, 'F', b.id
  from generate_series(1, ${many}) n
  join bookings b on b.session_unique = 'busgrowth' || lpad(n::text, 13, '0')
  cross join generate_series(1, 2) side
  on conflict do nothing;
alter table bus_seats enable trigger bus_seats_neighbours;
analyze`

if (import.meta.main) {
  const compute = measureCompute()
  const first = await startMeasured()
  const few = await measureBusSearch(first.origin)
  const keys: string[] = []
  for (const session_unique of await sessions(first.origin)) {
    const { search: items } = (await search(first.origin, { session_unique })) as { search: { product_id: string }[] }
    keys.push(...items.map(({ product_id: id }) => id.slice(id.indexOf('.') + 1)))
  }
  await first.stop()
  const database = await openDatabase({ dataDir: first.dataDir })
  await database.runSql(bookings(keys))
  await database.close()
  const second = await startMeasured(first.dataDir)
  const grown = await measureBusSearch(second.origin)
  await second.stop()
  process.stdout.write(`${JSON.stringify({ compute, few, grown, tripsSearched: keys.length }, null, 2)}\n`)
}
