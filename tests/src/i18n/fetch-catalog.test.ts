// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { fetchMessages } from '#i18n/fetch-catalog.ts'

afterEach(() => vi.unstubAllGlobals())

const fetched = (reply: unknown) => {
  vi.stubGlobal('fetch', async () => Response.json(reply))
  return fetchMessages('tr', { tr: '1' })
}

test('only a reply with messages is a catalogue', async () => {
  expect(await fetched({ messages: { hello: 'Merhaba' } })).toEqual({ hello: 'Merhaba' })
  for (const other of [null, 'Merhaba', {}, { messages: null }, { messages: 'Merhaba' }])
    await expect(fetched(other)).rejects.toThrow('no catalogue of tr')
})
