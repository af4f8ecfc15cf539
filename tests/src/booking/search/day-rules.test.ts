import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settleDays } from '#booking/search/day-rules.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { addDays } from '#contract/calendar-date.ts'

const today = '2026-11-21'
const days = fc.integer({ min: -400, max: 800 }).map((shift) => addDays(today, shift))

test('days on sale stay as they are', () => {
  expect(settleDays({ departure: '2026-12-01', return: '2026-12-05' }, today)).toEqual({
    departure: '2026-12-01',
    return: '2026-12-05',
    notices: [],
  })
})

test('a departure before today becomes today and is told', () => {
  expect(settleDays({ departure: '2026-11-20', return: null }, today)).toEqual({
    departure: today,
    return: null,
    notices: ['departure'],
  })
})

test('a return before the departure becomes the departure day and is told', () => {
  expect(settleDays({ departure: '2026-12-06', return: '2026-12-05' }, today)).toEqual({
    departure: '2026-12-06',
    return: '2026-12-06',
    notices: ['return'],
  })
})

test('settled days are on sale, in order, and settle to themselves', () => {
  fc.assert(
    fc.property(days, fc.option(days), (departure, back) => {
      const settled = settleDays({ departure, return: back }, today)
      expect(settled.departure >= today && settled.departure <= lastDayOnSale(today)).toBe(true)
      if (settled.return !== null) {
        expect(settled.return >= settled.departure && settled.return <= lastDayOnSale(today)).toBe(true)
      }
      expect(settleDays(settled, today)).toEqual({ ...settled, notices: [] })
    }),
  )
})
