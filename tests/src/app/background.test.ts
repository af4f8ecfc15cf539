/** Tests the background tasks that run on every page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startBackground } from '#app/background.ts'
import { defaultUserInfo } from '#contract/user-info.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/' } }))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('Node', { prototype: {} })
  vi.stubGlobal('BroadcastChannel', EventTarget)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a signed-in document is compared with the device at once, and again if that fails', async () => {
  const services = vi.fn<() => Promise<unknown>>(async () => undefined)
  services.mockRejectedValueOnce(new Error('no network'))
  const settings = { language: 'tr', country: 'TR', currency: 'TRY' }
  startBackground({ services, settings, versions: {}, isGuest: false })
  expect(services).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(services).toHaveBeenCalledTimes(2)
})

test.each([
  ['', 0],
  ['has-ticket=1; ended-sign-in=1', 1],
])('a guest’s page with the cookies “%s” loads the services at once %i times', (cookie, times) => {
  vi.stubGlobal('document', { cookie })
  const services = vi.fn<() => Promise<unknown>>(async () => undefined)
  startBackground({ services, settings: defaultUserInfo, versions: {}, isGuest: true })
  expect(services).toHaveBeenCalledTimes(times)
})
