// @vitest-environment node
/** Tests the pages behind links of e-mails for a reader whose language the gateway does not know. */
import { expect, test, vi } from 'vitest'
import { sharedGateway } from '#tests/server/support/gateway.ts'

const gateway = sharedGateway()

const links = {
  'a price alert': {
    path: '/price-alert/stop/00000000-0000-4000-8000-000000000000/',
    unknown: { tr: 'Fiyat alarmı bulunamadı', en: 'Price alert not found' },
  },
  'a new e-mail address': {
    path: '/account/confirm-email/a-used-link/',
    unknown: { tr: 'Bağlantı geçerli değil', en: 'The link is not valid' },
  },
}
const failed = { tr: 'Bir hata oluştu', en: 'Something went wrong' }
/**
 * Requests, each with the language that the pages must then have: the `Accept-Language` header (undefined for none),
 * this language, and the settings cookie, if there is one.
 */
const readers: [accepted: string | undefined, language: 'tr' | 'en', settings?: string][] = [
  ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
  ['TR', 'tr'],
  ['en-GB,en;q=0.9,tr;q=0.8', 'en'],
  ['de', 'en'],
  // `trv` is the language Taroko.
  ['trv', 'en'],
  ['*', 'tr'],
  ['', 'tr'],
  [undefined, 'tr'],
  // The language chosen in the app takes precedence over the browser's language.
  ['tr-TR', 'en', 'en%7CTR%7CTRY'],
  ['en-GB', 'tr', 'tr%7CTR%7CTRY'],
  // A settings cookie that names neither Turkish nor English is ignored.
  ['tr-TR', 'tr', 'xx%7CTR%7CTRY'],
  ['tr-TR', 'tr', '%E0%A4%A'],
]

async function page(path: string, accepted: string | undefined, settings: string | undefined) {
  const response = await gateway.request('GET', path, undefined, {
    ...(accepted !== undefined && { 'Accept-Language': accepted }),
    ...(settings !== undefined && { Cookie: `theme=dark; settings=${settings}` }),
  })
  const text = await response.text()
  return {
    status: response.status,
    language: /<html lang="(\w+)"/.exec(text)?.[1],
    title: /<h1>([^<]*)<\/h1>/.exec(text)?.[1],
    home: /<a class="button" href="\/">([^<]*)<\/a>/.exec(text)?.[1],
  }
}
const home = { tr: 'Ana sayfa', en: 'Home page' }

test.each(Object.entries(links))(
  'an unknown link of %s is told in the language chosen in the app, otherwise in that of the browser',
  async (_, link) => {
    for (const [accepted, language, settings] of readers)
      expect(await page(link.path, accepted, settings)).toEqual({
        status: 404,
        language,
        title: link.unknown[language],
        home: home[language],
      })
  },
)

test.each(Object.entries(links))('so is a failure at a link of %s', async (_, { path }) => {
  const select = vi.spyOn(gateway.deps.db.orm, 'select').mockImplementation(() => {
    throw new Error('the database is broken')
  })
  try {
    for (const [accepted, language, settings] of readers)
      expect(await page(path, accepted, settings)).toEqual({
        status: 500,
        language,
        title: failed[language],
        home: home[language],
      })
  } finally {
    select.mockRestore()
  }
})

test('a link of no alert says that nothing is mailed for it, deleted or never there', async () => {
  const texts = { tr: 'bunun için e-posta göndermiyoruz', en: 'we send no mail about it' }
  for (const token of ['00000000-0000-4000-8000-000000000000', 'no-token'])
    for (const language of ['tr', 'en'] as const) {
      const path = `/price-alert/stop/${token}/`
      const response = await gateway.request('GET', path, undefined, { 'Accept-Language': language })
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining(texts[language])])
    }
})
