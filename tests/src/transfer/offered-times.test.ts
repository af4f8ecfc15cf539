import { expect, test } from 'vitest'
import { pickUpTimes } from '#contract/transfer-limits.ts'
import { offeredTimes, timeStillLeft } from '#transfer/offered-times.ts'

/** The instant 12:10 UTC, which is 15:10 in Türkiye. */
const now = Date.parse('2026-12-01T12:10:00Z')

test('times of today that are over are not offered', () => {
  expect(offeredTimes('16:00', '2026-12-01', now)[0]).toBe('15:30')
  expect(offeredTimes('16:00', '2026-12-02', now)).toEqual(pickUpTimes)
  // 21:30 UTC is 00:30 of the next day in Türkiye.
  expect(offeredTimes('16:00', '2026-12-01', Date.parse('2026-12-01T21:30:00Z'))).toEqual(pickUpTimes)
})

test('a chosen time outside of them is kept', () => {
  expect(offeredTimes('23:30', '2026-12-02', now).at(-1)).toBe('23:30')
  expect(offeredTimes('00:30', '2026-12-02', now)[0]).toBe('00:30')
  expect(offeredTimes('10:00', '2026-12-01', now).slice(0, 2)).toEqual(['10:00', '15:30'])
})

test('a time that is over becomes the first one that is left', () => {
  expect(timeStillLeft('10:00', '2026-12-01', now)).toBe('15:30')
  // A pick-up time at the current minute is past, and is not offered either.
  expect(timeStillLeft('15:00', '2026-12-01', Date.parse('2026-12-01T12:00:00Z'))).toBe('15:30')
  expect(timeStillLeft('17:00', '2026-12-01', now)).toBe('17:00')
  expect(timeStillLeft('10:00', '2026-12-02', now)).toBe('10:00')
  expect(timeStillLeft('10:00', '2026-12-01', Date.parse('2026-12-01T19:10:00Z'))).toBe('10:00')
})
