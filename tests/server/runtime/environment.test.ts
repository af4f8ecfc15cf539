// @vitest-environment node
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { siteSettings } from '#server/content/site-settings.ts'
import { parseEnvironment } from '#server/runtime/environment.ts'
import { documentSecurity } from '#server/web/security-headers.ts'

test('nothing set is a demo on this machine', () => {
  expect(parseEnvironment({})).toEqual({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: '.data',
    DRAIN_SECONDS: 0,
    LOG_LEVEL: 'info',
  })
})

test('empty counts as not set, and a good value is taken', () => {
  expect(parseEnvironment({ PORT: '', DATABASE_URL: '', API_ORIGIN: 'https://api.example' })).toMatchObject({
    PORT: 3000,
    API_ORIGIN: 'https://api.example',
  })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://localhost/a'],
  ['DATABASE_URL', 'not an address'],
  ['API_ORIGIN', 'ftp://host'],
  ['PUBLIC_ORIGIN', 'ufuk.example'],
  ['SMTP_URL', 'https://mail'],
  ['LOG_LEVEL', 'loud'],
  ['DRAIN_SECONDS', '11'],
  ['DRAIN_SECONDS', '1.5'],
  ['MAP_TILE_URL', 'https://tiles.example/13/1/1.png'],
  ['SOCIAL_LINKS', 'Instagram'],
  ['SOCIAL_LINKS', 'X=javascript:alert(1)'],
  ['APP_DOMAIN', 'ufuk.example'],
  ['OCTO_URL', 'octo.example'],
  ['OCTO_URL', 'http://octo.example/octo'],
  ['OCTO_URL', 'https://user:word@octo.example/octo'],
  ['OCTO_URL', 'https://octo.example/octo?key=1'],
  ['OCTO_TOKEN', 'a b c d e f g h'],
  ['OCTO_TOKEN', 'short'],
])('%s=%s is refused by name', (name, value) => {
  const result = parseEnvironment({ [name]: value })
  expect('problems' in result && result.problems).toEqual([expect.stringMatching(new RegExp(`^${name} must`))])
})

test('an OCTO server is named with its token, and a token with its server', () => {
  const access = { OCTO_URL: 'https://octo.example/octo', OCTO_TOKEN: 'long-enough' }
  expect(parseEnvironment(access)).toMatchObject(access)
  expect(parseEnvironment({ ...access, OCTO_URL: 'http://localhost:8080/octo' })).toMatchObject({ HOST: '127.0.0.1' })
  for (const name of ['OCTO_URL', 'OCTO_TOKEN'])
    expect(parseEnvironment({ ...access, [name]: '' })).toEqual({
      problems: ['OCTO_URL and OCTO_TOKEN must both be set or neither'],
    })
})

test('what the owner says of the site reaches the app info', () => {
  const environment = parseEnvironment({
    APP_DOMAIN: 'https://www.ufuk.example',
    SOCIAL_LINKS: 'Instagram=https://instagram.example/ufuk, X = https://x.example/ufuk?a=b',
    MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  })
  if ('problems' in environment) throw new Error(environment.problems.join())
  expect(siteSettings(environment)).toEqual({
    appDomain: 'https://www.ufuk.example',
    appStore: '',
    googlePlay: '',
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/ufuk' },
      { name: 'X', url: 'https://x.example/ufuk?a=b' },
    ],
    map: { tile_url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' },
  })
})

test('pictures come from this site alone, and from the map where there is one', async () => {
  const policy = async (tileOrigin: string | undefined) => {
    const app = new Hono()
    app.use(documentSecurity({ secure: true, outsideBank: false, development: false, tileOrigin, nonce: true }))
    return (await app.request('/')).headers.get('Content-Security-Policy')
  }
  expect(await policy(undefined)).toContain("img-src 'self' data:;")
  expect(await policy('https://tiles.example')).toContain("img-src 'self' data: https://tiles.example;")
})
