// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { createBrowserStore } from '#store/browser-store.ts'
import { openKeyValue } from '#store/key-value.ts'
import { memoryDatabase } from './memory-database.ts'

test('a sign-out that documents could not be told of is told later, once', async () => {
  const tell = vi.fn<(token: string | null) => Promise<boolean>>().mockResolvedValue(true)
  const store = createBrowserStore(tell, openKeyValue(memoryDatabase()))
  await store.setToken('token')
  expect(await store.catchUpDocuments()).toBe('nothing')
  tell.mockResolvedValue(false)
  await store.setToken(null)
  expect(await store.catchUpDocuments()).toBe('untold')
  tell.mockReset().mockResolvedValue(true)
  expect(await store.catchUpDocuments()).toBe('told')
  expect(await store.catchUpDocuments()).toBe('nothing')
  expect(tell.mock.calls).toEqual([[null]])
})

describe('the id of the device', () => {
  const kept = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f0'
  const ofDocuments = 'device-of-documents'
  /** Fakes the web tier's cookie endpoint: stores what is put, and returns what it has. */
  const webTier = (cookie: string | null = ofDocuments) =>
    vi.fn<(device: string | null) => Promise<string | null>>(async (device) => (cookie = device ?? cookie))
  const storeWith = (align: ReturnType<typeof webTier>, database = memoryDatabase(), tell = async () => true) =>
    createBrowserStore(tell, openKeyValue(database), align)

  test('is that of the documents where the device has none, asked for once', async () => {
    const align = webTier()
    const store = storeWith(align)
    expect(await Promise.all([store.uuid(), store.uuid()])).toEqual([ofDocuments, ofDocuments])
    expect(await store.uuid()).toBe(ofDocuments)
    await store.alignDevice()
    expect(align.mock.calls).toEqual([[null]])
  })

  test('of before stays, and documents are told of it, once a day', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    const align = webTier()
    const store = storeWith(align, memoryDatabase(new Map<string, unknown>([['uuid', kept]])))
    expect(await store.uuid()).toBe(kept)
    for (const hours of [0, 1, 23, 25, 26]) {
      vi.setSystemTime(hours * hourMilliseconds)
      await store.alignDevice()
    }
    vi.useRealTimers()
    expect(align.mock.calls).toEqual([[kept], [kept]])
    expect(await store.uuid()).toBe(kept)
  })

  test('is made where documents can’t be asked, and told later', async () => {
    const align = vi.fn<(device: string | null) => Promise<string | null>>().mockResolvedValue(null)
    const store = storeWith(align)
    const made = await store.uuid()
    expect(made).toMatch(/^[0-9a-f-]{36}$/)
    align.mockImplementation(async (device) => device)
    await store.alignDevice()
    expect(align.mock.lastCall).toEqual([made])
    expect(await store.uuid()).toBe(made)
  })

  test('is that of the tab which was first, and documents hear of that one', async () => {
    const database = memoryDatabase()
    const align = vi.fn<(device: string | null) => Promise<string | null>>(async (device) => {
      database.values.set('uuid', kept)
      return device ?? ofDocuments
    })
    expect(await storeWith(align, database).uuid()).toBe(kept)
    expect(align.mock.calls).toEqual([[null], [kept]])
  })

  test('after a sign-out that documents do not know of is not theirs', async () => {
    const align = webTier()
    const store = storeWith(align, memoryDatabase(), async () => false)
    await store.setToken(null)
    expect(await store.uuid()).not.toBe(ofDocuments)
    expect(align).not.toHaveBeenCalled()
  })
  test('asked for while documents are being told of a sign-out is not theirs', async () => {
    const align = webTier()
    let asked = ''
    const store = storeWith(align, memoryDatabase(), async () => {
      asked = await store.uuid()
      return true
    })
    await store.setToken(null)
    expect(asked).not.toBe(ofDocuments)
    expect(align).not.toHaveBeenCalled()
    expect(await store.catchUpDocuments()).toBe('nothing')
  })
})
