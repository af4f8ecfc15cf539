import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainDate } from '#contract/calendar-date.ts'
import { datePartsOf, joinDate } from '#forms/date-parts.ts'
import {
  completeDate,
  type DateOrder,
  dateOrder,
  dateProblem,
  editDate,
  partsOfText,
  rewriteDate,
  textOfDate,
  textOfParts,
  textOfValue,
} from '#forms/typed-date.ts'

const turkish = dateOrder('tr')
const hungarian: DateOrder = { parts: ['year', 'month', 'day'], separator: '.' }

test('the parts of a date stand in the order of the language', () => {
  expect(turkish).toEqual({ parts: ['day', 'month', 'year'], separator: '.' })
  expect(dateOrder('en')).toEqual({ parts: ['day', 'month', 'year'], separator: '/' })
})

test.each([
  ['1405', '14.05'],
  ['14051990', '14.05.1990'],
  ['140519901', '14.05.1990'],
  ['14.', '14.'],
  ['5.', '05.'],
  ['05.4.', '05.04.'],
  ['5.4.1990', '5.4.1990'],
  ['1405.1990', '14.05.1990'],
  ['14..1990', '14..1990'],
  ['145.05.1990', '14.05.1990'],
  ['14.05.1990.', '14.05.1990'],
  ['14 / 05 / 1990', '14.05.1990'],
  ['1990-05-14', '14.05.1990'],
  ['1990-5-4T00:00', '04.05.1990'],
  ['..', ''],
  ['x1', '1'],
])('%s is written as %s', (typed, written) => {
  expect(rewriteDate(typed, turkish)).toBe(written)
  expect(rewriteDate(written, turkish)).toBe(written)
})

test('a day and a month of one digit get their zero once the field is left', () => {
  expect(completeDate('5.4.1990', turkish)).toBe('05.04.1990')
  expect(completeDate('1990.4', hungarian)).toBe('1990.04')
  expect(completeDate('5..19', turkish)).toBe('05..19')
  expect(completeDate('', turkish)).toBe('')
  expect(textOfValue('5.4.1990', turkish)).toBe('05.04.1990')
})

test.each([
  ['a digit is deleted', '15.04.1990', '1|.04.1990', '1|.04.1990'],
  ['and another is typed', '1.04.1990', '16|.04.1990', '16|.04.1990'],
  ['a part is chosen and typed anew', '15.04.1990', '15.1|.1990', '15.1|.1990'],
  ['to its end', '15.1.1990', '15.12|.1990', '15.12|.1990'],
  ['a part is full', '15.04.1990', '156|.04.1990', '15|.04.1990'],
  ['a part is deleted', '15.04.1990', '15.|.1990', '15.|.1990'],
  ['a separator is deleted', '15.04.1990', '15|04.1990', '15|.04.1990'],
  ['a part is deleted with its separator', '15.04.1990', '15.|1990', '15.|.1990'],
  ['a separator is typed before another', '1.04.1990', '1.|.04.1990', '01.|04.1990'],
  ['the last digits are deleted', '15.04.1990', '15.04.|', '15.04.|'],
  ['all is replaced', '15.04.1990', '14051991|', '14.05.1991|'],
  ['a browser fills in a date', '15.04.1990', '|1991-05-14', '|14.05.1991'],
  ['digits are typed into digits', '14', '01|4', '01|.4'],
])('where %s, the other parts stay', (_, before, edited, expected) => {
  const { text, caret } = editDate(before, edited.replace('|', ''), edited.indexOf('|'), turkish)
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected)
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

test('one digit that is deleted or replaced leaves the other parts as they are', () => {
  fc.assert(
    fc.property(
      fc.tuple(part(31), part(12), fc.integer({ min: 1900, max: 2100 })),
      fc.constantFrom(turkish, hungarian),
      fc.nat(7),
      fc.constantFrom('', '0', '5', '9'),
      ([day, month, year], order, nth, sign) => {
        const text = textOfDate({ day, month, year: String(year) }, order)
        const at = [...text.matchAll(/\d/g)][nth]?.index ?? 0
        const edited = text.slice(0, at) + sign + text.slice(at + 1)
        const caret = at + sign.length
        expect(editDate(text, edited, caret, order)).toEqual({ text: edited, caret })
      },
    ),
  )
})

test('parts that are known are written in their places', () => {
  expect(textOfParts({ day: '15', month: '', year: '1990' }, turkish)).toBe('15..1990')
  expect(textOfParts({ day: '', month: '05', year: '' }, turkish)).toBe('.05')
  expect(textOfParts({ day: '', month: '', year: '' }, turkish)).toBe('')
  expect(partsOfText('.05', turkish)).toEqual({ day: '', month: '05', year: '' })
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
