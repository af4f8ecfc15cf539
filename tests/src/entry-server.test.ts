// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readDeviceCookie } from '#contract/device-cookie.ts'
import { headerNames } from '#contract/headers.ts'
import { products } from '#contract/products.ts'
import { renderDocument, tokenCookieHeader } from '#entry.server.tsx'
import { ownSettingsCookie, settingsCookie } from '#store/settings-cookie.ts'
import { appInfo } from '#server/api/content/app-info.ts'
import { siteSettings } from '#server/content/site-settings.ts'

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

interface RenderOptions {
  path?: string
  answer?: (called: string) => Response
  today?: () => string
  told?: Failure[]
  headers?: Record<string, string>
  secure?: boolean
  textIds?: (routeIds: string[], asked: ReadonlySet<string>) => Iterable<string> | null
  /** Collects the device ID of each call. */
  devices?: (string | null)[]
}

async function render(
  cookie: string,
  {
    path = '/no-such-page/',
    answer = (called: string) => Response.json(answers[called] ?? {}),
    today = () => '2026-11-21',
    told = [],
    headers = {},
    secure = false,
    textIds = () => null,
    devices = [],
  }: RenderOptions = {},
): Promise<Response> {
  return renderDocument(new Request(`http://ufuk.test${path}`, { headers: { Cookie: cookie, ...headers } }), {
    fetchApi: async (request) => {
      devices.push(request.headers.get(headerNames.deviceId))
      return answer(new URL(request.url).pathname)
    },
    clock: { now: () => new Date('2026-11-21T08:00:00Z'), today },
    origin: 'http://ufuk.test',
    secure,
    nonce: 'nonce',
    tags: () => ({ head: '', body: '' }),
    textIds,
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

test.each(products)('nor is the booking of a guest, of product %s', async (product) => {
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

describe('the device of a document', () => {
  const known = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f0'
  const newDevice = (response: Response, secure = false) => {
    const cookies = response.headers.getSetCookie().filter((one) => one.includes('device='))
    expect(cookies.length).toBeLessThan(2)
    return { cookie: cookies[0], id: readDeviceCookie(cookies[0]?.split(';')[0] ?? '', secure) }
  }

  test('is made once, kept in a cookie that scripts can’t read, and is who makes the calls', async () => {
    const devices: (string | null)[] = []
    const response = await render('', { devices })
    const { cookie, id } = newDevice(response)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(cookie).toBe(`device=${id}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`)
    expect(new Set(devices)).toEqual(new Set([id]))
    expect(newDevice(await render('')).id).not.toBe(id)
  })

  test('is the cookie’s from then on, and is not set anew', async () => {
    const devices: (string | null)[] = []
    const response = await render(`a=b; device=${known}`, { devices })
    expect(new Set(devices)).toEqual(new Set([known]))
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test.each(['device=short', 'device=a%0d%0aX-Evil', `device=${'a'.repeat(65)}`])(
    'is another than “%s”',
    async (cookie) => {
      const devices: (string | null)[] = []
      const { id } = newDevice(await render(cookie, { devices }))
      expect(new Set(devices)).toEqual(new Set([id]))
    },
  )

  test('can’t be set by another host of the domain where travellers come by https', async () => {
    const { cookie } = newDevice(await render(`device=${known}`, { secure: true }), true)
    expect(cookie).toMatch(/^__Host-device=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    expect((await render(`__Host-device=${known}`, { secure: true })).headers.getSetCookie()).toEqual([])
  })

  test('is set with no answer that a shared cache may keep', async () => {
    for (const path of ['/', '/faq/', '/flight/payment/', '/profile/', '/no-such-page/']) {
      const response = await render('', { path })
      expect([path, newDevice(response).id, response.headers.get('Cache-Control')]).toEqual([
        path,
        expect.any(String),
        expect.stringMatching(/^private, no-/),
      ])
    }
    expect((await render('', { path: '/flight/airports/?keyword=ist' })).headers.getSetCookie()).toEqual([])
  })

  test('stands in no document', async () => {
    const fresh = await render('')
    expect(await fresh.text()).not.toContain(newDevice(fresh).id ?? 'none')
    expect(await (await render(`device=${known}`)).text()).not.toContain(known)
  })

  test('is not set within a frame, which may have come without its cookies', async () => {
    expect((await render('', { headers: { 'Sec-Fetch-Dest': 'iframe' } })).headers.getSetCookie()).toEqual([])
    expect(newDevice(await render('', { headers: { 'Sec-Fetch-Dest': 'document' } })).id).toEqual(expect.any(String))
  })

  test('is another one after a sign-out', async () => {
    const [signIn = ''] = tokenCookieHeader('token-token-token-token', false).split(';')
    let refused = false
    const answer = (called: string) => {
      if (called !== '/api/mobile/info/' || refused) return Response.json(answers[called] ?? {})
      refused = true
      return Response.json({ detail: ['who?'] }, { status: 401 })
    }
    const devices: (string | null)[] = []
    const response = await render(`${signIn}; device=${known}`, { answer, devices })
    const { id } = newDevice(response)
    expect(id).not.toBe(known)
    expect([...new Set(devices)]).toEqual([known, id])
  })
})

test('a token that the gateway rejects at any call ends the sign-in once', async () => {
  const [signIn = ''] = tokenCookieHeader('token-token-token-token', false).split(';')
  const rejected = new Set(['/api/user/', '/api/notification/info/'])
  const answer = (called: string) =>
    rejected.has(called) ? Response.json({ detail: ['no'] }, { status: 401 }) : Response.json(answers[called] ?? {})
  const response = await render(signIn, { path: '/menu/', answer })
  const ends = response.headers.getSetCookie().filter((cookie) => cookie.startsWith('document-token=;'))
  expect([response.status, ends.length]).toEqual([200, 1])
})

test('a document with a dead sign-in is in the device’s own settings, and is kept by no browser', async () => {
  const languages = [...catalogs.languages, { code: 'en', name: 'English' }]
  const bilingual: Record<string, unknown> = {
    ...answers,
    '/api/mobile/info/': {
      ...appInfo({ catalogs: { ...catalogs, languages }, site: siteSettings({}) }, [], 'tr'),
      locale_versions: { tr: '1', en: '1' },
    },
    '/api/i18n/catalog/f7/en/': { language: 'en', version: '1', messages: {} },
  }
  const cookieOf = (header: string) => header.split(';')[0] ?? ''
  const english = { language: 'en', country: 'GB', currency: 'TRY' }
  const turkish = { language: 'tr', country: 'TR', currency: 'TRY' }
  const cookies = [
    tokenCookieHeader('token-token-token-token', false),
    settingsCookie(english),
    ownSettingsCookie(turkish),
  ]
  let isDead = false
  const answer = (called: string) => {
    if (isDead || called !== '/api/mobile/info/') return Response.json(bilingual[called] ?? {})
    isDead = true
    return Response.json({ detail: ['no'] }, { status: 401 })
  }
  const response = await render(cookies.map(cookieOf).join('; '), { path: '/menu/', answer })
  expect(await response.text()).toContain('<html lang="tr"')
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
})

test('lists of places with which a dead sign-in ends are kept by no cache, as they carry a device', async () => {
  const [signIn = ''] = tokenCookieHeader('token-token-token-token', false).split(';')
  const path = '/flight/airports/?keyword=ist'
  const places = (called: string) =>
    called in answers
      ? Response.json(answers[called])
      : Response.json({ results: [] }, { headers: { 'Cache-Control': 'public, max-age=3600' } })
  let isKnown = false
  const answer = (called: string) => {
    if (isKnown || called !== '/api/mobile/info/') return places(called)
    isKnown = true
    return Response.json({ detail: ['no'] }, { status: 401 })
  }
  const response = await render(signIn, { path, answer })
  expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith('device='))).toBe(true)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect((await render('', { path, answer: places })).headers.get('Cache-Control')).not.toBe('private, no-store')
})

test('a document has the texts with which its modules hydrate', async () => {
  const skipLink = '41nNaw'
  const catalog = { language: 'tr', version: '2', messages: { abcdef: ['<b>Ara</b>'], [skipLink]: ['İçeriğe geç'] } }
  const ofVersion2: Record<string, unknown> = {
    ...answers,
    '/api/mobile/info/': { ...info, locale_versions: { tr: '2' } },
    '/api/i18n/catalog/f7/tr/': catalog,
  }
  const answer = (called: string) => Response.json(ofVersion2[called] ?? {})
  const told: { routeIds: string[]; asked: ReadonlySet<string> }[] = []
  const html = await render('', {
    answer,
    textIds: (routeIds, asked) => {
      told.push({ routeIds, asked })
      return ['abcdef']
    },
  })
  expect(await html.text()).toContain(
    String.raw`<script type="application/json" id="texts">["abcdef\u003cb>Ara\u003c/b>"]</script>`,
  )
  expect(told[0]?.routeIds).toContain('app/not-found-route')
  expect(told[0]?.asked).toContain(skipLink)
  expect(await (await render('', { answer })).text()).not.toContain('id="texts"')
})
