import { expect, test, vi } from 'vitest'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { formatDayTime, formatInstant } from '#i18n/instant.ts'
import { formatDate } from '#i18n/plain-date.ts'

test('dates in words have the day first in both languages', () => {
  expect(formatDate('2026-12-01', 'long', 'tr')).toBe('1 Aralık 2026')
  expect(formatDate('2026-12-01', 'long', 'en')).toBe('1 December 2026')
  expect(formatDate('2026-12-01', 'day', 'en')).toBe('Tuesday 1 December')
  expect(formatDate('2026-12-01', 'short', 'en')).toBe('Tue 1 Dec')
})

test('instants show in Istanbul, with 24 hours', () => {
  const afternoon = new Date('2026-12-01T11:05:00Z')
  expect(formatInstant(afternoon, 'tr')).toBe('1 Aralık 2026 14:05')
  expect(formatInstant(afternoon, 'en')).toBe('1 December 2026 14:05')
  expect(formatInstant(new Date('2026-12-01T21:05:00Z'), 'en')).toBe('2 December 2026 00:05')
})

test('instants in Istanbul are written as by the browser, whose formatters they do without', () => {
  const instants = Array.from(
    { length: 400 },
    (_, at) => new Date(Date.UTC(2026, 0, 1, 0, 7) + at * 53 * hourMilliseconds),
  )
  const byBrowser = (language: string, style: Intl.DateTimeFormatOptions) => {
    const write = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'Europe/Istanbul' })
    const [day, time] = [write(style), write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })]
    return instants.map((instant) => `${day.format(instant)} ${time.format(instant)}`)
  }
  const written = ['tr', 'en-GB'].map((language) => [
    byBrowser(language, { day: 'numeric', month: 'long', year: 'numeric' }),
    byBrowser(language, { day: 'numeric', month: 'short' }),
  ])
  const formatters = vi.spyOn(Intl, 'DateTimeFormat')
  const ours = ['tr', 'en'].map((language) =>
    [formatInstant, formatDayTime].map((format) => instants.map((instant) => format(instant, language))),
  )
  expect(ours).toEqual(written)
  expect(formatters).not.toHaveBeenCalled()
  formatters.mockRestore()
})

test('a language without words of its own is written by the browser, in Istanbul, too', () => {
  expect(formatInstant(new Date('2026-12-04T11:05:00Z'), 'de')).toBe('4. Dezember 2026 14:05')
  expect(formatDayTime(new Date('2026-12-04T11:05:00Z'), 'de')).toBe('4. Dez. 14:05')
  expect(formatDayTime(new Date('2026-12-04T11:05:00Z'), 'de', 'Asia/Riyadh')).toBe('4. Dez. 14:05')
})

test('an instant elsewhere is in the time of its zone, which is named where the clocks differ', () => {
  const evening = new Date('2026-12-01T17:05:00Z')
  expect(formatInstant(evening, 'en', 'Europe/Berlin')).toBe('1 December 2026 18:05')
  expect(formatDayTime(evening, 'en', 'Europe/Berlin')).toBe('1 Dec 18:05 CET')
  expect(formatDayTime(evening, 'en', 'Asia/Riyadh')).toBe('1 Dec 20:05')
})
