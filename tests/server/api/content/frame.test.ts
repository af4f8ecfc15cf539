// @vitest-environment node
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { CountryList } from '#contract/countries.ts'
import { AppInfo, Catalog, CorporateList, Currency } from '#contract/frame.ts'
import { products } from '#contract/products.ts'
import { AirportList } from '#contract/flight-search.ts'
import { createTestGateway, sharedGateway } from '#tests/server/support/gateway.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

const gateway = sharedGateway()

const english = { 'X-User-Info': 'en|GB|GBP' }

describe('what is the same for everybody', () => {
  test('the app info follows the language and names the catalogue versions', async () => {
    const turkish = AppInfo.parse(await gateway.json('GET', '/api/mobile/info/'))
    expect(turkish).toMatchObject({ version: '1.0.0', is_usable: true, is_suported: true })
    expect(turkish.locale_versions).toEqual({ tr: 'tr-1', en: 'en-1' })
    expect(turkish.constants.flight.passenger_types[0]).toMatchObject({ name: 'Yetişkin', age_from: 18, age_to: 100 })
    const info = AppInfo.parse(await gateway.json('GET', '/api/mobile/info/', undefined, english))
    expect(info.constants.flight.passenger_types[0]?.name).toBe('Adult')
    expect(info.constants.flight.popular_airports[0]?.city).toBe('Istanbul')
  })

  test('the app info has a picture for the loading screen of every product, and the file is there', async () => {
    const { constants } = AppInfo.parse(await gateway.json('GET', '/api/mobile/info/'))
    for (const product of products) {
      const [image = ''] = constants[product].search_loader_images
      expect(readFileSync(`public${image}`, 'utf8')).toMatch(/^<svg /)
    }
  })

  test('an app info with constants of another kind counts as one without them', async () => {
    const info = AppInfo.parse(await gateway.json('GET', '/api/mobile/info/'))
    const { flight } = info.constants
    for (const activity of [undefined, 'none', { child_ages: 'all' }]) {
      const { constants } = AppInfo.parse({ ...info, constants: { flight, bus: 1, activity } })
      expect(constants.bus).toEqual({ search_loader_images: [] })
      expect(constants.activity).toMatchObject({ passenger_types: [], child_ages: [] })
    }
  })

  test('a catalogue is there for the languages that have one', async () => {
    expect(Catalog.parse(await gateway.json('GET', '/api/i18n/catalog/f7/tr/'))).toMatchObject({
      language: 'tr',
      version: 'tr-1',
    })
    expect((await gateway.request('GET', '/api/i18n/catalog/f7/xx/')).status).toBe(404)
  })

  test('a catalogue is compressed, and kept forever at the URL of its version', async () => {
    const asked = async (query: string, encoding: string) => {
      const { headers, status } = await gateway.request('GET', `/api/i18n/catalog/f7/tr/${query}`, undefined, {
        'Accept-Encoding': encoding,
      })
      return [status, headers.get('Cache-Control'), headers.get('Content-Encoding')]
    }
    const forever = 'public, max-age=31536000, immutable'
    expect(await asked('?v=tr-1', 'gzip, deflate, br')).toEqual([200, forever, 'br'])
    expect(await asked('?v=tr-1', 'br;q=0, gzip')).toEqual([200, forever, null])
    expect(await asked('?v=tr-1', '')).toEqual([200, forever, null])
    expect(await asked('?v=tr-0', 'br')).toEqual([200, 'public, max-age=600', 'br'])
    const answer = await gateway.request('GET', '/api/i18n/catalog/f7/tr/', undefined, { 'Accept-Encoding': 'br' })
    expect(answer.headers.get('Vary')).toMatch(/Accept-Encoding/)
    const text = brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString()
    expect(Catalog.parse(JSON.parse(text)).version).toBe('tr-1')
  })

  test('a catalogue that was built anew is compressed anew', async () => {
    const versionNow = async () => {
      const answer = await gateway.request('GET', '/api/i18n/catalog/f7/tr/', undefined, { 'Accept-Encoding': 'br' })
      expect(answer.headers.get('Content-Encoding')).toBe('br')
      const text = brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString()
      return Catalog.parse(JSON.parse(text)).version
    }
    expect(await versionNow()).toBe('tr-1')
    const built = vi.spyOn(gateway.deps.catalogs, 'get').mockReturnValue({ version: 'tr-2', messages: {} })
    onTestFinished(() => built.mockRestore())
    expect(await versionNow()).toBe('tr-2')
  })

  test('every country has a stable number, a code and a telephone code', async () => {
    const { results } = CountryList.parse(await gateway.json('GET', '/api/countries/?page_size=1000'))
    expect(results.length).toBeGreaterThan(240)
    expect(new Set(results.map(({ id }) => id)).size).toBe(results.length)
    expect(results.find(({ code }) => code === 'TR')).toEqual({
      id: 512,
      code: 'TR',
      name: 'Türkiye',
      phone_code: '90',
    })
    expect(results.every(({ phone_code }) => /^\d{1,4}$/.test(phone_code))).toBe(true)
    const few = CountryList.parse(await gateway.json('GET', '/api/countries/?page_size=5', undefined, english))
    expect(few.results).toHaveLength(5)
    expect(few.results[0]?.name).toBe('Afghanistan')
  })

  test('a currency has its selling rate, and an unknown one is a 404', async () => {
    expect(Currency.parse(await gateway.json('GET', '/api/currency/TRY/'))).toMatchObject({
      code: 'TRY',
      icon: '₺',
      value: 1,
    })
    expect(Currency.parse(await gateway.json('GET', '/api/currency/EUR/')).value).toBeGreaterThan(1)
    expect((await gateway.request('GET', '/api/currency/XXX/')).status).toBe(404)
  })

  test('the corporate pages are the three legal ones and one about us', async () => {
    const { results } = CorporateList.parse(await gateway.json('GET', '/api/content/corporate/'))
    const types = results.map(({ page_type_code }) => page_type_code)
    expect(types).toEqual([null, 'TERMS_OF_USE', 'PROTECTION_OF_PERSONAL_DATA', 'DISTANCE_SALES_CONTRACT'])
    expect(results[0]?.title).toBe('Hakkımızda')
    const translated = CorporateList.parse(await gateway.json('GET', '/api/content/corporate/', undefined, english))
    expect(translated.results[1]?.title).toBe('Terms of use')
  })

  test('it may be kept for a while, and is not sent again when unchanged', async () => {
    const first = await gateway.request('GET', '/api/mobile/info/')
    expect(first.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/)
    expect(first.headers.get('Vary')).toContain('X-User-Info')
    const again = await gateway.request('GET', '/api/mobile/info/', undefined, {
      'If-None-Match': first.headers.get('ETag') ?? '',
    })
    expect(again.status).toBe(304)
  })

  test('a path is the same with and without its last slash', async () => {
    expect((await gateway.request('GET', '/api/mobile/info')).status).toBe(200)
    expect((await gateway.request('GET', '/api/currency/TRY')).status).toBe(200)
  })
})

