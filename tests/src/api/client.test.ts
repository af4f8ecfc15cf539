// @vitest-environment node
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import type { Caller } from '#api/call-headers.ts'
import { type CallRecord, createApi, NoContent } from '#api/client.ts'

const origin = 'http://gateway.test'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const guest: Caller = {
  token: null,
  deviceId: 'device-0001',
  userInfo: { language: 'en', country: 'TR', currency: 'EUR' },
  isApp: false,
  isAndroid: true,
}
const Thing = z.object({ name: z.string() })
const as = (caller: Caller) =>
  createApi(
    (request) => fetch(request),
    origin,
    async () => caller,
  )

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((caught: unknown) => caught)
  if (!(error instanceof ApiError)) throw new Error('the call should fail with ApiError', { cause: error })
  return error
}

test('every call carries its headers', async () => {
  let seen = new Headers()
  server.use(
    http.get(`${origin}/api/thing/`, ({ request }) => {
      seen = request.headers
      return HttpResponse.json({ name: 'a' })
    }),
  )
  await as({ ...guest, token: 'secret-token-0123456789' }).get('/api/thing/', Thing, {
    query: { page_size: 10, none: undefined },
  })
  expect(Object.fromEntries(seen)).toMatchObject({
    'x-app-version': '1.0.0',
    'x-is-app': 'false',
    'x-is-android': 'true',
    'x-device-id': 'device-0001',
    'x-user-info': 'en|TR|EUR',
    authorization: 'Token secret-token-0123456789',
  })
})

test('a guest’s call has no authorization', async () => {
  server.use(
    http.get(`${origin}/api/thing/`, ({ request }) =>
      request.headers.has('Authorization') ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json({ name: 'a' }),
    ),
  )
  await expect(as(guest).get('/api/thing/', Thing)).resolves.toEqual({ name: 'a' })
})

describe('a call whose token the gateway rejects', () => {
  const onRejectedToken = vi.fn<(token: string) => Promise<void>>()
  let caller: Caller
  let callers: string[]
  const api = createApi(
    (request) => fetch(request),
    origin,
    async () => caller,
    { onRejectedToken, lacksItsSignIn: (token) => token === null },
  )

  beforeEach(() => {
    caller = { ...guest, token: 'old' }
    callers = []
    onRejectedToken.mockReset()
    onRejectedToken.mockImplementation(async () => void (caller = { ...guest, deviceId: 'device-0002' }))
    server.use(
      http.all(`${origin}/*`, ({ request }) => {
        callers.push(`${request.headers.get('Authorization')} ${request.headers.get('X-Device-Id')}`)
        return ['Token new', null].includes(request.headers.get('Authorization'))
          ? HttpResponse.json({ name: 'a' })
          : HttpResponse.json({ detail: ['Please sign in'] }, { status: 401 })
      }),
    )
  })

  const asGuest = ['Token old device-0001', 'null device-0002']

  test('is repeated as a guest if it only reads', async () => {
    await expect(api.get('/api/thing/', Thing)).resolves.toEqual({ name: 'a' })
    expect(callers).toEqual(asGuest)
    expect(onRejectedToken.mock.calls).toEqual([['old']])
    caller = { ...guest, token: 'old' }
    await expect(api.send('POST', '/api/things/', Thing, {}, { reads: true })).resolves.toEqual({ name: 'a' })
    expect(callers).toEqual([...asGuest, ...asGuest])
  })

  test('fails if it writes, now and later, with the gateway’s message', async () => {
    for (const before of [0, 1, 2]) {
      const error = await failure(api.send('POST', '/api/things/', Thing, {}))
      expect([error.status, error.firstMessage, callers.length]).toEqual([401, 'Please sign in', before + 1])
    }
    await expect(api.send('POST', '/api/things/', Thing, {}, { reads: true })).resolves.toEqual({ name: 'a' })
    await expect(api.send('POST', '/api/auth/login/', Thing, {})).resolves.toEqual({ name: 'a' })
  })

  test('writes for the user again after a newer sign-in in another tab', async () => {
    onRejectedToken.mockImplementation(async () => void (caller = { ...guest, token: 'new' }))
    expect((await failure(api.send('POST', '/api/things/', Thing, {}))).status).toBe(401)
    await expect(api.send('POST', '/api/things/', Thing, {})).resolves.toEqual({ name: 'a' })
    expect(callers.at(-1)).toBe('Token new device-0001')
  })

  test('reads as a guest in a page that shows somebody else than the stored token’s user', async () => {
    caller = { ...guest, token: 'new' }
    const stale = createApi(
      (request) => fetch(request),
      origin,
      async () => caller,
      { lacksItsSignIn: () => true },
    )
    await expect(stale.get('/api/thing/', Thing)).resolves.toEqual({ name: 'a' })
    expect(callers).toEqual(['null device-0001'])
    expect((await failure(stale.send('POST', '/api/things/', Thing, {}))).status).toBe(401)
    // A sign-out ends the sign-in that the device stores.
    await stale.send('DELETE', '/api/things/', NoContent, undefined, { asStored: true })
    expect(callers.at(-1)).toBe('Token new device-0001')
  })

  test('is repeated once only', async () => {
    onRejectedToken.mockImplementation(async () => void (caller = { ...guest, token: 'old too' }))
    expect((await failure(api.get('/api/thing/', Thing))).status).toBe(401)
    expect(callers).toHaveLength(2)
  })
})

