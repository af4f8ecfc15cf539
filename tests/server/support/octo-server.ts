/** Runs a server that speaks OCTO, with capacity, expiring bookings and faults on demand. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { octoCalls, type OctoRoute, type OctoState, Refused } from '#tests/server/support/octo-state.ts'
import { soldProducts, unsoldProducts } from '#tests/server/support/octo-products.ts'

/**
 * How the server treats a call:
 *
 * - `works`: without a fault, for a call before one with a fault.
 * - `refuses`: no effect; the response is an error that OCTO defines for the call.
 * - `lies`: the usual effect, but the same response as `refuses`.
 * - `unheard`: no effect; the connection ends without a response.
 * - `lost`: the usual effect; the connection ends without a response.
 * - `silent`: no effect; the connection stays open without a response.
 * - `unanswered`: the usual effect; the connection stays open without a response.
 * - `late`: the usual effect, but not before the test calls `catchUp`; the connection ends at once without a response,
 *   so that the test need not wait for a time-out.
 * - `no route`: no effect; the response is that of a proxy that does not forward the call.
 * - `down`, `forbidden`: no effect; the response is an error of the server or of the access to it, not of the call.
 * - All others: the usual effect; the response is malformed or unexpected.
 */
export type OctoFault =
  | 'works'
  | 'refuses'
  | 'lies'
  | 'unheard'
  | 'lost'
  | 'silent'
  | 'unanswered'
  | 'late'
  | 'down'
  | 'forbidden'
  | 'not json'
  | 'wrong shape'
  | 'huge'
  | 'redirects'
  | 'page'
  | 'no route'
  | 'no price'
  | 'odd price'
  | 'capitals'

export interface OctoServer extends OctoState {
  access: { url: string; token: string }
  /** Faults of the next calls, by route. A fault in `always` applies to every call of its route. */
  faults: Partial<Record<OctoRoute, OctoFault[]>>
  always: Partial<Record<OctoRoute, OctoFault>>
  calls: { route: OctoRoute; body: Record<string, unknown>; headers: IncomingMessage['headers'] }[]
  count(route: OctoRoute): number
  catchUp(): void
  reset(): void
  close(): Promise<void>
}

const token = 'token-of-the-tests'

const nothing: OctoState['delivers'] = { methods: [], voucher: null, ticket: null }

/** Returns the initial values of the state that tests may change; `reset` restores them. */
const untouched = (): Pick<
  OctoServer,
  | 'faults'
  | 'always'
  | 'calls'
  | 'dearer'
  | 'longestHold'
  | 'sellsNothing'
  | 'tellsVacancies'
  | 'confirmsAs'
  | 'numbered'
  | 'delivers'
> => ({
  faults: {},
  always: {},
  calls: [],
  dearer: 0,
  longestHold: 60,
  sellsNothing: false,
  tellsVacancies: true,
  confirmsAs: 'CONFIRMED',
  numbered: 'at once',
  delivers: nothing,
})

export async function createOctoServer(now: () => number): Promise<OctoServer> {
  const late: (() => void)[] = []
  const open = new Set<ServerResponse>()

  function answer(response: ServerResponse, status: number, body: string, type = 'application/json') {
    response.writeHead(status, { 'Content-Type': type, Location: '/elsewhere' })
    response.end(body)
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    open.add(response)
    response.on('close', () => open.delete(response))
    const [, , first = '', second = '', third] = new URL(request.url ?? '/', 'http://x').pathname.split('/')
    const body = request.method === 'POST' ? ((await json(request)) as Record<string, unknown>) : {}
    const route = routeOf(first, second, third, request.method)
    octo.calls.push({ route, body, headers: request.headers })
    if (request.headers.authorization !== `Bearer ${token}`) return answer(response, 400, '{"error":"UNAUTHORIZED"}')
    const language = request.headers['accept-language'] === 'en' ? 'en' : 'tr'
    const fault = octo.faults[route]?.shift() ?? octo.always[route]
    const refusal = (code: string) => answer(response, 400, JSON.stringify({ error: code, errorMessage: 'no' }))
    if (fault === 'refuses') return refusal('UNPROCESSABLE_ENTITY')
    if (fault === 'down') return answer(response, 503, '{"error":"INTERNAL_SERVER_ERROR"}')
    if (fault === 'no route') return answer(response, 404, '{"status":404,"error":"Not Found"}')
    if (fault === 'forbidden') return answer(response, 400, '{"error":"FORBIDDEN"}')
    if (fault === 'unheard') return void request.socket.destroy()
    if (fault === 'silent') return undefined
    if (fault === 'late') {
      late.push(() => act(route, second, body, language))
      return void request.socket.destroy()
    }
    let result: unknown
    try {
      result = act(route, second, body, language)
    } catch (error) {
      if (error instanceof Refused) return refusal(error.message)
      throw error
    }
    if (fault === 'lies') return refusal('UNPROCESSABLE_ENTITY')
    if (fault === 'unanswered') return undefined
    if (fault === 'lost') return void request.socket.destroy()
    if (fault === 'not json') return answer(response, 200, '{"uuid":')
    if (fault === 'no price') return answer(response, 200, JSON.stringify({ ...(result as object), pricing: null }))
    if (fault === 'odd price')
      return answer(response, 200, JSON.stringify({ ...(result as object), pricing: { retail: '9' } }))
    if (fault === 'capitals')
      return answer(
        response,
        200,
        JSON.stringify(result).replaceAll(/(?<="uuid":")[^"]*/g, (id) => id.toUpperCase()),
      )
    if (fault === 'wrong shape') return answer(response, 200, '{"answer":[]}')
    if (fault === 'huge')
      return answer(response, 200, JSON.stringify(result).padEnd(route === 'products' ? 33_000_000 : 3_000_000))
    if (fault === 'redirects') return answer(response, 302, '{}')
    if (fault === 'page') return answer(response, 404, '<h1>Not here</h1>', 'text/html')
    return answer(response, 200, JSON.stringify(result))
  }

  const server = createServer((request, response) => void handle(request, response))
  const octo: OctoServer = {
    access: { url: '', token },
    products: [...soldProducts(), ...unsoldProducts()],
    bookings: new Map(),
    ...untouched(),
    count: (route) => octo.calls.filter((call) => call.route === route).length,
    catchUp: () => late.splice(0).forEach((work) => work()),
    reset() {
      late.length = 0
      Object.assign(octo, untouched())
      octo.bookings.clear()
    },
    async close() {
      for (const response of open) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const act = octoCalls(octo, now)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  octo.access.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/octo`
  return octo
}

function routeOf(first: string, second: string, third: string | undefined, method: string | undefined): OctoRoute {
  if (first === 'availability') return second === 'calendar' ? 'calendar' : 'availability'
  if (first !== 'bookings') return first === 'products' ? 'products' : 'supplier'
  if (third === 'confirm' || third === 'cancel' || third === 'extend') return third
  return method === 'POST' ? 'hold' : 'status'
}
