/** Tests when a page loads the code that only its next navigation needs. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWhenWanted } from '#app/load-when-wanted.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const idle = { requestIdleCallback: (work: () => void) => work() }
  vi.stubGlobal('window', Object.assign(new EventTarget(), idle))
  vi.stubGlobal('document', { readyState: 'complete' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an untouched page loads it after ten seconds', () => {
  const load = vi.fn<() => Promise<void>>(async () => {})
  loadWhenWanted(load)
  vi.advanceTimersByTime(9_999)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledOnce()
})

test.each(['pointerdown', 'keydown', 'focusin', 'error', 'unhandledrejection'])(
  '%s loads it at once, and once',
  (sign) => {
    const load = vi.fn<() => Promise<void>>(async () => {})
    loadWhenWanted(load)
    window.dispatchEvent(new Event(sign))
    window.dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(60_000)
    expect(load).toHaveBeenCalledOnce()
  },
)
