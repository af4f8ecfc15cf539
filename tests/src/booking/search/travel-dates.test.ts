// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween } from '#contract/calendar-date.ts'
import { defaultDates, withDeparture, withReturn } from '#booking/search/travel-dates.ts'

const day = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2030-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('departure is tomorrow, return the usual stay after it, over month and leap day too', () => {
  expect(defaultDates('2026-11-21', 3)).toEqual({ departure: '2026-11-22', return: '2026-11-25' })
  expect(defaultDates('2028-02-27', 3)).toEqual({ departure: '2028-02-28', return: '2028-03-02' })
  fc.assert(
    fc.property(day, fc.nat({ max: 30 }), (today, stay) => {
      const dates = defaultDates(today, stay)
      expect([daysBetween(today, dates.departure), daysBetween(dates.departure, dates.return)]).toEqual([1, stay])
    }),
  )
})

test('no choice of days puts the return before the departure or the departure before today', () => {
  fc.assert(
    fc.property(
      day,
      fc.array(fc.tuple(fc.constantFrom('departure', 'return'), day), { maxLength: 12 }),
      (today, choices) => {
        let dates = defaultDates(today, 3)
        for (const [end, chosen] of choices) {
          dates = end === 'departure' ? withDeparture(dates, chosen, today, 3) : withReturn(dates, chosen)
          expect(dates.departure >= today).toBe(true)
          expect(dates.return >= dates.departure).toBe(true)
        }
      },
    ),
  )
})

test('a departure after the return pushes it forward; an earlier one leaves it', () => {
  const dates = { departure: '2026-12-01', return: '2026-12-04' }
  expect(withDeparture(dates, '2026-12-10', '2026-11-21', 3)).toEqual({ departure: '2026-12-10', return: '2026-12-13' })
  expect(withDeparture(dates, '2026-11-25', '2026-11-21', 3)).toEqual({ departure: '2026-11-25', return: '2026-12-04' })
})
