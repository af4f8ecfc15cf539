/** Wires the parts of the embedded gateway (the API with its database and jobs) and mounts its routes. */
import { fileURLToPath } from 'node:url'
import type { Context, Hono } from 'hono'
import { createApi } from '#server/api/app.ts'
import { branches } from '#server/content/branches.ts'
import { siteSettings } from '#server/content/site-settings.ts'
import { readCatalogs } from '#server/catalogs.ts'
import type { Clock } from '#server/runtime/clock.ts'
import { openDatabase } from '#server/db/database.ts'
import { seed } from '#server/seed/seed.ts'
import { seedAlerts } from '#server/seed/seed-alerts.ts'
import type { Environment } from '#server/runtime/environment.ts'
import type { Coordinate, Supplies } from '#server/parts/deps.ts'
import type { JobName } from '#server/parts/jobs.ts'
import { keepStarting } from '#server/jobs/keep-starting.ts'
import { createJobs, type RunningJobs, startJobs } from '#server/jobs/start-jobs.ts'
import type { Log } from '#server/runtime/log.ts'
import { createAlertPages } from '#server/mail/price-alert-pages.ts'
import { createEmailPages } from '#server/mail/new-address-pages.ts'
import { createMailer } from '#server/mail/create-mailer.ts'
import { createMailboxPages } from '#server/mail/mailbox-pages.ts'
import { createPaymentReturn } from '#server/payment/payment-return.ts'
import { createBankPages } from '#server/payment/sandbox-bank/bank-pages.ts'
import { products } from '#server/products.ts'
import { createPushSender } from '#server/push/push-sender.ts'
import { createVapidKeys } from '#server/push/vapid-keys.ts'
import { createSandboxBank } from '#server/payment/sandbox-bank/sandbox-bank.ts'
import { type SupplyPatience, supplyPatience } from '#server/supply/supply-patience.ts'
import { createActivities } from '#server/supply/octo/create-activities.ts'
import { createEmbeddedBuses } from '#server/supply/bus/embedded-buses.ts'
import { createEmbeddedFlights } from '#server/supply/flight/embedded-flights.ts'
import { createEmbeddedTransfers } from '#server/supply/transfer/embedded-transfers.ts'

interface Gateway {
  /**
   * Mounts the API, the sandbox bank, and the route to which the bank returns travellers. Mounts the pages on which
   * readers of e-mails stop a price alert or confirm a new address. If `hasMailbox` returns true, also mounts the
   * mailbox.
   */
  mount(app: Hono): void
  /**
   * Handles an API request from the web tier within this process, without a network connection. `address` is the IP
   * address of the traveller for whom the web tier sends the request.
   */
  fetch(request: Request, address: string): Promise<Response>
  /** Whether the gateway's database responds. */
  isReady(): Promise<boolean>
  /** Starts the scheduled jobs, and retries until this succeeds. Call it after the server has started to listen. */
  startJobs(): void
  /** Requests an early run of a background job and returns immediately. Does nothing until the jobs have started. */
  wake(job: JobName): void
  /** Stops the jobs and closes the database. */
  close(): Promise<void>
}

interface GatewayOptions {
  environment: Environment
  clock: Clock
  log: Log
  /**
   * Suppliers that replace those which `createGateway` creates by default; products that are absent keep the default.
   */
  supplies?: Partial<Supplies>
  /** Time-outs of calls to suppliers; `supplyPatience` by default. */
  patience?: SupplyPatience | undefined
  publicOrigin: () => string
  /** Returns the traveller's IP address, for the rate limits. */
  clientAddress: (c: Context) => string
  /** Returns the traveller's rough position, from a proxy's headers or the IP address; undefined if unknown. */
  clientPlace: (c: Context) => Coordinate | undefined
}

const loopback = new Set(['127.0.0.1', 'localhost', '::1', '[::1]'])

/**
 * Returns whether the mailbox page exists. It shows everyone's e-mail, so it exists only without a mail server and on a
 * loopback origin.
 */
export function hasMailbox({
  SMTP_URL,
  HOST,
  PUBLIC_ORIGIN,
}: Pick<Environment, 'SMTP_URL' | 'HOST' | 'PUBLIC_ORIGIN'>): boolean {
  if (SMTP_URL || !loopback.has(HOST)) return false
  return PUBLIC_ORIGIN === undefined || loopback.has(new URL(PUBLIC_ORIGIN).hostname)
}

/** Opens, migrates and seeds the database, and creates the gateway with its suppliers, bank, mailer and jobs. */
export async function createGateway({
  environment,
  clock,
  log,
  supplies = {},
  patience = supplyPatience,
  publicOrigin,
  clientAddress,
  clientPlace,
}: GatewayOptions): Promise<Gateway> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SMTP_URL: smtpUrl } = environment
  const db = await openDatabase({ databaseUrl, dataDir })
  const addedUser = await seed(db, clock.now())
  const jobs = createJobs()
  const deps = {
    db,
    flights: supplies.flights ?? createEmbeddedFlights(),
    buses: supplies.buses ?? createEmbeddedBuses(),
    transfers: supplies.transfers ?? createEmbeddedTransfers(),
    activities: supplies.activities ?? createActivities(environment, { clock, log, patience }),
    products,
    patience,
    clock,
    bank: createSandboxBank({
      db,
      clock,
      publicOrigin,
      pagesOrigin: environment.PUBLIC_ORIGIN ? publicOrigin : undefined,
    }),
    mailer: createMailer({ smtpUrl, dataDir }),
    push: createPushSender({ keys: createVapidKeys(db), contact: `mailto:${branches('tr')[0]?.email}` }),
    jobs,
    log,
    publicOrigin,
    site: siteSettings(environment),
    catalogs: readCatalogs(fileURLToPath(new URL('../dist/catalogs', import.meta.url))),
    clientIp: clientAddress,
    clientPlace,
  }
  if (addedUser !== undefined) await seedAlerts(deps, addedUser)
  const api = createApi(deps)
  let running: RunningJobs | undefined
  return {
    mount(app) {
      app.route('/api', api)
      app.route('/sandbox-bank', createBankPages({ db, clock, publicOrigin, log }))
      app.route('/payment', createPaymentReturn(deps))
      app.route('/price-alert', createAlertPages(deps))
      app.route('/account', createEmailPages(deps))
      if (hasMailbox(environment)) {
        // Serves the mailbox only under loopback host names, because of DNS rebinding: otherwise, a page on a foreign
        // host name that resolves to this machine could read the e-mails in the mailbox.
        app.use('/mailbox/*', async (c, next) => {
          if (!loopback.has(new URL(c.req.url).hostname)) return c.text('Not found', 404)
          return next()
        })
        app.route('/mailbox', createMailboxPages({ dataDir }))
      }
    },
    async fetch(request, address) {
      const url = new URL(request.url)
      url.pathname = url.pathname.replace(/^\/api/, '')
      return api.fetch(new Request(url, request), { clientAddress: address })
    },
    isReady: () =>
      db.runSql('select 1').then(
        () => true,
        () => false,
      ),
    wake: (job) => jobs.wake(job),
    startJobs() {
      running = keepStarting(log, () => startJobs(deps))
    },
    async close() {
      await running?.stop()
      await db.close()
    },
  }
}
