import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datePartsOf, joinDate } from '#forms/date-parts.ts'

test('a date that is not whole is submitted as empty', () => {
  expect(joinDate({ day: '01', month: '02', year: '' })).toBe('')
  expect(joinDate({ day: '01', month: '02', year: '199' })).toBe('')
})

test('parts of a day join to the same day', () => {
  const part = (max: number) => fc.integer({ min: 1, max }).map((number) => String(number).padStart(2, '0'))
  fc.assert(
    fc.property(part(31), part(12), fc.integer({ min: 1900, max: 2100 }), (day, month, year) => {
      const date = `${year}-${month}-${day}`
      expect(joinDate(datePartsOf(date))).toBe(date)
    }),
  )
})
