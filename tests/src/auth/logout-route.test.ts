// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { action } from '#auth/logout-route.ts'
import { memoryStore, routeArgs } from '#tests/support/route-args.ts'

const unsubscribe = vi.fn<() => Promise<boolean>>()

/** Gives the page a service worker with a push subscription. */
function withPush() {
  vi.stubEnv('PROD', true)
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  vi.stubGlobal('window', { PushManager: {}, Notification: {} })
}

const signOut = async () => {
  const { store, kept } = memoryStore()
  kept.token = 'token'
  // No reply of the gateway is defined, so every call fails as on a lost connection.
  const { args } = routeArgs('/auth/logout/', {}, { form: {}, store })
  const response = await action(args)
  return { kept, location: response.headers.get('Location') }
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  unsubscribe.mockReset()
})

test('a sign-out that the gateway does not hear of ends the push messages on this device, too', async () => {
  withPush()
  unsubscribe.mockResolvedValue(true)
  expect(await signOut()).toMatchObject({ kept: { token: null }, location: '/' })
  expect(unsubscribe).toHaveBeenCalledOnce()
})

test('a subscription that does not end is no reason to stay signed in', async () => {
  withPush()
  unsubscribe.mockRejectedValue(new Error('no connection'))
  expect(await signOut()).toMatchObject({ kept: { token: null }, location: '/' })
})

test.each([
  ['stay', {}, null],
  ['the call’s rejection has changed meanwhile', { language: 'en' }, 'true'],
])('settings that %s decide how home is loaded', async (_, own, reload) => {
  const { store, kept } = memoryStore()
  kept.token = 'token'
  const rejected = () => {
    kept.token = null
    kept.settings = { ...kept.settings, ...own }
    return Response.json({}, { status: 401 })
  }
  const { args } = routeArgs('/auth/logout/', { 'DELETE /api/auth/logout/': rejected }, { form: {}, store })
  const { headers } = await action(args)
  expect([headers.get('Location'), headers.get('X-Remix-Reload-Document')]).toEqual(['/', reload])
})