describe('airports by keyword', () => {
  test('three letters find airports in any spelling', async () => {
    for (const keyword of ['ist', 'İSTANBUL', 'ıstanbul']) {
      const path = `/api/flight/airport/?keyword=${encodeURIComponent(keyword)}`
      const { results } = AirportList.parse(await gateway.json('GET', path))
      expect(results.map(({ code }) => code)).toContain('IST')
    }
  })

  test('fewer are refused', async () => {
    const response = await gateway.request('GET', '/api/flight/airport/?keyword=is')
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toEqual({ keyword: ['En az 3 karakter olmalıdır'] })
    expect(await errorOf(await gateway.request('GET', '/api/flight/airport/', undefined, english))).toEqual({
      keyword: ['This field is required'],
    })
  })
})

describe('requests that can not be served', () => {
  test('a body that is no JSON is a 400', async () => {
    const response = await gateway.request('POST', '/api/auth/login/', '{"username":')
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toEqual({ detail: ['İstek okunamadı'] })
  })

  test('a body of more than 64 KB is a 413', async () => {
    const response = await gateway.request('POST', '/api/auth/login/', { username: 'x'.repeat(70_000) })
    expect(response.status).toBe(413)
    expect(await errorOf(response)).toHaveProperty('detail')
  })

  test('a body that is no object is a 400 with field messages', async () => {
    for (const body of [[], 'null', '"text"', '7']) {
      const response = await gateway.request('POST', '/api/flight/gateway/search/', body)
      expect(response.status).toBe(400)
      expect(Object.keys(await errorOf(response)).length).toBeGreaterThan(0)
    }
  })

  test('a malformed header is a 400 that names it', async () => {
    const response = await gateway.request('GET', '/api/mobile/info/', undefined, { 'X-User-Info': 'Turkish' })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toEqual({ 'X-User-Info': ['Geçersiz değer'] })
  })

  test('an unknown token is a 401, wherever it is sent', async () => {
    const response = await gateway.request('GET', '/api/mobile/info/', undefined, {
      Authorization: `Token ${'a'.repeat(43)}`,
    })
    expect(response.status).toBe(401)
    expect(await errorOf(response)).toEqual({ detail: ['Lütfen giriş yapın'] })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('a text that the database can not keep is refused wherever it stands', async () => {
    const calls: [string, string, unknown, number][] = [
      ['GET', '/api/flight/booking/a%00b/', undefined, 404],
      ['GET', '/api/flight/option/%00/', undefined, 404],
      ['GET', '/api/flight/airport/?keyword=ist%00', undefined, 400],
      ['GET', '/api/flight/gateway/search/?session_unique=%00', undefined, 400],
      ['POST', '/api/auth/login/', { username: 'de\0mo', password: 'secret-word' }, 400],
      ['POST', '/api/flight/info/price-alert/', { option: '\0', notify_email: 'a@example.com' }, 400],
      ['POST', '/api/flight/info/price-alert/', { option: '\ud800', notify_email: 'a@example.com' }, 400],
      ['POST', '/api/flight/gateway/payment/', { 'bill[\0]': 1 }, 400],
      ['GET', '/sandbox-bank/pay/%00/', undefined, 404],
      ['GET', '/payment/finish/%00/', undefined, 400],
    ]
    for (const [method, path, body, status] of calls) {
      expect([path, (await gateway.request(method, path, body)).status]).toEqual([path, status])
    }
    const body = new URLSearchParams({ reference: '\0', token: 'x' })
    expect((await gateway.app.request('/payment/return/', { method: 'POST', body })).status).toBe(400)
  })

  test('an unknown call is a 404 object in the language of the request', async () => {
    const response = await gateway.request('GET', '/api/nothing/here/', undefined, english)
    expect(response.status).toBe(404)
    expect(await errorOf(response)).toEqual({ detail: ['Requested content not found'] })
  })

  test('a failure inside says nothing of its cause, and is logged', async () => {
    const broken = await createTestGateway({ db: gateway.deps.db })
    broken.deps.clock = {
      ...broken.deps.clock,
      today: () => {
        throw new Error('secret inside')
      },
    }
    const response = await broken.request('POST', '/api/flight/gateway/search/', {})
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('{"detail":["Bir hata oluştu"]}')
    expect(broken.logs.join('\n')).toContain('secret inside')
  })
})
