/** Tests how the time left is counted while a device sleeps and when its clock is changed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followTimeLeft } from '#ui/follow-time-left.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', new EventTarget())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Changes the device's clock by some seconds. The value of performance.now() and the timers do not advance. */
const moveClock = (by: number) => vi.setSystemTime(Date.now() + by * 1000)
const showPage = () => document.dispatchEvent(new Event('visibilitychange'))

test('the time that a device sleeps counts, at once when the page is shown again', () => {
  const left: number[] = []
  followTimeLeft(600, (seconds) => left.push(seconds))
  moveClock(300)
  showPage()
  expect(left).toEqual([600, 300])
})

test('a clock that is set back does not lengthen it', () => {
  const left: number[] = []
  followTimeLeft(600, (seconds) => left.push(seconds))
  moveClock(-300)
  vi.advanceTimersByTime(1000)
  expect(left).toEqual([600, 599])
})

test('it ends once, and not after it was stopped', () => {
  const ended = vi.fn<(left: number) => void>()
  followTimeLeft(1, ended)
  vi.advanceTimersByTime(5000)
  showPage()
  expect(ended.mock.calls).toEqual([[1], [0]])
  const stopped = vi.fn<(left: number) => void>()
  followTimeLeft(60, stopped)()
  vi.advanceTimersByTime(5000)
  showPage()
  expect(stopped).toHaveBeenCalledOnce()
})

test('it ends at once if nothing is left', () => {
  const tick = vi.fn<(left: number) => void>()
  followTimeLeft(0, tick)
  vi.advanceTimersByTime(5000)
  expect(tick.mock.calls).toEqual([[0]])
})
