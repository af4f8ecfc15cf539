/**
 * Public holidays of Türkiye (law 2429). Holidays with a fixed date are computed. The first dates of the two religious
 * feasts, 1 Shawwal and 10 Dhu al-Hijja, come from a table for the years that can be on sale. They follow the Umm
 * al-Qura calendar in Unicode's ICU (Unicode License v3). `tests/src/i18n/holidays.test.ts` compares the table with
 * that calendar.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { addDays } from '#contract/calendar-date.ts'

/** A holiday, with its first and last date as plain dates. */
interface Holiday {
  from: string
  to: string
  name: MessageDescriptor
}

const yearly: readonly (readonly [date: string, name: MessageDescriptor])[] = [
  ['01-01', msg`Yılbaşı`],
  ['04-23', msg`Ulusal Egemenlik ve Çocuk Bayramı`],
  ['05-01', msg`Emek ve Dayanışma Günü`],
  ['05-19', msg`Atatürk'ü Anma, Gençlik ve Spor Bayramı`],
  ['07-15', msg`Demokrasi ve Millî Birlik Günü`],
  ['08-30', msg`Zafer Bayramı`],
  ['10-29', msg`Cumhuriyet Bayramı`],
]

/** First dates of the two religious feasts, as plain dates; `ramadan` lasts three days and `sacrifice` four. */
export const feasts = {
  ramadan: ['2027-03-09', '2028-02-26'],
  sacrifice: ['2027-05-16', '2028-05-05'],
} as const

const feast = (firstDays: readonly string[], days: number, name: MessageDescriptor): Holiday[] =>
  firstDays.map((from) => ({ from, to: addDays(from, days - 1), name }))

const movable = [...feast(feasts.ramadan, 3, msg`Ramazan Bayramı`), ...feast(feasts.sacrifice, 4, msg`Kurban Bayramı`)]

/** Returns the holidays of a month (YYYY-MM) in order; a feast that spans two months is returned for both. */
export function holidaysOf(month: string): Holiday[] {
  const ofYear = yearly.map(([date, name]) => {
    const day = `${month.slice(0, 4)}-${date}`
    return { from: day, to: day, name }
  })
  return [...ofYear, ...movable]
    .filter(({ from, to }) => from.slice(0, 7) <= month && to.slice(0, 7) >= month)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}
