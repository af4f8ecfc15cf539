// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { http, HttpResponse, passthrough } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { forward } from '#server/web/proxy.ts'

const backend = setupServer()
beforeAll(() => backend.listen({ onUnhandledFrame: 'error' }))
afterEach(() => backend.resetHandlers())
afterAll(() => backend.close())

test('a call goes to the backend with its headers and body, without this site’s cookies', async () => {
  backend.use(
    http.post('https://backend.test/api/flight/check-pnr/', async ({ request }) =>
      HttpResponse.json({
        body: await request.json(),
        token: request.headers.get('Authorization'),
        cookie: request.headers.get('Cookie'),
      }),
    ),
  )
  const call = new Request('http://ufuk.test/api/flight/check-pnr/?a=1', {
    method: 'POST',
    headers: { Authorization: 'Token abc', Cookie: 'document-token=secret', 'Content-Type': 'application/json' },
    body: JSON.stringify({ pnr: 'ABC123' }),
  })
  const response = await forward(call, 'https://backend.test', '192.0.2.1')
  expect(await response.json()).toEqual({ body: { pnr: 'ABC123' }, token: 'Token abc', cookie: null })
})

test('an error of the backend passes unchanged, an unreachable one is a 502 with an object', async () => {
  backend.use(http.get('https://backend.test/api/a/', () => HttpResponse.json({ a: ['no'] }, { status: 400 })))
  const refused = await forward(new Request('http://ufuk.test/api/a/'), 'https://backend.test', '')
  expect([refused.status, await refused.json()]).toEqual([400, { a: ['no'] }])
  backend.use(http.get('https://backend.test/api/b/', () => HttpResponse.error()))
  const lost = await forward(new Request('http://ufuk.test/api/b/'), 'https://backend.test', '')
  expect([lost.status, Object.keys(await lost.json())]).toEqual([502, ['detail']])
})

test('a body goes to the backend with its length, which some backends need', async () => {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify([request.headers['content-length'], request.headers['transfer-encoding'] ?? null]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  backend.use(http.post(`${origin}/api/a/`, () => passthrough()))
  const call = new Request('http://ufuk.test/api/a/', { method: 'POST', body: '{"a":"ş"}' })
  expect(await (await forward(call, origin, '')).json()).toEqual(['10', null])
  await new Promise((resolve) => server.close(resolve))
})
