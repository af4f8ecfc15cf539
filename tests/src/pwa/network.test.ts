import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { network, noteCall } from '#pwa/network.ts'

let events: EventTarget
beforeEach(() => {
  events = new EventTarget()
  vi.stubGlobal('window', events)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

test('a call without an answer means a dead connection, until one is answered by more than a cache', () => {
  const heard = vi.fn<() => void>()
  const stop = network.subscribe(heard)
  noteCall({ status: 0, cached: false })
  noteCall({ status: 0, cached: false })
  expect([network.current(), heard.mock.calls.length]).toEqual(['lost', 1])
  noteCall({ status: 200, cached: true })
  expect(network.current()).toBe('lost')
  noteCall({ status: 500, cached: false })
  expect([network.current(), heard.mock.calls.length]).toEqual(['online', 2])
  stop()
})

test('the browser’s word that there is no network comes first, and a new network is given a chance', () => {
  const stop = network.subscribe(() => undefined)
  noteCall({ status: 0, cached: false })
  vi.stubGlobal('navigator', { onLine: false })
  expect(network.current()).toBe('offline')
  vi.stubGlobal('navigator', { onLine: true })
  events.dispatchEvent(new Event('online'))
  expect(network.current()).toBe('online')
  stop()
})
