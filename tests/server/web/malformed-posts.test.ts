// @vitest-environment node
import fc from 'fast-check'
import type { RouteObject } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import * as entry from '#entry.server.tsx'
import { routes } from '#routes.tsx'
import { createDocuments } from '#server/web/documents.ts'
import { origin, sharedGateway } from '#tests/server/support/gateway.ts'
import { selectedSeats, ticketedBus } from '#tests/server/support/bus-journey.ts'
import { heldFlight, ticketedFlight } from '#tests/server/support/flight-journey.ts'

/**
 * Number of generated HTTP POST requests, more than twenty for each route action. Another value of the environment
 * variable `FC_SEED` generates other requests.
 */
const posts = 1000

const gateway = sharedGateway()
let documents: ReturnType<typeof createDocuments>
let cookie: string
let actions: Target[]
/** Names of the fields of all forms of the app. */
let names: string[]
let sessions: Record<'selection' | 'ticket', Record<string, Promise<string>>>

/** A page with an action: its URL path, and the fields of its forms. */
interface Target {
  path: string
  fields: [name: string, value: string][]
}

beforeAll(async () => {
  documents = createDocuments({
    renderer: async () => entry,
    fetchApi: async (request, address) => {
      const { pathname, search } = new URL(request.url)
      request.headers.set('X-Test-Address', address)
      return gateway.app.request(pathname + search, request)
    },
    clock: gateway.deps.clock,
    origin: () => origin,
    secure: false,
    clientAddress: (c) => c.req.header('X-Test-Address') ?? '',
    tags: () => ({ head: '', body: '' }),
    textIds: () => null,
    outsideBank: false,
    tileOrigin: undefined,
    development: false,
    log: gateway.deps.log,
  })
  cookie = await signedInCookie()
  sessions = {
    selection: { flight: heldFlight(gateway), bus: selectedSeats(gateway) },
    ticket: { flight: ticketedFlight(gateway), bus: ticketedBus(gateway, [[5, 'F']]) },
  }
  const addresses = await Promise.all((await routesWithActions(routes)).map(addressesOf))
  actions = await Promise.all(addresses.flat().map(targetOf))
  names = [...new Set(actions.flatMap(({ fields }) => fields.map(([name]) => name)))]
})

async function signedInCookie(): Promise<string> {
  const { Authorization = '' } = await gateway.signIn()
  return entry.tokenCookieHeader(Authorization.replace('Token ', ''), true).split(';')[0] ?? ''
}

async function routesWithActions(all: RouteObject[]): Promise<string[]> {
  const found = await Promise.all(
    all.map(async ({ children, path, lazy }) => {
      if (children) return routesWithActions(children)
      const module = typeof lazy === 'function' ? await lazy() : {}
      return module.action && path ? [path] : []
    }),
  )
  return found.flat()
}

const ask = (path: string, init: RequestInit & { headers: Record<string, string> }) =>
  documents.request(`${origin}${path}`, { ...init, headers: { 'Sec-Fetch-Site': 'same-origin', ...init.headers } })

/**
 * Returns the key of a guest's booking of the route's product. The booking is paid if the route shows a ticket,
 * otherwise unpaid. Returns undefined if the route belongs neither to flights nor to buses.
 */
const sessionFor = (route: string): Promise<string> | undefined =>
  sessions[route.includes('/booking/') ? 'ticket' : 'selection'][route.split('/')[1] ?? '']

/**
 * Returns the URL paths of a route. Their query contains the key of a booking of the route's product, or an unknown key
 * if there is none. Only the route for sign-in and registration has two paths.
 */
async function addressesOf(route: string): Promise<string[]> {
  const session = (await sessionFor(route)) ?? 'A'.repeat(22)
  const filled = route.replace(':session_unique', session).replace('*', 'no-such-page')
  const paths = filled.includes(':auth_type')
    ? ['login', 'register'].map((mode) => filled.replace(':auth_type', mode))
    : [filled]
  return paths.map((path) => `${path.replace(/^\/?/, '/').replace(/\/?$/, '/')}?session_unique=${session}`)
}

/**
 * Returns an object with `path` and a list of the fields of all forms on the page at `path`: those shown to a guest and
 * those shown to a signed-in user.
 */
async function targetOf(path: string): Promise<Target> {
  const pages = [{}, { Cookie: cookie }].map(async (headers) => (await ask(`${path}&edit=new`, { headers })).text())
  const html = (await Promise.all(pages)).join('')
  const controls = [...html.matchAll(/<(?:input|select|textarea|button)\b[^>]*\bname="([^"]+)"[^>]*>/g)]
  const fields = controls.map(([tag, name = '']): [string, string] => [name, /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? ''])
  return { path, fields }
}

/** Plausible values for form fields that a page shows empty, by a pattern of the field's name. */
const fitting: [name: RegExp, value: string][] = [
  [/email/, 'deniz@example.com'],
  [/password/, 'kirmizi-Kale-2031'],
  [/phone$/, '5321234567'],
  [/citizen_number/, '17291716060'],
  [/card_number/, '5528 7900 0000 0008'],
  [/card_expiry/, '12/30'],
  [/cvc/, '123'],
  [/code|pnr/, '123456'],
  [/date/, '1990-05-14'],
  [/gender/, 'F'],
  [/keyword|name|owner|city|district|message|address/, 'Ankara'],
  [/_airport|_station|condition|count/, '1'],
]
const fits = (name: string): string | undefined => fitting.find(([pattern]) => pattern.test(name))?.[1]

