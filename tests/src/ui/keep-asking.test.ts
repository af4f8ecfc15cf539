/** Tests how often the app requests a file again that it cannot fetch. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAsking } from '#ui/keep-asking.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the pauses grow until the network is back, which ends the pause and begins with short ones again', async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('no network')))
  const code = keepAsking(ask)
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000)
  expect(ask).toHaveBeenCalledTimes(4)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(5)
  ask.mockResolvedValue('code')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await code).toBe('code')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(6)
})
