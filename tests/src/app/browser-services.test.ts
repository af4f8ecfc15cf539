// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { apiContext, storeContext } from '#api/context.ts'
import { createServices } from '#app/browser-services.ts'
import { defaultUserInfo } from '#contract/user-info.ts'
import type * as KeyValueModule from '#store/key-value.ts'
import { createDocumentStore } from '#store/document-store.ts'
import { isSignInEnded, notePageUser } from '#store/ended-sign-in.ts'
import { ownSettingsCookie } from '#store/settings-cookie.ts'
import { endSignIn } from '#store/end-sign-in.ts'
import { eventually } from '#tests/support/eventually.ts'
import { setupI18n } from '@lingui/core'

const { reload, tell, tellDocuments, tokenOfDocuments, endPush, kept } = vi.hoisted(() => ({
  reload: vi.fn<() => void>(),
  tell: vi.fn<(what: string) => void>(),
  tokenOfDocuments: vi.fn<() => Promise<string | null>>(),
  endPush: vi.fn<() => Promise<void>>(async () => undefined),
  tellDocuments: vi.fn<(token: string | null) => Promise<boolean>>(),
  kept: new Map<string, unknown>(),
}))

vi.mock('#app/tell-tabs.ts', () => ({ tellTabs: () => tell }))
vi.mock('#pwa/push.ts', () => ({ endPush }))
vi.mock('#pwa/native-shell.ts', () => ({ inApp: () => false, onAndroid: () => false }))
vi.mock('#store/document-session.ts', () => ({
  tellDocuments,
  tokenOfDocuments,
  alignWithDocuments: async () => null,
}))
vi.mock('#usage-log/usage-log.ts', () => ({ startUsageLog: () => () => undefined }))
vi.mock('#store/key-value.ts', async (original) => {
  const { openKeyValue } = await original<typeof KeyValueModule>()
  const { memoryDatabase } = await import('#tests/src/store/memory-database.ts')
  return { openKeyValue, deviceValues: () => openKeyValue(memoryDatabase(kept)) }
})

/**
 * Creates the services that loaders and actions use, such as the storage, as the app does when a page starts. Returns
 * their router context. From then on, the simulated web tier does not confirm that it has stored a sign-in token or a
 * sign-out.
 */
const startContext = async ({ signedIn = false } = {}) => {
  tellDocuments.mockResolvedValue(false)
  const services = await createServices({ settings: defaultUserInfo, signedIn })
  const locale = { ...defaultUserInfo, i18n: setupI18n({ locale: 'tr', messages: { tr: {} } }) }
  return services.context(locale, 'http://ufuk.test')
}
const start = async (page?: { signedIn: boolean }) => (await startContext(page)).get(storeContext)

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'http://ufuk.test', reload } }))
  vi.stubGlobal('document', { cookie: '' })
})

