// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOfStrip } from '#booking/search/strip-days.ts'
import { addDays, daysBetween } from '#contract/calendar-date.ts'

const today = '2026-11-22'
const lastDay = '2027-10-22'

test('the strip begins two days before the chosen one, but not before today and not past the end of sale', () => {
  expect(firstOfStrip('2026-12-10', today, lastDay)).toBe('2026-12-08')
  expect(firstOfStrip('2026-11-23', today, lastDay)).toBe(today)
  expect(firstOfStrip(lastDay, today, lastDay)).toBe('2027-10-16')
})

test('the chosen day and only days on sale are in the strip', () => {
  fc.assert(
    fc.property(fc.nat({ max: daysBetween(today, lastDay) }), (ahead) => {
      const chosen = addDays(today, ahead)
      const first = firstOfStrip(chosen, today, lastDay)
      expect(first >= today && addDays(first, 6) <= lastDay).toBe(true)
      expect(daysBetween(first, chosen)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(first, chosen)).toBeLessThan(7)
    }),
  )
})
