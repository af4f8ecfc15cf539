// @vitest-environment node
import { originContext } from '#api/site-context.ts'
import { expect, test } from 'vitest'
import { loadRoot } from '#app/root-loader.ts'
import { action as signIn } from '#auth/auth-route.tsx'
import { action as activate } from '#auth/activate-route.tsx'
import { action as signOut } from '#auth/logout-route.ts'
import { appInfo } from '#server/api/content/app-info.ts'
import { siteSettings } from '#server/content/site-settings.ts'
import { createDocumentStore } from '#store/document-store.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const catalogs = { languages: [{ code: 'tr', name: 'Türkçe' }], get: () => undefined }
const info = {
  ...appInfo({ catalogs, site: siteSettings({}) }, [], 'tr'),
  locale_versions: { tr: '1', en: '1' },
}
const userIn = (settings: object) => ({
  username: 'demo',
  first_name: '',
  last_name: '',
  email: 'd@ufuk.example',
  phone_code: '90',
  phone: '',
  settings,
})
const token = () => Response.json({ token: 'token-token-token-token' })
const answersFor = (settings: object): Answers => ({
  'POST /api/auth/login/': token,
  'POST /api/auth/activation/': token,
  'DELETE /api/auth/logout/': () => new Response(null, { status: 204 }),
  'GET /api/user/': () => Response.json(userIn(settings)),
  'GET /api/mobile/info/': () => Response.json(info),
})
const form = { username: 'demo', password: 'ufuk-demo-2026' }
const params = { auth_type: 'login' }
const turkish = { language: 'tr', country: 'TR', currency: 'TRY' }
const german = { language: 'en', country: 'DE', currency: 'EUR' }

test('a sign-in brings the settings of the account along, and a sign-out gives the device its own back', async () => {
  const { store, kept } = memoryStore()
  await signIn(routeArgs('/auth/login/', answersFor(german), { form, params, store }).args)
  expect(kept.settings).toEqual(german)
  const left = await signOut(routeArgs('/auth/logout/', answersFor(german), { form: {}, store }).args)
  expect([kept.settings, kept.ownSettings]).toEqual([turkish, null])
  // The page is reloaded after the sign-out, because the screen still shows the account's settings.
  expect(left.headers.get('X-Remix-Reload-Document')).toBe('true')
})

test('so does an activation', async () => {
  const { store, kept } = memoryStore()
  const code = { registration: 'abcdefghijklmnopqrstuv', code: '123456' }
  await activate(routeArgs('/auth/activate/', answersFor(german), { form: code, store }).args)
  expect(kept.settings).toEqual(german)
})

test('what an account chose while it was signed in stays with the account', async () => {
  const { store, kept } = memoryStore()
  await signIn(routeArgs('/auth/login/', answersFor(turkish), { form, params, store }).args)
  await store.setSettings(german)
  await signOut(routeArgs('/auth/logout/', {}, { form: {}, store }).args)
  expect(kept.settings).toEqual(turkish)
})

test('settings that this app does not offer, or that can’t be had, leave the device as it is', async () => {
  const unknown = memoryStore()
  const odd = { language: 'xx', country: 'DE', currency: 'XAU' }
  await signIn(routeArgs('/auth/login/', answersFor(odd), { form, params, store: unknown.store }).args)
  expect(unknown.kept.settings).toEqual({ language: 'tr', country: 'DE', currency: 'TRY' })
  const silent = memoryStore()
  const only = { 'POST /api/auth/login/': token }
  await signIn(routeArgs('/auth/login/', only, { form, params, store: silent.store }).args)
  expect([silent.kept.token, silent.kept.settings]).toEqual(['token-token-token-token', turkish])
})

test('a sign-in that ended elsewhere gives the device its settings back, by a new document', async () => {
  const { store, kept } = memoryStore()
  Object.assign(kept, { token: 'token', settings: german, ownSettings: turkish })
  const gone: Answers = { ...answersFor(german), 'GET /api/user/': () => Response.json({}, { status: 401 }) }
  const { args } = routeArgs('/faq/?a=b', gone, { store })
  args.context.set(originContext, 'http://ufuk.test')
  const thrown: unknown = await loadRoot(args).catch((error: unknown) => error)
  expect(thrown instanceof Response && thrown.headers.get('Location')).toBe('/faq/?a=b')
  expect(kept.settings).toEqual(turkish)
})

test('a form without scripts does the same by cookies', async () => {
  const first = createDocumentStore('', false)
  await signIn(routeArgs('/auth/login/', answersFor(german), { form, params, store: first.store }).args)
  const cookies = first.setCookies.map((cookie) => cookie.split(';')[0]).join('; ')
  const second = createDocumentStore(cookies, false)
  expect(await second.store.settings()).toEqual(german)
  await signOut(routeArgs('/auth/logout/', {}, { form: {}, store: second.store }).args)
  expect([await second.store.settings(), await second.store.ownSettings()]).toEqual([turkish, null])
})

test('a sign-in in place of another one is a sign-out for the other tabs', async () => {
  const { store, kept } = memoryStore()
  const told: (string | null)[] = []
  const withTabs = { ...store, tellSignOut: () => void told.push(kept.token) }
  const signInHere = async () => {
    const { args } = routeArgs('/auth/login/', answersFor(turkish), { form, params, store: withTabs })
    await signIn(args)
  }
  await signInHere()
  expect(told).toEqual([])
  kept.token = 'token-of-somebody-else'
  await signInHere()
  expect(told).toEqual(['token-token-token-token'])
})
