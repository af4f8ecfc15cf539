/** Tests the call for the app info that an offline start needs. */
import { afterEach, expect, test, vi } from 'vitest'
import { keepAppInfo } from '#app/keep-app-info.ts'

afterEach(() => vi.unstubAllGlobals())

test('it says what is known of the caller before the services are there, and sends no cookies', async () => {
  const call = vi.fn<typeof fetch>(async () => new Response('{}'))
  vi.stubGlobal('fetch', call)
  vi.stubGlobal('navigator', { userAgent: 'Android' })
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) })
  await keepAppInfo({ language: 'en', country: 'TR', currency: 'EUR' })
  const [path, init] = call.mock.calls[0] ?? []
  expect(path).toBe('/api/mobile/info/')
  expect(init?.credentials).toBe('omit')
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    accept: 'application/json',
    'x-app-version': '1.0.0',
    'x-is-android': 'true',
    'x-is-app': 'true',
    'x-user-info': 'en|TR|EUR',
  })
})