const likely = ['on', '1', 'F', 'Deniz', 'deniz@example.com', '5321234567', '1990-05-14', '17291716060', 'delete']
const cardLike = ['5528 7900 0000 0008', '12/30', '123', 'ABC123', 'kirmizi-Kale-2031', '2026-12-10']
const odd = ['', ' ', '\0', 'x'.repeat(3000), '-1', '1.5', '1e308', 'NaN', '[]', '{"a":1}', '2026-02-30', 'İ😀', '%00']
const values = fc.oneof(fc.constantFrom(...likely, ...cardLike, ...odd), fc.string({ maxLength: 20, unit: 'grapheme' }))
const oddNames = [
  '__proto__',
  'constructor',
  'toString',
  'a[b][c]',
  'a[99999999][b]',
  'a[-1][b]',
  'a[][b]',
  ']',
  '[',
  '',
]

/**
 * Generates how a form field is sent: unchanged, not at all, twice, with another value, or under nested names such as
 * `name[0]`.
 */
const changes = fc.oneof(
  { weight: 4, arbitrary: fc.constant('keep' as const) },
  { weight: 2, arbitrary: fc.constantFrom('omit', 'twice', 'value', 'nested') },
)
const encodings = fc.constantFrom('urlencoded', 'urlencoded', 'urlencoded', 'multipart', 'file', 'cut', 'broken')
/** Bodies that are malformed or do not match their content type. */
const broken: [type: string, body: string][] = [
  ['text/plain', 'a=b'],
  ['application/json', '{"username":"demo"}'],
  ['application/json', '{'],
  ['', 'a=b'],
  ['multipart/form-data', 'a=b'],
  ['multipart/form-data; boundary=x', 'a=b'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--'],
  ['multipart/form-data; boundary="', '--"\r\n\r\n--"--'],
  ['application/x-www-form-urlencoded', '%&%zz=%ff%fe&&=&a[=b&a]=c'],
  ['application/x-www-form-urlencoded; charset=utf-16', 'a=b'],
  ['application/xml', '<a/>'],
]
const addresses = fc.constantFrom('as it is', 'as it is', 'as it is', 'no query', 'odd query')

const post = fc.record({
  route: fc.nat(),
  address: addresses,
  signedIn: fc.boolean(),
  encoding: encodings,
  body: fc.nat(),
  change: fc.array(fc.tuple(changes, values), { minLength: 1, maxLength: 12 }),
  extra: fc.array(fc.tuple(fc.oneof(fc.nat(), fc.constantFrom(...oddNames)), values), { maxLength: 3 }),
})
type Post = typeof post extends fc.Arbitrary<infer One> ? One : never

function fieldsOf({ change, extra }: Post, { fields }: Target): [string, string][] {
  const changed = fields.flatMap(([name, value], index): [string, string][] => {
    const [kind, other] = change[index % change.length] ?? ['keep', '']
    if (kind === 'omit') return []
    if (kind === 'twice')
      return [
        [name, value],
        [name, other],
      ]
    if (kind === 'nested')
      return [
        [`${name}[0]`, other],
        [`${name}[x][y]`, value],
      ]
    return [[name, kind === 'value' ? other : value || (fits(name) ?? other)]]
  })
  const added = extra.map(([name, value]): [string, string] => [
    typeof name === 'number' ? (names[name % names.length] ?? '') : name,
    value,
  ])
  return [...changed, ...added]
}

async function bodyOf(one: Post, target: Target): Promise<{ type: string; body: BodyInit }> {
  const fields = fieldsOf(one, target)
  if (one.encoding === 'broken') {
    const [type, body] = broken[one.body % broken.length] ?? ['', '']
    return { type, body: new TextEncoder().encode(body) }
  }
  if (one.encoding === 'urlencoded')
    return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() }
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  if (one.encoding === 'file') form.append(fields[0]?.[0] ?? 'a', new File(['x'], 'x.txt'))
  const encoded = new Response(form)
  const bytes = await encoded.arrayBuffer()
  return {
    type: encoded.headers.get('Content-Type') ?? '',
    body: one.encoding === 'cut' ? bytes.slice(0, bytes.byteLength - 9) : bytes,
  }
}

function addressOf({ address, change }: Post, { path }: Target): string {
  const [bare = ''] = path.split('?')
  if (address === 'as it is') return path
  return address === 'no query' ? bare : `${bare}?session_unique=${encodeURIComponent(change[0]?.[1] ?? '')}&next=//x`
}

test('every route with an action has its forms’ fields tried', () => {
  expect(actions.length).toBeGreaterThan(25)
  expect(actions.filter(({ fields }) => fields.length > 0).length).toBeGreaterThan(15)
})

test('no malformed post makes a route fail', { timeout: 240_000 }, async () => {
  const failed: unknown[] = []
  for (const [index, one] of fc.sample(post, posts).entries()) {
    const target = actions[one.route % actions.length]
    if (!target) throw new Error('no route has an action')
    const { type, body } = await bodyOf(one, target)
    const path = addressOf(one, target)
    // The HTTP POST requests are spread over time and IP addresses. Otherwise rate limits of the gateway would refuse
    // the API calls that the route actions make.
    gateway.pass(1)
    const headers: Record<string, string> = {
      'X-Test-Address': `10.9.${index >> 8}.${index & 255}`,
      ...(type && { 'Content-Type': type }),
      ...(one.signedIn && { Cookie: cookie }),
    }
    const response = await ask(path, { method: 'POST', headers, body })
    await response.arrayBuffer()
    const errors = gateway.logs.splice(0).filter((line) => line.includes('"level":"error"'))
    if (response.status >= 500 || errors.length > 0) failed.push([response.status, path, type, body, errors])
    if (response.headers.get('Set-Cookie')?.includes('document-token=;')) cookie = await signedInCookie()
  }
  expect(failed).toEqual([])
})
