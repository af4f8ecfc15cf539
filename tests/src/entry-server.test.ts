// @vitest-environment node
import { expect, test } from 'vitest'
import { renderDocument, tokenCookieHeader } from '#entry.server.tsx'
import { appInfo } from '#server/api/content/app-info.ts'
import { siteSettings } from '#server/api/content/site-settings.ts'
import { createFixedSupply } from '#tests/server/support/fixed-supply.ts'

const catalogs = { languages: [{ code: 'tr', name: 'Türkçe' }], get: () => undefined }
const info = {
  ...appInfo({ supply: createFixedSupply(), catalogs, site: siteSettings({}) }, 'tr'),
  locale_versions: { tr: '1' },
}
const user = { username: 'demo', first_name: '', last_name: '', email: 'd@ufuk.example', phone_code: '90', phone: '' }
const answers: Record<string, unknown> = {
  '/api/mobile/info/': info,
  '/api/i18n/catalog/f7/tr/': { language: 'tr', version: '1', messages: {} },
  '/api/user/': { ...user, settings: { country: 'TR', language: 'tr', currency: 'TRY' } },
  '/api/notification/info/': { total_count: 0, unread_count: 0 },
}

async function render(cookie: string): Promise<Response> {
  return renderDocument(new Request('http://ufuk.test/no-such-page/', { headers: { Cookie: cookie } }), {
    fetchApi: async (request) => Response.json(answers[new URL(request.url).pathname] ?? {}),
    clock: { now: () => new Date('2026-11-21T08:00:00Z'), today: () => '2026-11-21' },
    origin: 'http://ufuk.test',
    secure: false,
    nonce: 'nonce',
    tags: () => ({ head: '', body: '' }),
  })
}

test('a document that knows the traveller is kept by no browser, so that nothing of it is left after a sign-out', async () => {
  const [signIn = ''] = tokenCookieHeader('token-token-token-token', false).split(';')
  expect((await render(signIn)).headers.get('Cache-Control')).toBe('private, no-store')
  expect((await render('')).headers.get('Cache-Control')).toBe('private, no-cache')
})
