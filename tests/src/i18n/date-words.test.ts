import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOrder } from '#forms/typed-date.ts'
import { dateWords } from '#i18n/date-words.ts'
import { formattingLocale } from '#i18n/formatting-locale.ts'
import { type DateStyle, formatDate } from '#i18n/plain-date.ts'
import lingui from '../../../lingui.config.ts'

const languages = lingui.locales ?? []

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  birth: { day: '2-digit', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', weekday: 'short' },
  day: { day: 'numeric', month: 'long', weekday: 'long' },
  weekday: { day: 'numeric', weekday: 'short' },
  dayMonth: { day: 'numeric', month: 'short' },
  shortMonth: { month: 'short' },
  month: { month: 'long', year: 'numeric' },
}

const formatter = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(formattingLocale(language), { timeZone: 'UTC', ...options })

test.each([...languages, 'hu', 'ar'])('the names of months and weekdays in %s are those of Intl', (language) => {
  const month = (style: 'long' | 'short') =>
    Array.from({ length: 12 }, (_, at) => {
      const parts = formatter(language, { day: 'numeric', month: style }).formatToParts(Date.UTC(2026, at, 1))
      return parts.find(({ type }) => type === 'month')?.value
    })
  // Returns a weekday's name; 4 January 2026 was a Sunday.
  const weekday = (style: 'long' | 'short') =>
    Array.from({ length: 7 }, (_, at) => formatter(language, { weekday: style }).format(Date.UTC(2026, 0, 4 + at)))
  const { months, shortMonths, weekdays, shortWeekdays } = dateWords(language)
  expect({ months, shortMonths, weekdays, shortWeekdays }).toEqual({
    months: month('long'),
    shortMonths: month('short'),
    weekdays: weekday('long'),
    shortWeekdays: weekday('short'),
  })
})

test.each(languages)('dates in %s are written as Intl writes them, without commas', (language) => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.constantFrom(...(Object.keys(styles) as DateStyle[])), (date, style) => {
      const written = formatDate(date.toISOString().slice(0, 10), style, language)
      expect(written).toBe(formatter(language, styles[style]).format(date).replace(',', ''))
    }),
  )
})

test.each([...languages, 'de'])('dates in digits in %s have the order and the separator of Intl', (language) => {
  const shown = formatter(language, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0)
  const { parts, separator } = dateOrder(language)
  expect(parts).toEqual(shown.flatMap(({ type }) => (type === 'literal' ? [] : type)))
  expect(shown.find(({ type }) => type === 'literal')?.value).toBe(separator)
})

test('what is no plain date is written as it is, and a time behind one is left out', () => {
  expect(formatDate('yakında', 'long', 'tr')).toBe('yakında')
  expect(formatDate('2026-12-31T23:59:00', 'birth', 'tr')).toBe('31 Aralık 2026')
  expect(formatDate('2026-12-01T10:00:00', 'day', 'tr')).toBe('1 Aralık Salı')
})
