// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#contract/calendar-date.ts'
import { dayAfterKey, mondayOf, monthsBetween, weeksFrom, weeksOfMonth } from '#ui/calendar-month.ts'

const anyDay = fc.nat({ max: 3000 }).map((days) => addDays('2026-01-01', days))

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

test('page keys move to the same day of the next month, or to its last day', () => {
  expect(dayAfterKey('PageDown', '2026-11-22', false)).toBe('2026-12-22')
  expect(dayAfterKey('PageUp', '2027-01-22', false)).toBe('2026-12-22')
  expect(dayAfterKey('PageDown', '2028-01-31', true)).toBe('2028-02-29')
  expect(dayAfterKey('PageUp', '2027-03-31', false)).toBe('2027-02-28')
})

test('the weeks of a month begin with that of today, and none is lost after it', () => {
  expect(weeksFrom('2026-11', '2026-11-22')[0]).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`))
  expect(weeksFrom('2026-11', '2026-11-23')[0]?.[0]).toBe('2026-11-23')
  fc.assert(
    fc.property(anyDay, anyDay, (today, other) => {
      const month = other.slice(0, 7)
      const days = weeksOfMonth(month)
        .flat()
        .filter((day) => day !== null)
      const shown = weeksFrom(month, today)
        .flat()
        .filter((day) => day !== null)
      expect(shown).toEqual(days.filter((day) => day >= mondayOf(today)))
    }),
  )
})

test('left and right change places in right-to-left text', () => {
  expect(dayAfterKey('ArrowRight', '2026-11-30', true)).toBe('2026-11-29')
})

test('months are listed across the end of a year', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11'])
})
