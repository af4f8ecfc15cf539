/** Tests that a page notices each new day in Türkiye, wherever the device is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followDays } from '#app/follow-days.ts'

beforeEach(() => {
  // Half a minute before midnight in Türkiye.
  vi.useFakeTimers({ now: Date.parse('2026-12-01T20:59:30Z') })
  vi.stubGlobal('document', new EventTarget())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const showPage = () => document.dispatchEvent(new Event('visibilitychange'))

test('midnight in Türkiye is noticed within a minute, once', () => {
  const days: string[] = []
  followDays('2026-12-01', (today) => days.push(today))
  vi.advanceTimersByTime(29_000)
  expect(days).toEqual([])
  vi.advanceTimersByTime(600_000)
  expect(days).toEqual(['2026-12-02'])
})

test('a page that is shown again after a sleep notices the day at once', () => {
  const days: string[] = []
  followDays('2026-12-01', (today) => days.push(today))
  vi.setSystemTime(Date.parse('2026-12-04T07:00:00Z'))
  showPage()
  expect(days).toEqual(['2026-12-04'])
})

test('nothing is told after the end', () => {
  const days: string[] = []
  followDays('2026-12-01', (today) => days.push(today))()
  vi.setSystemTime(Date.parse('2026-12-04T07:00:00Z'))
  showPage()
  vi.advanceTimersByTime(600_000)
  expect(days).toEqual([])
})

test('a page that starts on another day than it was rendered has the new day at once', () => {
  const days: string[] = []
  followDays('2026-11-30', (today) => days.push(today))
  expect(days).toEqual(['2026-12-01'])
})
