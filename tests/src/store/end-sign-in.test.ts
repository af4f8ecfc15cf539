// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest'
import { tellDocuments } from '#store/document-session.ts'
import { endSignIn } from '#store/end-sign-in.ts'
import { eventually } from '#tests/support/eventually.ts'
import { memoryStore } from '#tests/support/route-args.ts'

test('personal data goes while the web tier has not answered yet', async () => {
  const { store } = memoryStore()
  await store.saveTicket('abcdefghijklmnopqrstuv', {})
  const told = Promise.withResolvers<void>()
  const ended = endSignIn({ ...store, setToken: () => told.promise })
  await eventually(async () => expect(await store.tickets()).toEqual([]))
  told.resolve()
  expect(await ended).toBe(false)
})

test('a web tier that never answers counts as not told', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return new Promise<Response>(() => undefined)
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  expect(await tellDocuments(null)).toBe(false)
})
