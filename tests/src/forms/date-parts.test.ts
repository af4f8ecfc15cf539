import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainDate } from '#contract/calendar-date.ts'
import { datePartsOf, isWrongDate, joinDate } from '#forms/date-parts.ts'

test('31 February is wrong at once, before a year is chosen', () => {
  expect(isWrongDate({ day: '31', month: '02', year: '' })).toBe(true)
})

test('29 February is wrong in a common year only', () => {
  expect(isWrongDate({ day: '29', month: '02', year: '' })).toBe(false)
  expect(isWrongDate({ day: '29', month: '02', year: '2024' })).toBe(false)
  expect(isWrongDate({ day: '29', month: '02', year: '2023' })).toBe(true)
})

test('a date that is not whole is submitted as empty', () => {
  expect(joinDate({ day: '01', month: '02', year: '' })).toBe('')
})

test('parts of a day join to the same day, and only real days are right', () => {
  const part = (max: number) => fc.integer({ min: 1, max }).map((number) => String(number).padStart(2, '0'))
  fc.assert(
    fc.property(part(31), part(12), fc.integer({ min: 1900, max: 2100 }), (day, month, year) => {
      const date = `${year}-${month}-${day}`
      expect(joinDate(datePartsOf(date))).toBe(date)
      expect(isWrongDate(datePartsOf(date))).toBe(!isPlainDate(date))
    }),
  )
})
