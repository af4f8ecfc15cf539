// @vitest-environment node
import { expect, test, vi } from 'vitest'
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
