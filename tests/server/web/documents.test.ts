// @vitest-environment node
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readDeviceCookie } from '#contract/device-cookie.ts'
import { readResetCookie } from '#contract/reset-cookie.ts'
import { clockFrom } from '#server/runtime/clock.ts'
import { createLog } from '#server/runtime/log.ts'
import { createDocuments, type DocumentDeps, type DocumentRenderer } from '#server/web/documents.ts'

const renderer: DocumentRenderer = {
  renderDocument: async (request, { nonce, report, fetchApi }) => {
    if (request.url.endsWith('/broken/')) throw new Error('no such luck')
    if (request.url.endsWith('/half-broken/')) report({ route: 'faq/faq-route', error: new Error('half a page') })
    if (request.url.endsWith('/calling/')) return fetchApi(new Request('https://ufuk.example/api/faqs/'))
    const body = request.method === 'POST' ? await request.text() : ''
    return new Response(`<html>${request.method} ${body} ${nonce}</html>`, { headers: { 'Content-Type': 'text/html' } })
  },
  publicPaths: async () => [],
  tokenCookieHeader: (token, secure) => `t=${token}; ${secure}`,
  readTokenCookie: (cookies) => cookies.slice(2),
}

const lines: string[] = []
const deps: DocumentDeps = {
  renderer: async () => renderer,
  fetchApi: async (request) => new Response(request.headers.get('X-Request-Id')),
  clock: clockFrom(() => new Date(0)),
  origin: () => 'https://ufuk.example',
  secure: true,
  clientAddress: () => '192.0.2.1',
  tags: () => ({ head: '', body: '' }),
  textIds: () => null,
  outsideBank: false,
  tileOrigin: undefined,
  development: false,
  log: createLog('error', (line) => lines.push(line)),
}
const documents = createDocuments(deps)

test('a document has a strict policy whose nonce is its own', async () => {
  const [first, second] = await Promise.all([documents.request('/'), documents.request('/')])
  const policy = first.headers.get('Content-Security-Policy') ?? ''
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  expect(await first.text()).toContain(nonce)
  expect(second.headers.get('Content-Security-Policy')).not.toContain(nonce)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(first.headers.get('X-Frame-Options')).toBe('DENY')
  expect(first.headers.get('Strict-Transport-Security')).toContain('max-age')
})

test('documents come compressed to those who ask', async () => {
  const response = await documents.request('/', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('<html>GET')
  const other = await documents.request('/', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } })
  expect(other.headers.get('Content-Encoding')).toBe('gzip')
})

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ Origin: 'https://evil.example' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://ufuk.example' }, 200],
  [{ Origin: 'https://ufuk.example' }, 200],
])('a form post with %o answers %i', async (headers, status) => {
  const response = await documents.request('/', { method: 'POST', headers, body: new URLSearchParams({ a: '1' }) })
  expect(response.status).toBe(status)
})

test('the token becomes a cookie for this site’s own pages only', async () => {
  const put = (headers: Record<string, string>, body: unknown) =>
    documents.request('/document-session/', { method: 'PUT', headers, body: JSON.stringify(body) })
  const token = 'abcdefghijklmnopqrstuvwxyz'
  const mine = await put({ 'Sec-Fetch-Site': 'same-origin' }, { token })
  expect([mine.status, mine.headers.get('Set-Cookie')]).toEqual([204, `t=${token}; true`])
  expect((await put({ 'Sec-Fetch-Site': 'cross-site' }, { token })).status).toBe(403)
  expect((await put({ 'Sec-Fetch-Site': 'same-origin' }, { token: 'a; b' })).status).toBe(400)
  expect((await put({ 'Sec-Fetch-Site': 'same-origin' }, 'x')).status).toBe(400)
})

