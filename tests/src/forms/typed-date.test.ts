import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainDate } from '#contract/calendar-date.ts'
import { datePartsOf, joinDate } from '#forms/date-parts.ts'
import { dateOrder, dateProblem, partsOfText, rewriteDate, textOfDate, textOfValue } from '#forms/typed-date.ts'

const turkish = dateOrder('tr')
const hungarian = dateOrder('hu')

test('the parts of a date stand in the order of the language', () => {
  expect(turkish).toEqual({ parts: ['day', 'month', 'year'], separator: '.' })
  expect(dateOrder('en')).toEqual({ parts: ['day', 'month', 'year'], separator: '/' })
  expect(hungarian.parts).toEqual(['year', 'month', 'day'])
  expect(dateOrder('ar').separator).toBe('/')
})

test.each([
  ['1405', '14.05'],
  ['14051990', '14.05.1990'],
  ['140519901', '14.05.1990'],
  ['14.', '14.'],
  ['5.', '05.'],
  ['5.4.1990', '05.04.1990'],
  ['14 / 05 / 1990', '14.05.1990'],
  ['1990-05-14', '14.05.1990'],
  ['1990-5-4T00:00', '04.05.1990'],
  ['..', ''],
  ['x1', '1'],
])('%s is written as %s', (typed, written) => {
  expect(rewriteDate(typed, turkish)).toBe(written)
  expect(rewriteDate(written, turkish)).toBe(written)
})

test('a year may come first', () => {
  expect(rewriteDate('19900514', hungarian)).toBe('1990.05.14')
  expect(partsOfText('1990.05', hungarian)).toEqual({ year: '1990', month: '05', day: '' })
})

const part = (max: number) => fc.integer({ min: 1, max }).map((number) => String(number).padStart(2, '0'))

test('every date is the same after it was written and read, digit by digit too', () => {
  fc.assert(
    fc.property(
      part(31),
      part(12),
      fc.integer({ min: 1900, max: 2100 }),
      fc.constantFrom(turkish, hungarian),
      (day, month, year, order) => {
        const date = `${year}-${month}-${day}`
        const text = textOfValue(date, order)
        expect(joinDate(partsOfText(text, order))).toBe(date)
        const typed = [...text.replaceAll(order.separator, '')].reduce(
          (seen, sign) => rewriteDate(seen + sign, order),
          '',
        )
        expect(typed).toBe(text)
        expect(dateProblem(datePartsOf(date), true) === undefined).toBe(isPlainDate(date))
      },
    ),
  )
})

test('what was typed in part is kept as text, and is no date', () => {
  expect(textOfValue('14.05', turkish)).toBe('14.05')
  expect(textOfDate({ day: '14', month: '05', year: '' }, turkish)).toBe('')
})

test.each([
  ['', true, undefined],
  ['32', false, 'date_day'],
  ['00', false, 'date_day'],
  ['14.13', false, 'date_month'],
  ['31.02', false, 'date_not_in_month'],
  ['29.02', false, undefined],
  ['29.02.2023', false, 'date_not_in_month'],
  ['29.02.2024', true, undefined],
  ['14.05.90', false, undefined],
  ['14.05.90', true, 'date_incomplete'],
  ['1', true, 'date_incomplete'],
])('%s: once the field is left (%s), the error names what is wrong: %s', (text, isLeft, problem) => {
  expect(dateProblem(partsOfText(text, turkish), isLeft)).toBe(problem)
})
