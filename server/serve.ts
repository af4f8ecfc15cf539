/** Wires the parts of the server together and listens. */
import { mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Clock } from '#server/clock.ts'
import type { Environment } from '#server/environment.ts'
import { createGateway } from '#server/gateway.ts'
import type { JobName } from '#server/jobs/jobs.ts'
import type { Log } from '#server/log.ts'
import type { BusSupply } from '#server/supply/bus-supply.ts'
import type { FlightSupply } from '#server/supply/flight-supply.ts'
import { createTags } from '#server/web/assets.ts'
import { createClientAddress } from '#server/web/client-address.ts'
import { createDocuments, type DocumentRenderer } from '#server/web/documents.ts'
import { forward } from '#server/web/proxy.ts'
import { createStaticFiles } from '#server/web/static-files.ts'

export interface ServeOptions {
  environment: Environment
  clock: Clock
  log: Log
  /** Flights to sell in place of the embedded inventory. */
  supply?: FlightSupply
  buses?: BusSupply
  /** Hot reload through Vite in place of the built files. */
  development?: boolean
  /** Adds routes before all others: the controls of the browser tests. */
  extend?: (app: Hono) => void
}

export interface RunningServer {
  /** Where travellers reach it: PUBLIC_ORIGIN, else the bound address. */
  origin: string
  /** Runs a job of the gateway now rather than when its time comes. */
  wake(job: JobName): void
  /** Takes no new requests, lets running ones end (10 s at most), then closes the database. */
  close(): Promise<void>
}

const clientDir = fileURLToPath(new URL('../dist/client/', import.meta.url))
const maxBody = 64 * 1024

/** Opens the database, starts the gateway (none with API_ORIGIN) and listens. Rejects if the port can't be had. */
export async function serve({
  environment,
  clock,
  log,
  supply,
  buses,
  development = false,
  extend,
}: ServeOptions): Promise<RunningServer> {
  const { HOST, PORT, API_ORIGIN, PUBLIC_ORIGIN } = environment
  const secure = PUBLIC_ORIGIN?.startsWith('https:') ?? false
  const hostname = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  const tileOrigin = environment.MAP_TILE_URL && new URL(environment.MAP_TILE_URL).origin
  const apiOrigin = API_ORIGIN?.replace(/\/$/, '') ?? ''
  let port = PORT
  const origin = () => PUBLIC_ORIGIN?.replace(/\/$/, '') ?? `http://${hostname}:${port}`
  const clientAddress = createClientAddress(PUBLIC_ORIGIN !== undefined)
  mkdirSync(environment.DATA_DIR, { recursive: true })
  const gateway = API_ORIGIN
    ? undefined
    : await createGateway({ environment, clock, log, supply, buses, publicOrigin: origin, clientAddress })
  const vite = development ? await (await import('#server/web/development.ts')).createDevelopment(PORT) : undefined

  const app = new Hono()
  let draining = false
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const ready = !draining && (gateway ? await gateway.isReady() : true)
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503)
  })
  extend?.(app)
  // The gateway answers with an object of its own; everything else that reads a body is held to the same size.
  const tooLarge = bodyLimit({ maxSize: maxBody, onError: (c) => c.json({ detail: ['too large'] }, 413) })
  app.use((c, next) => (gateway && c.req.path.startsWith('/api/') ? next() : tooLarge(c, next)))
  if (gateway) gateway.mount(app)
  else app.all('/api/*', (c) => forward(c.req.raw, apiOrigin, clientAddress(c)))
  if (!vite) app.route('/', createStaticFiles(clientDir, { secure, tileOrigin }))
  app.route(
    '/',
    createDocuments({
      renderer: vite ? vite.renderer : builtRenderer(),
      fetchApi: (call, from) => (gateway ? gateway.fetch(call, from) : forward(call, apiOrigin, from)),
      clock,
      origin,
      clientAddress,
      tags: vite ? vite.tags : createTags(clientDir),
      outsideBank: API_ORIGIN !== undefined,
      tileOrigin,
      development,
      log,
    }),
  )

  const listener = getRequestListener(app.fetch)
  const server = createServer((request, response) => {
    if (vite) vite.middlewares(request, response, () => void listener(request, response))
    else void listener(request, response)
  })
  server.keepAliveTimeout = keepAliveMs
  port = await listen(server, PORT, HOST)
  gateway?.startJobs()
  return {
    origin: origin(),
    wake: (job) => gateway?.wake(job),
    async close() {
      draining = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const patience = new Promise<void>((resolve) => setTimeout(resolve, 10_000).unref())
      await Promise.race([closed, patience])
      await vite?.close()
      await gateway?.close()
    },
  }
}

/**
 * Milliseconds that an idle connection is kept. Longer than the minute that clients and proxies keep theirs: whoever
 * closes first must not be the server, or a request that is just being sent is lost.
 */
const keepAliveMs = 75_000

/** The built server entry, loaded while the first request is still on its way. */
function builtRenderer(): () => Promise<DocumentRenderer> {
  const entry = import(new URL('../dist/server/entry.server.js', import.meta.url).href) as Promise<DocumentRenderer>
  return () => entry
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}
