/** Creates a complete gateway in memory, with a clock that tests move. */
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { LoginReply } from '#contract/auth.ts'
import { createApi } from '#server/api/app.ts'
import { siteSettings } from '#server/content/site-settings.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { clockFrom } from '#server/runtime/clock.ts'
import type { Database } from '#server/db/database.ts'
import { rateLimits } from '#server/db/schema/operations.ts'
import type { JobName } from '#server/parts/jobs.ts'
import { createLog } from '#server/runtime/log.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import { createAlertPages } from '#server/mail/price-alert-pages.ts'
import { createEmailPages } from '#server/mail/new-address-pages.ts'
import { createPaymentReturn } from '#server/payment/payment-return.ts'
import { products } from '#server/products.ts'
import type { PushMessage } from '#contract/push-message.ts'
import type { PushTarget } from '#server/push/push-sender.ts'
import { createBankPages } from '#server/payment/sandbox-bank/bank-pages.ts'
import { createSandboxBank } from '#server/payment/sandbox-bank/sandbox-bank.ts'
import { createFixedActivities, type FixedActivities } from '#tests/server/support/fixed-activities.ts'
import { createFixedBuses, type FixedBuses } from '#tests/server/support/fixed-buses.ts'
import { createFixedFlights, type FixedFlights } from '#tests/server/support/fixed-flights.ts'
import { createFixedTransfers, type FixedTransfers } from '#tests/server/support/fixed-transfers.ts'
import { setCheapHashes } from '#tests/server/support/hash-cost.ts'
import { noon } from '#tests/server/support/noon.ts'
import { openTestDatabase } from '#tests/server/support/test-database.ts'
import { longPatience } from '#tests/support/long-patience.ts'

export const origin = 'https://ufuk.example'

export interface TestGateway {
  deps: GatewayDeps
  flights: FixedFlights
  buses: FixedBuses
  transfers: FixedTransfers
  activities: FixedActivities
  app: Hono
  logs: string[]
  woken: JobName[]
  mails: MailMessage[]
  /** Push messages that a push service would have received. */
  pushes: { target: PushTarget; message: PushMessage }[]
  /** Moves the clock forward by seconds. */
  pass(seconds: number): void
  setClock(instant: number): void
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** Returns the parsed body of a response; fails if the request does not succeed. */
  json(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<unknown>
  signIn(): Promise<Record<string, string>>
  close(): Promise<void>
}

/** Creates a gateway on the database `db`, or on a new database in memory. */
export async function createTestGateway(
  options: { db?: Database; overrides?: Partial<GatewayDeps> } = {},
): Promise<TestGateway> {
  setCheapHashes()
  const db = options.db ?? (await openTestDatabase())
  const flights = createFixedFlights()
  const buses = createFixedBuses()
  const transfers = createFixedTransfers()
  const activities = createFixedActivities()
  const state = { now: noon, visitors: 0 }
  const clock = clockFrom(() => new Date(state.now))
  const logs: string[] = []
  const woken: JobName[] = []
  const mails: MailMessage[] = []
  const pushes: TestGateway['pushes'] = []
  const publicOrigin = () => origin
  const deps: GatewayDeps = {
    db,
    flights,
    buses,
    transfers,
    activities,
    products,
    patience: longPatience,
    clock,
    bank: createSandboxBank({ db, clock, publicOrigin }),
    mailer: { send: async (message) => void mails.push(message) },
    push: {
      publicKey: async () => 'public-key',
      allows: (endpoint) => endpoint.startsWith('https://push.example/'),
      send: async (target, message) => {
        pushes.push({ target, message })
        return 'sent'
      },
    },
    jobs: { wake: (job) => void woken.push(job) },
    log: createLog('debug', (line) => void logs.push(line)),
    publicOrigin,
    site: siteSettings({}),
    catalogs: {
      languages: [
        { code: 'tr', name: 'Türkçe' },
        { code: 'en', name: 'English' },
      ],
      get: (language) =>
        language === 'tr' || language === 'en' ? { version: `${language}-1`, messages: { hello: 'x' } } : undefined,
    },
    // Each request has a new IP address unless a test sets one.
    clientIp: (c) => c.req.header('X-Test-Address') ?? `192.0.2.${++state.visitors}`,
    clientPlace: () => undefined,
    ...options.overrides,
  }
  const app = new Hono()
  app.route('/api', createApi(deps))
  app.route('/payment', createPaymentReturn(deps))
  app.route('/price-alert', createAlertPages(deps))
  app.route('/account', createEmailPages(deps))
  app.route('/sandbox-bank', createBankPages({ db, clock, publicOrigin, log: deps.log }))

  const request = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const own = body === undefined ? headers : { 'Content-Type': 'application/json', ...headers }
    return app.request(path, { method, headers: own, ...(body !== undefined && { body: sent }) })
  }
  const json = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const response = await request(method, path, body, headers)
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  return {
    deps,
    flights,
    buses,
    transfers,
    activities,
    app,
    logs,
    woken,
    mails,
    pushes,
    pass: (seconds) => void (state.now += seconds * 1000),
    setClock: (instant) => void (state.now = instant),
    request,
    json,
    signIn: async () => {
      const reply = await json('POST', '/api/auth/login/', { username: 'demo', password: 'ufuk-demo-2026' })
      return { Authorization: `Token ${LoginReply.parse(reply).token}` }
    },
    close: () => db.close(),
  }
}

/**
 * Returns a gateway that the tests of a file share, or only those of the `describe` block in which this function is
 * called. The gateway is created before the first of these tests and closed after the last one. Until it is created,
 * the returned object is empty, so only hooks and tests may use it. Each test begins at `noon` with unused rate limits,
 * however far earlier tests moved the clock.
 */
export function sharedGateway(overrides: Partial<GatewayDeps> = {}): TestGateway {
  const gateway = {} as TestGateway
  beforeAll(async () => {
    Object.assign(gateway, await createTestGateway({ overrides }))
  })
  beforeEach(async () => {
    gateway.setClock(noon)
    await gateway.deps.db.orm.delete(rateLimits)
  })
  afterAll(() => gateway.close())
  return gateway
}

/** Returns the request headers of the demo user, who signs in before the first test; an empty object until then. */
export function demoUser(gateway: TestGateway): Record<string, string> {
  const headers: Record<string, string> = {}
  beforeAll(async () => {
    Object.assign(headers, await gateway.signIn())
  })
  return headers
}
