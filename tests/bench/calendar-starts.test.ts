// @vitest-environment node
import { expect, test } from 'vitest'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { addDays } from '#contract/calendar-date.ts'
import { returnOf, startsFrom } from '../../bench/calendar-load.ts'

test('the measured days do not overlap, and one of the calls spans the changes of clocks in March', () => {
  for (let ahead = 0; ahead < 366; ahead++) {
    const today = addDays('2026-01-01', ahead)
    const starts = startsFrom(today)
    expect(starts.length).toBeGreaterThanOrEqual(4)
    expect(starts.every((start) => start >= today && start <= returnOf(start, today))).toBe(true)
    expect(starts.every((start) => returnOf(start, today) <= lastDayOnSale(today))).toBe(true)
    for (const [index, start] of starts.entries()) {
      expect(start < addDays(starts[index + 1] ?? '9999-12-31', -59)).toBe(true)
    }
    const spansChanges = (start: string) => {
      const year = addDays(start, 59).slice(0, 4)
      return start <= `${year}-03-14` && addDays(start, 59) >= `${year}-03-28`
    }
    expect(starts.filter(spansChanges)).toHaveLength(1)
  }
})