afterEach(() => {
  kept.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('other tabs hear of a sign-out once the web tier was asked to end it, and after the settings', async () => {
  const store = await start()
  await store.setOwnSettings({ ...defaultUserInfo, language: 'en' })
  const ended = endSignIn(store)
  expect(tell).not.toHaveBeenCalled()
  await ended
  expect(tellDocuments).toHaveBeenCalledWith(null)
  expect(tell.mock.calls).toEqual([['settings'], ['sign-out']])
})

test('a page that repeats a sign-out at its start tells no tab, because the tabs would reload each other', async () => {
  kept.set('documents-untold', true)
  await start()
  await eventually(() => expect(tellDocuments).toHaveBeenCalledWith(null))
  await tellDocuments.mock.results[0]?.value
  await new Promise((resolve) => setTimeout(resolve))
  expect(tell).not.toHaveBeenCalled()
})

describe('a page that the browser shows again', () => {
  const showAgain = async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await new Promise((resolve) => setTimeout(resolve))
  }

  test('is loaded anew if somebody has signed in, signed out or signed in instead meanwhile', async () => {
    for (const [before, after] of [
      [undefined, newToken],
      [oldToken, undefined],
      [oldToken, newToken],
    ]) {
      vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'http://ufuk.test', reload } }))
      kept.clear()
      if (before) kept.set('auth-token', before)
      await start({ signedIn: before !== undefined })
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
      await showAgain()
      expect(reload).not.toHaveBeenCalled()
      kept.delete('auth-token')
      if (after) kept.set('auth-token', after)
      await showAgain()
      expect(reload).toHaveBeenCalledOnce()
      reload.mockClear()
    }
  })

  test('is loaded anew after its own sign-out until it shows a guest, but not after its own sign-in', async () => {
    const store = await start()
    await store.setToken(newToken)
    await showAgain()
    expect(reload).not.toHaveBeenCalled()
    await endSignIn(store)
    await showAgain()
    expect(reload).toHaveBeenCalledOnce()
    notePageUser(false)
    await showAgain()
    expect(reload).toHaveBeenCalledOnce()
    kept.set('auth-token', newToken)
    await showAgain()
    expect(reload).toHaveBeenCalledTimes(2)
  })
})

describe('a sign-in that was ended on another device', () => {
  const ended = 'token-of-an-ended-sign-in'
  /**
   * Answers 401 to a caller with the token `ended`, and the value of the header `Authorization` to every other caller.
   */
  const gateway = vi.fn<(request: Request) => Promise<Response>>(async (request) => {
    const caller = request.headers.get('Authorization')
    return caller === `Token ${ended}` ? Response.json({}, { status: 401 }) : Response.json(caller)
  })

  beforeEach(() => {
    vi.stubGlobal('fetch', gateway)
    kept.set('auth-token', ended)
  })

  const callTwice = async () => {
    const context = await startContext({ signedIn: true })
    const api = context.get(apiContext)
    const call = async () => api.get('/api/thing/', z.nullable(z.string()))
    return [await Promise.all([call(), call()]), await context.get(storeContext).token()] as const
  }

  test('leaves a newer sign-in of another tab alone', async () => {
    gateway.mockImplementationOnce(async () => {
      kept.set('auth-token', newToken)
      return Response.json({}, { status: 401 })
    })
    expect(await callTwice()).toEqual([[`Token ${newToken}`, `Token ${newToken}`], newToken])
    expect(tell).not.toHaveBeenCalled()
    expect(isSignInEnded()).toBe(false)
  })

  test('is ended on this device at the next call, and calls go on as a guest', async () => {
    kept.set(`ticket:${session}`, { savedAt: '2026-12-01T09:00:00Z', booking: {} })
    expect(await callTwice()).toEqual([[null, null], null])
    expect(kept.has(`ticket:${session}`)).toBe(false)
    expect(tell.mock.calls).toEqual([['ended']])
    expect(isSignInEnded()).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })

  test('is not forgotten if another tab told of it before the page was ready', async () => {
    vi.resetModules()
    kept.delete('auth-token')
    tokenOfDocuments.mockResolvedValueOnce(newToken)
    const early = await import('#store/ended-sign-in.ts')
    const late = await import('#app/browser-services.ts')
    early.markSignInEnded()
    await late.createServices({ settings: defaultUserInfo, signedIn: true })
    expect(early.lacksItsSignIn(newToken)).toBe(true)
  })

  test('is not forgotten by an app shell that was told of it before its first data', async () => {
    vi.resetModules()
    const early = await import('#store/ended-sign-in.ts')
    const { createServices: createShell } = await import('#app/browser-services.ts')
    await createShell(undefined)
    early.markSignInEnded()
    early.notePageUser(true)
    expect([early.isSignInEnded(), early.lacksItsSignIn(newToken)]).toEqual([true, true])
  })

  test('leaves no drafts of its user to the next one', async () => {
    const context = await startContext({ signedIn: true })
    const store = context.get(storeContext)
    const typed = { 'passengers[0].name': 'Deniz' }
    await store.setDraft('flight-payment', typed)
    expect(await store.draft('flight-payment')).toEqual(typed)
    await context.get(apiContext).get('/api/thing/', z.nullable(z.string()))
    expect(await store.draft('flight-payment')).toBeNull()
    await store.setDraft('flight-payment', typed)
    expect(await store.draft('flight-payment')).toBeNull()
  })
})

