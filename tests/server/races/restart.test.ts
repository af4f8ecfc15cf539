// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { Agent, request as send, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Airport } from '#contract/frame.ts'
import { openDatabase } from '#server/db/database.ts'
import { bookings, tickets } from '#server/db/schema/bookings.ts'
import { plainDate, todayInTurkey } from '#server/runtime/plain-days.ts'
import { atBank } from '#tests/server/support/at-bank.ts'
import type { Client } from '#tests/server/support/clients.ts'
import { heldFlight, payFlight } from '#tests/server/support/flight-journey.ts'
import { clientAt } from '#tests/server/support/process-client.ts'
import { createDatabase } from '#tests/server/support/postgres.ts'
import { createTemporaryFolder } from '../../../scripts/temporary-folder.ts'

/**
 * Maximum duration, in milliseconds, of the shutdown in this test. The server (`server/serve.ts`) waits for running
 * requests for at most 20 s. A shutdown that waited for idle connections, too, would take these 20 s.
 */
const drainLimit = 18_000
const travellers = 6

let folder: string
const children: ChildProcess[] = []
beforeAll(async () => {
  folder = createTemporaryFolder('restart')
})
afterAll(async () => {
  for (const child of children) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
})

interface Server {
  child: ChildProcess
  port: string
  /** Lines of the process's log, from level 'warn' on. */
  lines: string[]
}

/** Starts the server as deployed, on `port` or on a free one. */
async function startServer(databaseUrl: string, port = '0'): Promise<Server> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: port, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const lines: string[] = []
  child.stdout.setEncoding('utf8')
  const ready = Promise.withResolvers<string>()
  child.stdout.on('data', (chunk: string) => {
    lines.push(chunk)
    const found = /ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(chunk)?.[1]
    if (found) ready.resolve(found)
  })
  return { child, lines, port: await ready.promise }
}

const AirportList = z.object({ results: z.array(Airport) })

/** Returns the form that the bank's page posts after an approved payment. */
async function approvedAtBank(client: Client): Promise<Record<string, string>> {
  const airport = async (keyword: string) =>
    AirportList.parse(await client.json('GET', `/api/flight/airport/?keyword=${keyword}`)).results[0]?.id
  const session = await heldFlight(client, {
    departure_airport: await airport('ist'),
    arrival_airport: await airport('esb'),
    departure_date: plainDate(todayInTurkey(new Date()) + 30),
  })
  const posted = await atBank(client, (await payFlight(client, session, { card_expiry: '12/99' })).pay_url)
  if (!posted) throw new Error('the bank still waits for the code')
  return posted
}

interface Visit {
  path: string
  posted?: Record<string, string>
}

/**
 * Creates a visitor who sends requests to the two gateway processes at `ports` over keep-alive connections, as a proxy
 * or a browser does.
 */
function createVisitor(ports: string[], first: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statuses: number[] = []
  const cut: string[] = []
  let at = first

  const once = ({ path, posted }: Visit): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const form = posted && new URLSearchParams(posted).toString()
      const headers = form === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }
      const method = form === undefined ? 'GET' : 'POST'
      send({ host: '127.0.0.1', port: ports[at], path, method, headers, agent }, resolve).on('error', reject).end(form)
    })

  /**
   * Sends a request to the current one of the two servers. If no byte of a response arrives, sends it to the other one,
   * which becomes the current one.
   */
  async function visit(wish: Visit): Promise<number> {
    for (let attempt = 0; attempt < 4; attempt++) {
      const response = await once(wish).catch(() => undefined)
      if (!response) {
        at = 1 - at
        continue
      }
      await text(response).catch(() => cut.push(wish.path))
      if (response.headers.connection === 'close') at = 1 - at
      statuses.push(response.statusCode ?? 0)
      return response.statusCode ?? 0
    }
    throw new Error(`${wish.path} was answered by nobody`)
  }
  return { visit, statuses, cut, leave: () => agent.destroy() }
}

const pages = ['/', '/api/mobile/info/', '/faq/', '/api/flight/airport/?keyword=ank', '/auth/login/']

test('a restart of one of two processes shows to nobody: all are answered, and who comes from the bank gets a ticket', async () => {
  const databaseUrl = await createDatabase()
  const [one, two] = await Promise.all([startServer(databaseUrl), startServer(databaseUrl)])
  const waiting: Record<string, string>[] = []
  while (waiting.length < travellers) waiting.push(await approvedAtBank(clientAt(one.port)))

  const visitors = Array.from({ length: 16 }, (_, index) => createVisitor([one.port, two.port], index % 2))
  const restarted = new AbortController()
  const browsing = visitors.map(async ({ visit }) => {
    for (let index = 0; !restarted.signal.aborted; index++) await visit({ path: pages[index % pages.length] ?? '/' })
  })
  while (visitors.some(({ statuses }) => statuses.length < pages.length)) await setImmediate()

  const returning = waiting.map((posted) => ({ posted, visitor: createVisitor([one.port, two.port], 0) }))
  const returned = returning.map(({ posted, visitor }) => visitor.visit({ path: '/payment/return/', posted }))
  const stopped = once(one.child, 'exit')
  const told = performance.now()
  one.child.kill('SIGTERM')
  expect(await stopped).toEqual([0, null])
  expect(performance.now() - told).toBeLessThan(drainLimit)
  const again = await startServer(databaseUrl, one.port)
  expect((await fetch(`http://127.0.0.1:${again.port}/readyz`)).status).toBe(200)
  restarted.abort()
  await Promise.all(browsing)

  expect(await Promise.all(returned)).toEqual(waiting.map(() => 303))
  const everybody = [...visitors, ...returning.map(({ visitor }) => visitor)]
  expect(everybody.flatMap(({ cut }) => cut)).toEqual([])
  expect(everybody.flatMap(({ statuses }) => statuses).filter((status) => status >= 400)).toEqual([])
  for (const { leave } of everybody) leave()
  const failed = /^.*"message":"(?:request|document|payment page) failed".*$/gm
  expect([one, two].flatMap(({ lines }) => lines.join('').match(failed) ?? [])).toEqual([])

  const db = await openDatabase({ databaseUrl })
  expect(new Set((await db.orm.select().from(bookings)).map(({ status }) => status))).toEqual(new Set(['ticketed']))
  expect(await db.orm.select().from(tickets)).toHaveLength(travellers)
  await db.close()
})
