/** Wires the parts of the server and listens for requests. */
import { mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { Clock } from '#server/runtime/clock.ts'
import type { Environment } from '#server/runtime/environment.ts'
import { createGateway } from '#server/gateway.ts'
import type { Supplies } from '#server/parts/deps.ts'
import type { JobName } from '#server/parts/jobs.ts'
import type { Log } from '#server/runtime/log.ts'
import type { SupplyPatience } from '#server/supply/supply-patience.ts'
import { createTags } from '#server/web/assets.ts'
import { builtRenderer } from '#server/web/built-renderer.ts'
import { createTextIds } from '#server/web/text-ids.ts'
import { openAddressPlaces } from '#server/web/address-places.ts'
import { createClientAddress } from '#server/web/client-address.ts'
import { createClientPlace } from '#server/web/client-place.ts'
import { followConnections } from '#server/web/connections.ts'
import { createDocuments } from '#server/web/documents.ts'
import { compressReplies } from '#server/middleware/compress-replies.ts'
import { forward } from '#server/web/proxy.ts'
import { transportSecurity } from '#server/web/security-headers.ts'
import { createSitemap } from '#server/web/sitemap.ts'
import { createStaticFiles } from '#server/web/static-files.ts'

interface ServeOptions {
  environment: Environment
  clock: Clock
  log: Log
  /** Suppliers to use instead of the embedded inventories. */
  supplies?: Partial<Supplies>
  /** Time-outs of calls to suppliers; `supplyPatience` by default. */
  patience?: SupplyPatience
  /** Uses Vite's hot reload in place of the built files. */
  development?: boolean
  /** Adds routes before all others except `/healthz` and `/readyz`, for browser tests and audits. */
  extend?: (app: Hono) => void
}

export interface RunningServer {
  /** The server's public origin: the variable PUBLIC_ORIGIN, otherwise the bound address. */
  origin: string
  port: number
  /**
   * Requests a run of a background job of the gateway before the job's next scheduled run. Does not wait for this run.
   */
  wake(job: JobName): void
  /**
   * Lets the readiness check fail, waits for open connections and running work to end (docs/decisions/0022), then
   * closes the database.
   */
  close(): Promise<void>
}

const clientDir = fileURLToPath(new URL('../dist/client/', import.meta.url))
const maxBody = 64 * 1024

/**
 * Listens for requests. If API_ORIGIN is not set, first opens the database and starts the gateway. Rejects if the port
 * is not available.
 */
export async function serve({
  environment,
  clock,
  log,
  supplies = {},
  patience,
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
  const { GEOIP_DB, GEO_HEADERS } = environment
  const clientPlace = createClientPlace({
    proxy: PUBLIC_ORIGIN === undefined ? undefined : GEO_HEADERS,
    ofAddress: GEOIP_DB === undefined ? undefined : await openAddressPlaces(GEOIP_DB),
    clientAddress,
  })
  mkdirSync(environment.DATA_DIR, { recursive: true })
  const gateway = API_ORIGIN
    ? undefined
    : await createGateway({
        environment,
        clock,
        log,
        supplies,
        patience,
        publicOrigin: origin,
        clientAddress,
        clientPlace,
      })
  const vite = development ? await (await import('#server/web/development.ts')).createDevelopment(PORT) : undefined

  const app = new Hono()
  app.use(transportSecurity(secure))
  let draining = false
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const ready = !draining && (gateway ? await gateway.isReady() : true)
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503)
  })
  extend?.(app)
  // Limits the size of request bodies. If the gateway runs in this process, requests below /api/ are excepted, because
  // the gateway has its own limit with its own error body.
  const tooLarge = bodyLimit({ maxSize: maxBody, onError: (c) => c.json({ detail: ['too large'] }, 413) })
  app.use((c, next) => (gateway && c.req.path.startsWith('/api/') ? next() : tooLarge(c, next)))
  app.use('/api/*', gateway ? compressReplies : compress())
  if (gateway) gateway.mount(app)
  else app.all('/api/*', (c) => forward(c.req.raw, apiOrigin, clientAddress(c)))
  const site = {
    renderer: vite ? vite.renderer : builtRenderer(),
    fetchApi: (call: Request, from: string) => (gateway ? gateway.fetch(call, from) : forward(call, apiOrigin, from)),
    clock,
    origin,
    secure,
    clientAddress,
    log,
  }
  app.route('/', createSitemap(site))
  if (!vite) app.route('/', createStaticFiles(clientDir, { secure, tileOrigin }))
  app.route(
    '/',
    createDocuments({
      ...site,
      tags: vite ? vite.tags : createTags(clientDir),
      textIds: vite ? () => null : createTextIds(clientDir),
      outsideBank: API_ORIGIN !== undefined,
      tileOrigin,
      development,
    }),
  )

  const server = createServer()
  server.keepAliveTimeout = keepAliveMs
  // `followConnections` adds a request listener that may set a response header. It must be added before the request
  // listener that sends the response.
  const connections = followConnections(server)
  const listener = getRequestListener((request, env) => {
    const answer = app.fetch(request, env)
    return answer instanceof Promise ? connections.work(answer) : answer
  })
  server.on('request', (request, response) => {
    if (vite) vite.middlewares(request, response, () => void listener(request, response))
    else void listener(request, response)
  })
  port = await listen(server, PORT, HOST)
  gateway?.startJobs()
  return {
    origin: origin(),
    port,
    wake: (job) => gateway?.wake(job),
    async close() {
      draining = true
      connections.endKeepAlive()
      const accepting = environment.DRAIN_SECONDS * 1000
      await setTimeout(accepting)
      await connections.drain(drainLimit - accepting)
      await vite?.close()
      await gateway?.close()
    },
  }
}

/**
 * Time limit of 20 s, in milliseconds, in which running requests may end. It starts with the shutdown, before the wait
 * of DRAIN_SECONDS (10 s at most). After that wait, at least 10 s are left, which is how long clients wait for a reply.
 * The background jobs then have 5 s more. The sum of 25 s is less than the 30 s after which orchestrators commonly kill
 * a process.
 */
const drainLimit = 20_000

/**
 * Keep-alive time-out in milliseconds. Clients and proxies commonly close an idle connection after a minute. The server
 * must not close it earlier, because a request that is just being sent would be lost.
 */
const keepAliveMs = 75_000

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}
