/** Tests what becomes of a form that is posted without scripts after its sign-in has ended. */
// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import * as entry from '#entry.server.tsx'
import { createDocuments } from '#server/web/documents.ts'
import { flightResults, heldFlight, searchFlights } from '#tests/server/support/flight-journey.ts'
import { origin, sharedGateway } from '#tests/server/support/gateway.ts'
import { postedForm } from '#tests/src/flight/payment/flight-payment-gateway.ts'

const gateway = sharedGateway()
let documents: ReturnType<typeof createDocuments>

beforeAll(() => {
  documents = createDocuments({
    renderer: async () => entry,
    fetchApi: async (request) => {
      const { pathname, search } = new URL(request.url)
      return gateway.app.request(pathname + search, request)
    },
    clock: gateway.deps.clock,
    origin: () => origin,
    secure: false,
    clientAddress: () => '',
    tags: () => ({ head: '', body: '' }),
    textIds: () => null,
    outsideBank: false,
    tileOrigin: undefined,
    development: false,
    log: gateway.deps.log,
  })
})

const device = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f0'
const cookieOf = ({ Authorization = '' }: Record<string, string>) =>
  entry.tokenCookieHeader(Authorization.replace('Token ', ''), false).split(';')[0] ?? ''

const ask = async (path: string, cookie: string, form?: Record<string, string>) => {
  const response = await documents.request(origin + path, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: `${cookie}; device=${device}` },
  })
  return { status: response.status, to: response.headers.get('Location'), html: await response.text() }
}

test('a payment whose sign-in has ended is refused with what was typed, and is a guest’s only if it is sent again', async () => {
  const session = await heldFlight(gateway)
  const path = `/flight/payment/?session_unique=${session}`
  const headers = await gateway.signIn()
  await gateway.request('DELETE', '/api/auth/logout/', undefined, headers)
  const { status, html } = await ask(path, cookieOf(headers), postedForm(session))
  expect(status).toBe(401)
  expect(html).toContain('Lütfen giriş yapın')
  expect(html).toContain('value="Deniz"')
  expect((await ask(path, '', postedForm(session))).to).toContain('/sandbox-bank/pay/')
})

test('a payment that is refused for its own faults says that the sign-in has ended', async () => {
  const session = await heldFlight(gateway)
  const path = `/flight/payment/?session_unique=${session}`
  const headers = await gateway.signIn()
  const faulty = { ...postedForm(session), email: 'deniz' }
  const notice = 'Oturumunuz sona erdi. Misafir olarak devam ediyorsunuz.'
  const before = await ask(path, cookieOf(headers), faulty)
  expect([before.status, before.html.includes(notice)]).toEqual([400, false])
  await gateway.request('DELETE', '/api/auth/logout/', undefined, headers)
  const { status, html } = await ask(path, cookieOf(headers), faulty)
  expect([status, html.includes(notice)]).toEqual([400, true])
})

test('a selection whose sign-in has ended says so and leaves the results', async () => {
  const headers = await gateway.signIn()
  const { session_unique: session } = await searchFlights(gateway, {}, headers)
  const [first] = (await flightResults(gateway, session, headers)).search
  await gateway.request('DELETE', '/api/auth/logout/', undefined, headers)
  const form = { intent: 'select', product_ids: first?.product_id ?? '' }
  const { status, html } = await ask(`/flight/search/?session_unique=${session}`, cookieOf(headers), form)
  expect(status).toBe(401)
  expect(html).toContain('Lütfen giriş yapın')
})
