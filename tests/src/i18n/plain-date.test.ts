import { expect, test } from 'vitest'
import { formatInstant } from '#i18n/instant.ts'
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
