// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '#i18n/money.ts'
import { addMonths } from '#contract/calendar-months.ts'
import { hoursAndMinutes, minutesOf } from '#contract/duration.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { addDays } from '#contract/calendar-date.ts'

const euro = { code: 'EUR', icon: '€', name: 'Euro', value: 48.5 }

test('money has two decimals, a comma before them and dots between thousands', () => {
  expect(formatMoney(1234567.5)).toBe('1.234.567,50\u00A0₺')
  expect(formatMoney(0)).toBe('0,00\u00A0₺')
  expect(formatMoney(-950)).toBe('-950,00\u00A0₺')
})

test('another currency is the lira amount divided by its selling rate', () => {
  expect(formatMoney(4850, euro)).toBe('100,00\u00A0€')
})

test('formatting keeps every cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (cents) => {
      const back = formatMoney(cents / 100)
        .replaceAll('.', '')
        .replace(',', '.')
        .replace('\u00A0₺', '')
      expect(Math.round(Number(back) * 100)).toBe(cents)
    }),
  )
})

test('plain dates move by days and months without zones', () => {
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
})

test('dates are written in the reader’s language', () => {
  expect(formatDate('2026-12-01', 'long', 'tr')).toBe('1 Aralık 2026')
  expect(formatDate('2026-12-01', 'long', 'en')).toMatch(/December/)
})

test('minutes and HH:MM are each other’s inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(minutesOf(hoursAndMinutes(minutes))).toBe(minutes)
    }),
  )
})