test('the token is told to a script of this site only, never to a navigation', async () => {
  const get = (headers: Record<string, string>) =>
    documents.request('/document-session/', { headers: { Cookie: 't=abc', ...headers } })
  const own = await get({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' })
  expect([own.status, await own.json(), own.headers.get('Cache-Control')]).toEqual([200, { token: 'abc' }, 'no-store'])
  expect((await get({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await get({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' })).status).toBe(403)
  expect((await get({})).status).toBe(403)
})

test('a document that can’t be made is a plain page without a stack', async () => {
  const response = await documents.request('/broken/')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('no such luck')
  expect(lines.at(-1)).toContain('no such luck')
})

test.each(['/auth/reset-password/', '/auth/reset-password'])(
  'the token of a reset link leaves the address %s for a cookie of that page',
  async (path) => {
    const token = 'abcdefghijklmnopqrstuvwxyz'
    const response = await documents.request(`${path}?token=${token}`)
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/auth/reset-password/'])
    const cookie = response.headers.get('Set-Cookie') ?? ''
    expect(cookie).toContain('Path=/auth/reset-password/; HttpOnly; SameSite=Lax; Secure')
    expect(readResetCookie(cookie.split(';')[0] ?? '')).toBe(token)
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect((await documents.request(path)).status).toBe(200)
  },
)

test('a mangled reset token sets no cookie but ends an earlier one', async () => {
  const response = await documents.request('/auth/reset-password/?token=a%3B%20b')
  expect(response.headers.get('Set-Cookie')).toContain('reset-token=; Max-Age=0')
})

test('what goes wrong while a document is made is in the log with the route and the id of the request', async () => {
  const response = await documents.request('/half-broken/')
  expect([response.status, JSON.parse(lines.at(-1) ?? '')]).toEqual([
    200,
    expect.objectContaining({
      level: 'error',
      message: 'document failed',
      id: response.headers.get('X-Request-Id'),
      method: 'GET',
      route: 'faq/faq-route',
      reason: 'half a page',
    }),
  ])
  const calling = await documents.request('/calling/')
  expect(await calling.text()).toBe(calling.headers.get('X-Request-Id'))
})

test.each([
  ['text/plain', 'a=b', 415],
  ['application/json', '{}', 415],
  ['', 'a=b', 415],
  ['multipart/form-data', 'a=b', 400],
  ['multipart/form-data; boundary=x', 'a=b', 400],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n', 200],
  ['application/x-www-form-urlencoded', 'a=b', 200],
  ['application/x-www-form-urlencoded', '%zz=%ff', 200],
])('a post of type %j with %j answers %i', async (type, body, status) => {
  const post = { method: 'POST', headers: type ? { 'Content-Type': type } : {}, body: new TextEncoder().encode(body) }
  const before = lines.length
  expect((await documents.request('/', post)).status).toBe(status)
  expect(lines).toHaveLength(before)
})

test.each([
  ['an array position', ['x[10000000]']],
  ['an array position of another form', ['passengers[4999].name', 'passengers[8].name']],
  ['many positions', Array.from({ length: 200 }, (_, index) => `x${index}[30]`)],
  ['many levels', ['x[0]'.repeat(100)]],
  ['a long name', ['x.'.repeat(200)]],
  ['an intent of Conform, whose value names a field', ['__intent__']],
  ['a state of Conform', ['__state__']],
])('a form with %s too large or odd for a form of the site is refused before it is parsed', async (_, names) => {
  const body = new URLSearchParams(names.map((name) => [name, '1']))
  expect((await documents.request('/', { method: 'POST', body })).status).toBe(400)
})

test('a form with every traveller of the largest party is read', async () => {
  const names = ['name', 'surname', 'birth_date', 'gender', 'nationality', 'passport', 'citizen_number', 'foregein']
  const people = Array.from({ length: 20 }, (_, index) => names.map((name) => [`passengers[${index}].${name}`, '1']))
  const body = new URLSearchParams([...people.flat(), ['extra_products.5000', '1']])
  expect((await documents.request('/', { method: 'POST', body })).status).toBe(200)
})

test('a form with a file is refused', async () => {
  const form = new FormData()
  form.append('a', new File(['x'], 'x.txt'))
  expect((await documents.request('/', { method: 'POST', body: form })).status).toBe(400)
})

describe('the device of a page that makes its calls itself', () => {
  const kept = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f0'
  const mine = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' }
  const put = (headers: Record<string, string>, body: unknown) =>
    documents.request('/document-device/', { method: 'PUT', headers, body: JSON.stringify(body) })
  const cookieOf = (response: Response) =>
    readDeviceCookie(response.headers.get('Set-Cookie')?.split(';')[0] ?? '', true)

  test('is told to documents where it has one', async () => {
    const response = await put({ ...mine, Cookie: '__Host-device=another-device' }, { device: kept })
    expect([response.status, await response.json(), cookieOf(response)]).toEqual([200, { device: kept }, kept])
    expect(response.headers.get('Set-Cookie')).toContain('; HttpOnly; SameSite=Lax; Secure')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('is that of documents where it has none, and a new one where they have none either', async () => {
    const known = await put({ ...mine, Cookie: `__Host-device=${kept}` }, { device: null })
    expect([await known.json(), cookieOf(known)]).toEqual([{ device: kept }, kept])
    const fresh = await put(mine, { device: null })
    const { device }: { device: string } = await fresh.json()
    expect([device.length, cookieOf(fresh)]).toEqual([36, device])
  })

  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, { device: kept }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, { device: null }, 403],
    [{ 'Sec-Fetch-Site': 'none' }, { device: null }, 403],
    [{ Origin: 'https://evil.example' }, { device: kept }, 403],
    [{}, { device: null }, 403],
    [{ Origin: 'https://ufuk.example' }, { device: null }, 200],
    [mine, { device: 'a; b' }, 400],
    [mine, { device: 'short' }, 400],
    [mine, 'x', 400],
  ])('with %o and %o answers %i', async (headers, body, status) => {
    const response = await put(headers, body)
    expect([response.status, response.headers.has('Set-Cookie')]).toEqual([status, status === 200])
  })

  test('stands in no line of the log', async () => {
    const said: string[] = []
    const talkative = createDocuments({ ...deps, log: createLog('debug', (line) => said.push(line)) })
    const headers = { ...mine, Cookie: `__Host-device=${kept}`, 'X-Device-Id': kept }
    for (const path of ['/', '/broken/', '/half-broken/', '/calling/']) await talkative.request(path, { headers })
    await talkative.request('/document-device/', { method: 'PUT', headers, body: JSON.stringify({ device: kept }) })
    expect(said.length).toBeGreaterThan(0)
    expect(said.join()).not.toContain(kept)
  })

  test('is a new one after a sign-out', async () => {
    const signOut = { method: 'DELETE', headers: { ...mine, Cookie: `__Host-device=${kept}` } }
    const response = await documents.request('/document-session/', signOut)
    const [token, device = ''] = response.headers.getSetCookie()
    expect(token).toContain('t=null')
    expect(readDeviceCookie(device.split(';')[0] ?? '', true)).toMatch(/^(?!0f1e)[0-9a-f-]{36}$/)
  })
})

test.each(['/document-session/', '/document-device/'])(
  'more than a page has to tell at %s is not read',
  async (path) => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' }
    const put = (size: number) =>
      documents.request(path, { method: 'PUT', headers, body: JSON.stringify({ device: 'a'.repeat(size) }) })
    expect((await put(4096)).status).toBe(413)
    expect((await put(4000)).status).toBe(400)
  },
)
