// @vitest-environment node
import { expect, test } from 'vitest'
import { createDocumentStore } from '#store/document-store.ts'
import { readSettingsCookie, settingsCookie } from '#store/settings-cookie.ts'

test('settings survive the trip through their cookie', () => {
  const settings = { language: 'en', country: 'DE', currency: 'EUR' }
  const [pair = ''] = settingsCookie(settings).split(';')
  expect(readSettingsCookie(`a=b; ${pair}`)).toEqual(settings)
})

test.each(['', 'settings=', 'settings=%', 'settings=tr', 'settings=TR%7Ctr%7Ctry', 'other=1'])(
  '“%s” gives the defaults',
  async (cookies) => {
    expect(readSettingsCookie(cookies)).toBeUndefined()
    const { store } = createDocumentStore(cookies, false)
    expect(await store.settings()).toEqual({ language: 'tr', country: 'TR', currency: 'TRY' })
  },
)

test('a token is kept in a cookie that scripts can’t read, and removed with it', async () => {
  const { store, setCookies } = createDocumentStore('document-token=abcdefghijklmnopqrstuvwxyz', true)
  expect(await store.token()).toBe('abcdefghijklmnopqrstuvwxyz')
  await store.setToken(null)
  expect(await store.token()).toBeNull()
  expect(setCookies[0]).toBe('document-token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure')
})

test('a cookie that can’t be a token is no token', async () => {
  expect(await createDocumentStore('document-token=a%0d%0aX', false).store.token()).toBeNull()
})
