// @vitest-environment node
import { expect, test } from 'vitest'
import { renderDocument, tokenCookieHeader } from '#entry.server.tsx'
import { appInfo } from '#server/api/content/app-info.ts'
import { siteSettings } from '#server/api/content/site-settings.ts'

const catalogs = { languages: [{ code: 'tr', name: 'Türkçe' }], get: () => undefined }
const info = {
  ...appInfo({ catalogs, site: siteSettings({}) }, [], 'tr'),
  locale_versions: { tr: '1' },
}
const user = { username: 'demo', first_name: '', last_name: '', email: 'd@ufuk.example', phone_code: '90', phone: '' }
const answers: Record<string, unknown> = {
  '/api/mobile/info/': info,
  '/api/i18n/catalog/f7/tr/': { language: 'tr', version: '1', messages: {} },
  '/api/user/': { ...user, settings: { country: 'TR', language: 'tr', currency: 'TRY' } },
  '/api/notification/info/': { total_count: 0, unread_count: 0 },
}

interface Failure {
  route: string
  error?: unknown
  status?: number
}

async function render(
  cookie: string,
  {
    path = '/no-such-page/',
    answer = (called: string) => Response.json(answers[called] ?? {}),
    today = () => '2026-11-21',
    told = [] as Failure[],
  } = {},
): Promise<Response> {
  return renderDocument(new Request(`http://ufuk.test${path}`, { headers: { Cookie: cookie } }), {
    fetchApi: async (request) => answer(new URL(request.url).pathname),
    clock: { now: () => new Date('2026-11-21T08:00:00Z'), today },
    origin: 'http://ufuk.test',
    secure: false,
    nonce: 'nonce',
    tags: () => ({ head: '', body: '' }),
    report: (failure) => void told.push(failure),
  })
}

const failing = (failed: string) => (called: string) =>
  called === failed ? Response.json({ detail: ['no'] }, { status: 500 }) : Response.json(answers[called] ?? {})

test('a document that knows the traveller is kept by no browser, so that nothing of it is left after a sign-out', async () => {
  const [signIn = ''] = tokenCookieHeader('token-token-token-token', false).split(';')
  expect((await render(signIn)).headers.get('Cache-Control')).toBe('private, no-store')
  expect((await render('')).headers.get('Cache-Control')).toBe('private, no-cache')
})

test.each(['flight', 'bus'])('nor is the booking of a guest, of product %s', async (product) => {
  const key = 'A'.repeat(22)
  for (const path of [
    'booking/detail/' + key + '/',
    'booking/detail/' + key + '/calendar.ics',
    'payment/status/?session_unique=' + key,
  ]) {
    expect((await render('', { path: `/${product}/${path}` })).headers.get('Cache-Control')).toBe('private, no-store')
  }
})

test('a document that fails for a call of its loader is told of with its route', async () => {
  const told: Failure[] = []
  expect((await render('', { path: '/faq/', answer: failing('/api/faqs/'), told })).status).toBe(500)
  expect(told).toEqual([{ route: 'faq/faq-route', status: 500 }])
})

test('what a loader throws is told with its route', async () => {
  const told: Failure[] = []
  const today = () => {
    throw new TypeError('no calendar')
  }
  expect((await render('', { today, told })).status).toBe(500)
  expect(told).toEqual([{ route: 'root', error: expect.any(TypeError) }])
})

test.each([
  ['', 'Bağlantı yok', 'İnternet bağlantınızı kontrol edin.'],
  ['?lang=en', 'No connection', 'Check your internet connection.'],
])('without app info every document%s is the alert of the connection', async (query, title, alert) => {
  const told: Failure[] = []
  for (const path of ['/', '/no-such-page/', '/flight/airports/']) {
    const response = await render('theme=dark', { path: path + query, answer: failing('/api/mobile/info/'), told })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    const html = await response.text()
    expect(html).toMatch(new RegExp(`<div role="alert"[^>]*><h1[^>]*>${title}</h1><p>${alert}</p></div>`))
    expect(html).toContain('data-theme="dark"')
  }
  expect(told.map(({ route, status }) => [route, status])).toEqual([
    ['home/home-route', 503],
    ['app/not-found-route', 503],
    ['flight/airports-route', 503],
  ])
})
