/** A server that speaks OCTO, with capacity, expiring bookings and faults on demand. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { soldProducts, type TestProduct, unsoldProducts } from '#tests/server/support/octo-products.ts'

export type OctoRoute =
  | 'supplier'
  | 'products'
  | 'availability'
  | 'calendar'
  | 'hold'
  | 'extend'
  | 'confirm'
  | 'cancel'
  | 'status'

/**
 * `refuses`: has no effect and answers with an error of the standard; `lies`: the same after the effect. `unheard` and
 * `lost`: the connection ends before or after the effect. `silent`: no effect and no answer. `late`: no answer, and the
 * effect when `catchUp` is called. The others answer with something else after the effect.
 */
export type OctoFault =
  | 'refuses'
  | 'lies'
  | 'unheard'
  | 'lost'
  | 'silent'
  | 'late'
  | 'down'
  | 'forbidden'
  | 'not json'
  | 'wrong shape'
  | 'huge'
  | 'redirects'
  | 'page'

interface Item {
  uuid: string
  unitId: string
  contact?: unknown
}

export interface TestBooking {
  uuid: string
  status: string
  expiresAt: number
  product: TestProduct
  option: string
  start: string
  items: Item[]
  contact: unknown
  cancellation: { refund: string; reason: string | null; utcCancelledAt: string } | null
}

export interface OctoServer {
  access: { url: string; token: string }
  products: TestProduct[]
  bookings: Map<string, TestBooking>
  /** Faults of the next calls of a route; one under `always` stays. */
  faults: Partial<Record<OctoRoute, OctoFault[]>>
  always: Partial<Record<OctoRoute, OctoFault>>
  calls: { route: OctoRoute; body: Record<string, unknown>; headers: IncomingMessage['headers'] }[]
  /** Percentage that is added to prices. */
  dearer: number
  /** Longest hold in minutes. */
  longestHold: number
  /** Status that a confirmation leads to. */
  confirmsAs: string
  count(route: OctoRoute): number
  catchUp(): void
  reset(): void
  close(): Promise<void>
}

class Refused extends Error {}

const offset = '+03:00'
const minute = 60_000
const token = 'token-of-the-tests'
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

