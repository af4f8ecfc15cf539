import { expect, test } from 'vitest'
import { dayAfterKey, weeksOfMonth } from '#ui/calendar-month.ts'

test('a month starts on its weekday, weeks start on Monday', () => {
  const weeks = weeksOfMonth('2026-11')
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30')
})

test('all days of February are there, also the 29th', () => {
  expect(weeksOfMonth('2028-02').flat().filter(Boolean)).toHaveLength(29)
  expect(weeksOfMonth('2027-02').flat().filter(Boolean)).toHaveLength(28)
})

test('arrow keys move by days and weeks, across months', () => {
  expect(dayAfterKey('ArrowRight', '2026-11-30', false)).toBe('2026-12-01')
  expect(dayAfterKey('ArrowUp', '2026-12-03', false)).toBe('2026-11-26')
  expect(dayAfterKey('Home', '2026-11-26', false)).toBe('2026-11-23')
  expect(dayAfterKey('End', '2026-11-26', false)).toBe('2026-11-29')
  expect(dayAfterKey('Tab', '2026-11-26', false)).toBeUndefined()
})

test('left and right change places in right-to-left text', () => {
  expect(dayAfterKey('ArrowRight', '2026-11-30', true)).toBe('2026-11-29')
})
