import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { headerNames } from '#contract/headers.ts'
import { otherVersions, unionOf } from '#sw/catalog-union.ts'
import { refreshTexts } from '#sw/fresh-texts.ts'
import { cacheKey, dropOtherVersions, isKeepable, marked, withOlderTexts } from '#sw/plugins.ts'
import { memoryCache } from '#tests/sw/memory-cache.ts'

const json = (value: unknown, init?: ResponseInit) => Response.json(value, init)
const address = (language: string, version: string) =>
  `https://ufuk.example/api/i18n/catalog/f7/${language}/?v=${version}`
const catalog = (version: string, messages: Record<string, string>) => json({ language: 'tr', version, messages })

test.each([
  ['data', json({}), true],
  ['a refusal', json({}, { status: 404 }), false],
  ['a failure', json({}, { status: 500 }), false],
  ['a captive portal’s page', new Response('<h1>Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }), false],
  ['something without a type', new Response(new Uint8Array(1)), false],
])('%s is kept or not', (_, response, kept) => {
  expect(isKeepable(response, 'application/json')).toBe(kept)
})

test('what led elsewhere is not kept', () => {
  const response = json({})
  Object.defineProperty(response, 'redirected', { value: true })
  expect(isKeepable(response, 'application/json')).toBe(false)
})

test('nothing is kept under a token', () => {
  const key = cacheKey(
    new Request('https://ufuk.example/api/mobile/info/', {
      headers: {
        [headerNames.authorization]: 'Token secret',
        [headerNames.userInfo]: 'tr|TR|TRY',
        [headerNames.deviceId]: 'd',
      },
    }),
  )
  expect(Object.fromEntries(key.headers)).toEqual({ 'x-user-info': 'tr|TR|TRY' })
})

test('what comes from a cache says so', async () => {
  const response = marked(json({ a: 1 }, { headers: { 'X-Own': 'b' } }))
  expect([response.headers.get('X-From-Cache'), response.headers.get('X-Own')]).toEqual(['1', 'b'])
  expect(await response.json()).toEqual({ a: 1 })
})

test('a new catalogue stands over the texts that the code of the last release may still ask for', async () => {
  const { cache, kept } = memoryCache()
  await cache.put(address('tr', '1'), catalog('1', { a: 'eski', b: 'gitti' }))
  await cache.put(address('en', '1'), catalog('1', { a: 'old' }))
  const merged = await withOlderTexts(cache, address('tr', '2'), catalog('2', { a: 'yeni', c: 'geldi' }))
  expect(await merged.clone().json()).toMatchObject({ version: '2', messages: { a: 'yeni', b: 'gitti', c: 'geldi' } })
  await cache.put(address('tr', '2'), merged)
  await dropOtherVersions(cache, address('tr', '2'))
  expect([...kept.keys()]).toEqual([address('en', '1'), address('tr', '2')])
})

test('texts do not pile up release by release, and what can not be read is no reason to fail', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`m${index}`, 'x']))
  const newer = { version: '2', messages: { a: 'b' } }
  expect(unionOf({ version: '1', messages: many }, newer)).toBe(newer)
  expect(unionOf('<html>', newer)).toBe(newer)
  expect(otherVersions(address('tr', '2'), [address('tr', '2'), address('tr', '1'), address('en', '1')])).toEqual([
    address('tr', '1'),
  ])
})

const stores = { 'app-data': memoryCache(), catalogs: memoryCache() }
beforeEach(() => {
  stores['app-data'] = memoryCache()
  stores.catalogs = memoryCache()
  vi.stubGlobal('caches', {
    open: async (name: string) => (name === 'catalogs' ? stores.catalogs.cache : stores['app-data'].cache),
  })
})
afterEach(() => vi.unstubAllGlobals())

const info = 'https://ufuk.example/api/mobile/info/'
const countries = 'https://ufuk.example/api/countries/'
async function keptBefore() {
  await stores['app-data'].cache.put(info, json({ locale_versions: { tr: '1', en: '1' } }))
  await stores['app-data'].cache.put(countries, json({ results: [] }))
  await stores.catalogs.cache.put(address('tr', '1'), catalog('1', { a: 'eski' }))
}

test('a new worker brings the app info and the catalogues of its release along', async () => {
  await keptBefore()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    const url = 'url' in request ? request.url : request.href
    asked.push(url)
    return url === info ? json({ locale_versions: { tr: '2', en: '2' } }) : catalog('2', { b: 'yeni' })
  })
  await refreshTexts()
  expect(asked).toEqual([info, address('tr', '2')])
  expect(await stores['app-data'].kept.get(info)?.json()).toEqual({ locale_versions: { tr: '2', en: '2' } })
  expect([...stores.catalogs.kept.keys()]).toEqual([address('tr', '2')])
  expect(await stores.catalogs.kept.get(address('tr', '2'))?.json()).toMatchObject({
    messages: { a: 'eski', b: 'yeni' },
  })
})

test.each([
  ['a captive portal', () => new Response('<h1>Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ['a failing gateway', () => json({}, { status: 503 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s leaves what is kept as it is', async (_, answer) => {
  await keptBefore()
  vi.stubGlobal('fetch', async () => answer())
  await refreshTexts()
  expect(await stores['app-data'].kept.get(info)?.json()).toEqual({ locale_versions: { tr: '1', en: '1' } })
  expect([...stores.catalogs.kept.keys()]).toEqual([address('tr', '1')])
})

test('a catalogue that does not arrive leaves the others to be brought along', async () => {
  await keptBefore()
  await stores.catalogs.cache.put(address('en', '1'), catalog('1', { a: 'old' }))
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    const url = 'url' in request ? request.url : request.href
    if (url === info) return json({ locale_versions: { tr: '2', en: '2' } })
    if (url === address('tr', '2')) throw new TypeError('Failed to fetch')
    return catalog('2', { b: 'new' })
  })
  await refreshTexts()
  expect([...stores.catalogs.kept.keys()].toSorted()).toEqual([address('tr', '1'), address('en', '2')].toSorted())
})