export async function createOctoServer(now: () => number): Promise<OctoServer> {
  const late: (() => void)[] = []
  const open = new Set<ServerResponse>()

  const isLive = ({ status, expiresAt }: TestBooking) =>
    status === 'CONFIRMED' ||
    status === 'REDEEMED' ||
    status === 'PENDING' ||
    (status === 'ON_HOLD' && expiresAt > now())
  const paxOf = ({ items }: Pick<TestBooking, 'items'>) => items.filter(({ unitId }) => unitId !== 'infant').length
  const vacanciesOf = ({ id, capacity }: TestProduct, start: string) =>
    capacity === null
      ? null
      : [...octo.bookings.values()]
          .filter((one) => one.product.id === id && one.start === start && isLive(one))
          .reduce((left, one) => left - paxOf(one), capacity)

  const money = (retail: number) => ({
    original: retail,
    retail: Math.round(retail * (1 + octo.dearer / 100)),
    net: null,
    currency: 'TRY',
    currencyPrecision: 2,
    includedTaxes: [{ name: 'KDV', retail: Math.round(retail / 6), original: Math.round(retail / 6), net: null }],
  })

  function productOf(body: Record<string, unknown>): TestProduct {
    const found = octo.products.find(({ id }) => id === body['productId'])
    if (!found) throw new Refused('INVALID_PRODUCT_ID')
    return found
  }
  const totalOf = ({ prices }: TestProduct, unitIds: readonly string[]) =>
    prices['booking'] ?? unitIds.reduce((sum, id) => sum + (prices[id] ?? 0), 0)

  function availabilityOf(product: TestProduct, start: string, units: { id: string; quantity: number }[]) {
    const vacancies = vacanciesOf(product, start)
    const wanted = units.filter(({ id }) => id !== 'infant').reduce((sum, { quantity }) => sum + quantity, 0)
    const allDay = start.endsWith(`T00:00:00${offset}`)
    return {
      id: product.availabilityId(start),
      localDateTimeStart: start,
      localDateTimeEnd: allDay ? start.replace('T00:00', 'T23:59') : start.replace(/T(\d\d):/, 'T23:'),
      utcCutoffAt: new Date(Date.parse(start) - (allDay ? -600 : 60) * minute).toISOString(),
      allDay,
      available: vacancies === null || vacancies >= Math.max(1, wanted),
      status: vacancies === null ? 'FREESALE' : vacancies === 0 ? 'SOLD_OUT' : vacancies < 6 ? 'LIMITED' : 'AVAILABLE',
      vacancies,
      capacity: product.capacity,
      maxUnits: null,
      openingHours: [{ from: allDay ? '08:00' : '00:00', to: '18:00' }],
      unitPricing: Object.entries(product.prices).map(([unitId, retail]) => ({ unitId, ...money(retail) })),
      ...(units.length > 0 && {
        pricing: money(
          totalOf(
            product,
            units.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id)),
          ),
        ),
      }),
    }
  }

  function startsIn(product: TestProduct, body: Record<string, unknown>): string[] {
    const ids = body['availabilityIds']
    const from = Array.isArray(ids) ? new Date(now()).toISOString().slice(0, 10) : String(body['localDateStart'])
    const to = Array.isArray(ids) ? dayAfter(from, 400) : String(body['localDateEnd'])
    const starts: string[] = []
    for (let date = from; date <= to; date = dayAfter(date, 1))
      starts.push(...product.starts.map((time) => `${date}T${time}:00${offset}`))
    const open = starts.filter((start) => Date.parse(start) > now() - 86_400_000)
    return Array.isArray(ids) ? open.filter((start) => ids.includes(product.availabilityId(start))) : open
  }

  const shownBooking = (booking: TestBooking) => ({
    id: `id-${booking.uuid}`,
    uuid: booking.uuid,
    testMode: true,
    resellerReference: null,
    supplierReference: `REF-${booking.uuid.slice(0, 6)}`,
    status: booking.status === 'ON_HOLD' && booking.expiresAt <= now() ? 'EXPIRED' : booking.status,
    utcExpiresAt: new Date(booking.expiresAt).toISOString(),
    productId: booking.product.id,
    optionId: booking.option,
    cancellable: true,
    cancellation: booking.cancellation,
    availabilityId: booking.product.availabilityId(booking.start),
    contact: booking.contact,
    // In an order of the server's own.
    unitItems: booking.items.toReversed(),
    pricing: money(
      totalOf(
        booking.product,
        booking.items.map(({ unitId }) => unitId),
      ),
    ),
  })

  function book(body: Record<string, unknown>) {
    const uuid = String(body['uuid'])
    const known = octo.bookings.get(uuid)
    if (known) return shownBooking(known)
    const product = productOf(body)
    const start = startsIn(product, { availabilityIds: [body['availabilityId']] })[0]
    const items = body['unitItems'] as Item[]
    if (start === undefined) throw new Refused('INVALID_AVAILABILITY_ID')
    const left = vacanciesOf(product, start)
    if (left !== null && left < paxOf({ items })) throw new Refused('UNPROCESSABLE_ENTITY')
    const minutes = Math.min(octo.longestHold, Number(body['expirationMinutes'] ?? 30))
    const booking: TestBooking = {
      uuid,
      status: 'ON_HOLD',
      expiresAt: now() + minutes * minute,
      product,
      option: String(body['optionId']),
      start,
      items,
      contact: null,
      cancellation: null,
    }
    octo.bookings.set(uuid, booking)
    return shownBooking(booking)
  }

  function known(uuid: string): TestBooking {
    const booking = octo.bookings.get(uuid)
    if (!booking) throw new Refused('INVALID_BOOKING_UUID')
    return booking
  }

  function act(route: OctoRoute, uuid: string, body: Record<string, unknown>, language: 'tr' | 'en'): unknown {
    if (route === 'supplier')
      return {
        id: 'tüf',
        name: 'Tüften Gökyüzüne',
        endpoint: '',
        contact: { website: null, email: null, telephone: '+90 508 100 01 00', address: null },
      }
    if (route === 'products') return octo.products.map((one) => one.shown(language))
    const units = (body['units'] ?? []) as { id: string; quantity: number }[]
    if (route === 'availability') {
      const product = productOf(body)
      return startsIn(product, body).map((start) => availabilityOf(product, start, units))
    }
    if (route === 'calendar') {
      const product = productOf(body)
      return startsIn(product, body).map((start) => {
        const { available, status, vacancies, capacity } = availabilityOf(product, start, units)
        return { localDate: start.slice(0, 10), available, status, vacancies, capacity, openingHours: [] }
      })
    }
    if (route === 'hold') return book(body)
    const booking = known(uuid)
    const { status } = shownBooking(booking)
    if (route === 'extend' || route === 'confirm') if (status !== 'ON_HOLD') throw new Refused('UNPROCESSABLE_ENTITY')
    if (route === 'extend')
      booking.expiresAt = now() + Math.min(octo.longestHold, Number(body['expirationMinutes'])) * minute
    if (route === 'confirm') Object.assign(booking, { status: octo.confirmsAs, contact: body['contact'] })
    if (route === 'confirm' && Array.isArray(body['unitItems'])) booking.items = body['unitItems'] as Item[]
    if (route === 'cancel') {
      if (status !== 'ON_HOLD' && status !== 'CONFIRMED') throw new Refused('UNPROCESSABLE_ENTITY')
      booking.status = 'CANCELLED'
      booking.cancellation = {
        refund: 'FULL',
        reason: String(body['reason']),
        utcCancelledAt: new Date(now()).toISOString(),
      }
    }
    return shownBooking(booking)
  }

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
    if (fault === 'forbidden') return answer(response, 400, '{"error":"FORBIDDEN"}')
    if (fault === 'unheard') return void request.socket.destroy()
    if (fault === 'silent') return undefined
    if (fault === 'late') return void late.push(() => act(route, second, body, language))
    let result: unknown
    try {
      result = act(route, second, body, language)
    } catch (error) {
      if (error instanceof Refused) return refusal(error.message)
      throw error
    }
    if (fault === 'lies') return refusal('UNPROCESSABLE_ENTITY')
    if (fault === 'lost') return void request.socket.destroy()
    if (fault === 'not json') return answer(response, 200, '{"uuid":')
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
    faults: {},
    always: {},
    calls: [],
    dearer: 0,
    longestHold: 60,
    confirmsAs: 'CONFIRMED',
    count: (route) => octo.calls.filter((call) => call.route === route).length,
    catchUp: () => late.splice(0).forEach((work) => work()),
    reset() {
      late.length = 0
      Object.assign(octo, { faults: {}, always: {}, calls: [], dearer: 0, longestHold: 60, confirmsAs: 'CONFIRMED' })
      octo.bookings.clear()
    },
    async close() {
      for (const response of open) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
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