const oldToken = 'token-of-the-old-sign-in'
const newToken = 'token-of-the-new-sign-in'
const session = 'abcdefghijklmnopqrstuv'

describe('after a sign-out that the web tier carried out for a form', () => {
  /** The browser's cookies. One of them says that the sign-in has ended. */
  const cookies = new Map<string, string>()

  beforeEach(() => {
    cookies.clear()
    vi.stubGlobal('document', {
      get cookie() {
        return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      },
      set cookie(line: string) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (line.includes('Max-Age=0')) cookies.delete(name)
        else cookies.set(name, value)
      },
    })
    const { store, setCookies } = createDocumentStore('', false)
    const signedOut = endSignIn(store).then(() => {
      for (const line of setCookies) document.cookie = line
    })
    kept.set('auth-token', oldToken)
    kept.set(`ticket:${session}`, { savedAt: '2026-12-01T09:00:00Z', booking: {} })
    return signedOut
  })

  test('the browser deletes token and personal data, and tells other tabs', async () => {
    const store = await start()
    expect([await store.token(), await store.tickets()]).toEqual([null, []])
    expect(tellDocuments).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
    expect(tell).toHaveBeenLastCalledWith('sign-out')
    await eventually(() => expect(endPush).toHaveBeenCalledOnce())
    tell.mockClear()
    await store.saveTicket(session, {})
    expect(await (await start()).tickets()).toHaveLength(1)
    expect(tell).not.toHaveBeenCalled()
  })

  test('the device’s settings apply again, even if their cookie has been deleted', async () => {
    kept.set('own-settings', { ...defaultUserInfo, language: 'en' })
    const store = await start()
    expect(await store.settings()).toEqual({ ...defaultUserInfo, language: 'en' })
    expect(reload).toHaveBeenCalledOnce()
    expect(endPush).toHaveBeenCalledOnce()
  })

  test('settings that were chosen without scripts since the web tier gave back the device’s own stay', async () => {
    const english = { ...defaultUserInfo, language: 'en' }
    const web = createDocumentStore(ownSettingsCookie(english).split(';')[0] ?? '', false)
    await endSignIn(web.store)
    await web.store.setSettings({ ...defaultUserInfo, currency: 'EUR' })
    for (const line of web.setCookies) document.cookie = line
    kept.set('own-settings', english)
    expect(await (await start()).settings()).toEqual({ ...defaultUserInfo, currency: 'EUR' })
    expect(reload).not.toHaveBeenCalled()
  })

  test('somebody who has signed in since is not signed out, even if the new sign-in is not known yet', async () => {
    tokenOfDocuments.mockResolvedValueOnce(null)
    const unknown = await start({ signedIn: true })
    expect([await unknown.token(), await unknown.tickets()]).toEqual([null, []])
    tokenOfDocuments.mockResolvedValue(newToken)
    const store = await start({ signedIn: true })
    expect(await store.token()).toBe(newToken)
    expect(tellDocuments).not.toHaveBeenCalledWith(null)
  })

  test('a newer sign-in that the web tier does not know yet is kept', async () => {
    kept.set('auth-token', newToken)
    kept.set('documents-untold', true)
    const store = await start()
    expect([await store.token(), await store.tickets()]).toEqual([newToken, [expect.anything()]])
    expect(tellDocuments).toHaveBeenCalledWith(newToken)
    expect(document.cookie).not.toContain('ended-sign-in')
  })
})
