// @vitest-environment node
import { expect, test } from 'vitest'
import { addDays } from '#contract/calendar-date.ts'
import { feasts, holidaysOf } from '#i18n/holidays.ts'

test('the feasts begin on 1 Shawwal and 10 Dhu al-Hijja', () => {
  const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { day: 'numeric', month: 'numeric' })
  const first = { ramadan: '10/1', sacrifice: '12/10' }
  const begin = { ramadan: [] as string[], sacrifice: [] as string[] }
  for (let day = '2026-11-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const date = format.format(new Date(`${day}T12:00:00Z`))
    for (const feast of ['ramadan', 'sacrifice'] as const) if (date === first[feast]) begin[feast].push(day)
  }
  expect(begin).toEqual(feasts)
})

test('a month has its holidays in order, the fixed ones in every year', () => {
  const days = (month: string) => holidaysOf(month).map(({ from, to }) => [from, to])
  expect(days('2031-01')).toEqual([['2031-01-01', '2031-01-01']])
  expect(days('2027-02')).toEqual([])
  expect(days('2027-05')).toEqual([
    ['2027-05-01', '2027-05-01'],
    ['2027-05-16', '2027-05-19'],
    ['2027-05-19', '2027-05-19'],
  ])
})
