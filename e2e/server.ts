/**
 * Starts the production server of the browser tests: the built app and the real gateway on a separate database, with a
 * clock that tests can move and service worker releases that tests can create. `DATABASE` selects the database:
 * `postgres`, or PGlite by default.
 */
import { readFileSync, rmSync } from 'node:fs'
import { clockFrom } from '#server/runtime/clock.ts'
import { parseEnvironment } from '#server/runtime/environment.ts'
import { createLog } from '#server/runtime/log.ts'
import { serve } from '#server/serve.ts'
import type { BusSupply } from '#server/supply/bus/bus-supply.ts'
import { createBusInventory } from '#server/supply/bus/bus-inventory.ts'
import { busSupplyOf } from '#server/supply/bus/embedded-buses.ts'
import { flightSupplyOf } from '#server/supply/flight/embedded-flights.ts'
import { createFlightInventory } from '#server/supply/flight/flight-inventory.ts'
import { transferSupplyOf } from '#server/supply/transfer/embedded-transfers.ts'
import type { FlightSupply, PaxCounts, PricedFare } from '#server/supply/flight/flight-supply.ts'
import { createTransferInventory } from '#server/supply/transfer/transfer-inventory.ts'
import type { TransferSupply } from '#server/supply/transfer/transfer-supply.ts'
import { startOctoSeller } from './backends/octo-seller.ts'
import { addOutsideBackends, backendPath } from './backends/outside-backends.ts'
import { longPatience } from '#tests/support/long-patience.ts'
import { startPostgresServer } from '#tests/support/postgres-server.ts'
import { addFaults } from './support/server-faults.ts'
import { createEmbeddedDatabase } from '../scripts/new-database.ts'
import { createTemporaryFolder } from '../scripts/temporary-folder.ts'

const dataDir = createTemporaryFolder('journeys')
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const postgres = process.env['DATABASE'] === 'postgres' ? await startPostgresServer() : undefined
if (postgres) await postgres.create('journeys')
else await createEmbeddedDatabase(dataDir)

/** Milliseconds by which tests have moved the clock. */
let ahead = 0
const clock = clockFrom(() => new Date(Date.now() + ahead))

const octo = process.env['OCTO_SELLER'] ? await startOctoSeller(() => clock.now().getTime()) : undefined
const environment = parseEnvironment({
  LOG_LEVEL: 'warn',
  ...process.env,
  ...octo?.environment,
  DATA_DIR: dataDir,
  ...(postgres && { DATABASE_URL: `${postgres.address}/journeys` }),
})
if ('problems' in environment) throw new Error(environment.problems.join('; '))
const log = createLog(environment.LOG_LEVEL)

/** Price reductions in kuruş per adult, by the day of travel (YYYY-MM-DD); browser tests set them. */
const priceDrops = new Map<string, number>()

function lowered(fares: PricedFare[], { adult }: PaxCounts, date = ''): PricedFare[] {
  const drop = priceDrops.get(date) ?? 0
  return fares.map((fare) => ({
    ...fare,
    perPax: { ...fare.perPax, adult: { ...fare.perPax.adult, base: fare.perPax.adult.base - drop } },
    total: fare.total - drop * adult,
  }))
}

/**
 * Returns the gateway's embedded flight supplier. Its prices are always those of the time when the server started, as
 * if no seat were taken, so that the sales of one browser test don't change the prices of another. Only `priceDrops`
 * lowers them.
 */
function steadyFlights(): FlightSupply {
  const flights = createFlightInventory()
  const now = new Date()
  const noneTaken = () => 0
  return flightSupplyOf({
    ...flights,
    search: (query) =>
      flights
        .search(query, now, noneTaken)
        .map((offer) => ({ ...offer, fares: lowered(offer.fares, query.pax, query.date) })),
    searchPackaged: (query, returnDate) => flights.searchPackaged(query, returnDate, now, noneTaken),
    fares: (itineraries, cabin, pax) =>
      lowered(flights.fares(itineraries, cabin, pax, now, noneTaken), pax, itineraries[0]?.flights[0]?.departureDate),
  })
}

/**
 * Returns the gateway's embedded bus supplier. Its prices, and the seats that other sellers have sold, stay as they
 * were when the server started, so that browser tests don't affect each other.
 */
function steadyBuses(): BusSupply {
  const buses = createBusInventory()
  const now = new Date()
  return busSupplyOf({
    ...buses,
    price: (trip) => buses.price(trip, now),
    countTaken: (trip) => buses.countTaken(trip, now),
    takenElsewhere: (trip) => buses.takenElsewhere(trip, now),
  })
}

/** Returns the gateway's embedded transfer supplier with the prices of the time when the server started. */
function steadyTransfers(): TransferSupply {
  const transfers = createTransferInventory()
  const now = new Date()
  return transferSupplyOf({
    ...transfers,
    search: (query) => transfers.search(query, now),
    offer: (key) => transfers.offer(key, now),
    moved: (key, pickUps) => transfers.moved(key, pickUps, now),
  })
}

let releases = 0
// An entry of `WEB_TIERS` such as `hostile=4692` starts a web tier on port 4692 for the simulated backend `hostile`
// (`backends/outside-backends.ts`). All web tiers listen before the gateway reports that it is ready.
const tiers = process.env['WEB_TIERS']?.split(' ') ?? []
const running = await Promise.all(
  tiers.map((tier) => {
    const [name = '', port] = tier.split('=')
    const API_ORIGIN = `http://127.0.0.1:${environment.PORT}${backendPath(name)}`
    return serve({ environment: { ...environment, PORT: Number(port), API_ORIGIN }, clock, log })
  }),
)
const server = await serve({
  environment,
  clock,
  log,
  supplies: { flights: steadyFlights(), buses: steadyBuses(), transfers: steadyTransfers() },
  patience: longPatience,
  extend(app) {
    addFaults(app)
    addOutsideBackends(app)
    octo?.addControls(app, () => server.wake('upkeep'))
    app.post('/test/clock/', async (c) => {
      const { minutes } = await c.req.json<{ minutes: number }>()
      ahead += minutes * 60_000
      return c.body(null, 204)
    })
    // Lowers the prices of a date, and runs the job that checks price alerts at once.
    app.post('/test/price-drop/', async (c) => {
      const { lira, date } = await c.req.json<{ lira: number; date: string }>()
      priceDrops.set(date, (priceDrops.get(date) ?? 0) + lira * 100)
      server.wake('check-price-alerts')
      return c.json({ date })
    })
    app.post('/test/release/', (c) => c.json({ releases: ++releases }))
    app.get('/service-worker.js', (c, next) => {
      if (releases === 0) return next()
      const built = readFileSync(new URL('../dist/client/service-worker.js', import.meta.url), 'utf8')
      return c.body(`${built}\n// release ${releases}`, 200, {
        'Content-Type': 'text/javascript',
        'Cache-Control': 'no-cache',
      })
    })
  },
})
process.stdout.write(`listening at ${server.origin}\n`)
let closing: Promise<void> | undefined
const close = async () => {
  await Promise.all([server, ...running].map((one) => one.close()))
  await postgres?.stop()
  process.exit(0)
}
// The signal SIGTERM may arrive twice: once for the whole process group, and once from `servers.ts`.
process.on('SIGTERM', () => void (closing ??= close()))