test('bodies are JSON and the idempotency key is a header', async () => {
  server.use(
    http.post(`${origin}/api/thing/`, async ({ request }) =>
      HttpResponse.json({ name: `${request.headers.get('Idempotency-Key')} ${JSON.stringify(await request.json())}` }),
    ),
  )
  const reply = await as(guest).send('POST', '/api/thing/', Thing, { a: 1 }, { idempotencyKey: 'key-00000001' })
  expect(reply.name).toBe('key-00000001 {"a":1}')
})

test('an error body gives the first message of the first field', async () => {
  server.use(
    http.post(`${origin}/api/thing/`, () =>
      HttpResponse.json({ email: ['Geçersiz', 'Uzun'], phone: ['Kısa'] }, { status: 400 }),
    ),
  )
  const error = await failure(as(guest).send('POST', '/api/thing/', Thing, {}))
  expect(error.status).toBe(400)
  expect(error.firstMessage).toBe('Geçersiz')
})

test('no answer is status 0', async () => {
  server.use(http.get(`${origin}/api/thing/`, () => HttpResponse.error()))
  expect((await failure(as(guest).get('/api/thing/', Thing))).status).toBe(0)
})

test.each([
  ['malformed JSON', () => new HttpResponse('{"name":', { headers: { 'Content-Type': 'application/json' } })],
  ['another shape', () => HttpResponse.json({ title: 'a' })],
])('%s counts as a bad gateway', async (_, resolver) => {
  server.use(http.get(`${origin}/api/thing/`, resolver))
  expect((await failure(as(guest).get('/api/thing/', Thing))).status).toBe(502)
})

test('an empty answer to a delete is fine', async () => {
  server.use(http.delete(`${origin}/api/thing/`, () => new HttpResponse(null, { status: 204 })))
  await expect(as(guest).send('DELETE', '/api/thing/', NoContent)).resolves.toBeNull()
})

test('a navigation that aborts a call is not an error of the call', async () => {
  server.use(http.get(`${origin}/api/thing/`, () => new Promise(() => undefined)))
  const abort = new AbortController()
  const call = as(guest).get('/api/thing/', Thing, { signal: abort.signal })
  abort.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([200, 401, 403])(
  'a page of a captive portal or a filter with %i is no answer of the gateway',
  async (status) => {
    server.use(http.get(`${origin}/api/thing/`, () => HttpResponse.html('<h1>Wi-Fi</h1>', { status })))
    expect((await failure(as(guest).get('/api/thing/', Thing))).status).toBe(0)
  },
)

describe('a connection that is dead', () => {
  const untilGivenUp = ({ signal }: Request, end: (reason: unknown) => void) =>
    signal.addEventListener('abort', () => end(signal.reason))
  const silent = (request: Request) => new Promise<Response>((_, reject) => untilGivenUp(request, reject))
  const halfAnAnswer = async (request: Request) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"name":'))
          untilGivenUp(request, (reason) => controller.error(reason))
        },
      }),
    )

  test.each([
    ['before the answer', silent],
    ['in the middle of it', halfAnAnswer],
  ])('ends in a clear state within ten seconds, %s', async (_, fetchCall) => {
    const time = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
    const api = createApi(fetchCall, origin, async () => guest, { retries: () => true })
    const failed = failure(api.get('/api/thing/', Thing))
    await new Promise((resolve) => setImmediate(resolve))
    time.abort(new DOMException('late', 'TimeoutError'))
    expect((await failed).status).toBe(0)
    expect(timeout.mock.calls).toEqual([[10_000]])
  })
})

