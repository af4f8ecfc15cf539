// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeContext } from '#api/context.ts'
import { createServices } from '#app/browser-services.ts'
import { defaultUserInfo } from '#contract/user-info.ts'
import type * as KeyValueModule from '#store/key-value.ts'
import { endSignIn } from '#store/end-sign-in.ts'
import { eventually } from '#tests/support/eventually.ts'
import { setupI18n } from '@lingui/core'

const { tell, tellDocuments, kept } = vi.hoisted(() => ({
  tell: vi.fn<(what: string) => void>(),
  tellDocuments: vi.fn<(token: string | null) => Promise<boolean>>(),
  kept: new Map<string, unknown>(),
}))

vi.mock('#app/tell-tabs.ts', () => ({ tellTabs: () => tell }))
vi.mock('#store/document-session.ts', () => ({ tellDocuments, alignWithDocuments: async () => null }))
vi.mock('#usage-log/usage-log.ts', () => ({ startUsageLog: () => () => undefined }))
vi.mock('#store/key-value.ts', async (original) => {
  const { openKeyValue } = await original<typeof KeyValueModule>()
  const { memoryDatabase } = await import('#tests/src/store/memory-database.ts')
  return { openKeyValue, deviceValues: () => openKeyValue(memoryDatabase(kept)) }
})

/** Starts a page, while the web tier can't be reached. */
const start = async () => {
  tellDocuments.mockResolvedValue(false)
  const services = await createServices({ settings: defaultUserInfo, signedIn: false })
  const locale = { ...defaultUserInfo, i18n: setupI18n({ locale: 'tr', messages: { tr: {} } }) }
  return services.context(locale, 'http://ufuk.test').get(storeContext)
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://ufuk.test' } })
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