describe('one polite retry', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  /** Answers calls with the given replies in turn, repeating the last one; counts the calls. */
  function inTurn(...answers: (() => Response)[]) {
    const asked: string[] = []
    const records: CallRecord[] = []
    const api = createApi(
      async (request) => {
        asked.push(request.method)
        const answer = answers[Math.min(asked.length, answers.length) - 1]
        if (!answer) throw new TypeError('cut')
        return answer()
      },
      origin,
      async () => guest,
      { retries: () => true, onAnswer: (record) => records.push(record) },
    )
    return { api, asked, records }
  }
  const fine = () => Response.json({ name: 'a' })
  const status =
    (code: number, headers: Record<string, string> = {}) =>
    () =>
      Response.json({ detail: ['x'] }, { status: code, headers })
  const lost = () => {
    throw new TypeError('network')
  }
  const cutShort = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"name":'))
          controller.error(new TypeError('cut'))
        },
      }),
    )
  const settle = async <T>(promise: Promise<T>) => {
    const settled = promise.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    await vi.advanceTimersByTimeAsync(4000)
    return settled
  }

  test.each([
    ['no answer', lost],
    ['an answer that is cut short', cutShort],
    ['a gateway that is overloaded', status(503)],
    ['a limit that says when', status(429, { 'Retry-After': '1' })],
  ])('follows %s of a GET', async (_, first) => {
    const { api, asked, records } = inTurn(first, fine)
    expect(await settle(api.get('/api/thing/', Thing))).toEqual({ value: { name: 'a' } })
    expect(asked).toEqual(['GET', 'GET'])
    expect(records.map((record) => record.status >= 200 && record.status < 300)).toEqual([false, true])
  })

  test('is the only one', async () => {
    const { api, asked } = inTurn(status(503))
    expect(await settle(api.get('/api/thing/', Thing))).toMatchObject({ error: { status: 503 } })
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['a refusal', status(404)],
    ['a limit that does not say when', status(429)],
    ['a limit that asks for patience', status(429, { 'Retry-After': '60' })],
    ['another shape', () => Response.json({ title: 'a' })],
  ])('does not follow %s', async (_, first) => {
    const { api, asked } = inTurn(first, fine)
    expect(await settle(api.get('/api/thing/', Thing))).toHaveProperty('error')
    expect(asked).toHaveLength(1)
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('never follows a %s', async (method) => {
    const { api, asked } = inTurn(lost, fine)
    expect(await settle(api.send(method, '/api/thing/', Thing, {}))).toMatchObject({ error: { status: 0 } })
    expect(asked).toEqual([method])
  })

  test('is given up when the traveller goes elsewhere', async () => {
    const { api, asked } = inTurn(lost, fine)
    const navigation = new AbortController()
    const call = api.get('/api/thing/', Thing, { signal: navigation.signal })
    const settled = call.catch((error: unknown) => ({ error }))
    await vi.advanceTimersByTimeAsync(100)
    navigation.abort()
    await vi.advanceTimersByTimeAsync(4000)
    expect(await settled).toMatchObject({ error: { name: 'AbortError' } })
    expect(asked).toHaveLength(1)
  })

  test('tells the log the names of the fields that were sent and none of their values', async () => {
    const { api, records } = inTurn(fine)
    await settle(api.send('POST', '/api/thing/', Thing, { email: 'deniz@example.com', card_number: '4111' }))
    expect(records).toEqual([
      { method: 'POST', path: '/api/thing/', status: 200, cached: false, fields: ['email', 'card_number'] },
    ])
  })
})
