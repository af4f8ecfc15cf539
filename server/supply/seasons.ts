/** Computes seasonal price factors in Türkiye: holidays, school breaks, summer. */
import { dayOf, plainDate } from '#server/runtime/plain-days.ts'

/** Public holidays on fixed dates, MM-DD. Religious holidays follow the lunar calendar (`islamicDay`). */
const fixedHolidays = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29']

const peaks = new Map<number, ReadonlyMap<number, number>>()

/**
 * Returns the day number of a date in the tabular Islamic calendar. The officially announced date may be one day
 * earlier or later.
 */
function islamicDay(year: number, month: number, day: number): number {
  const julian =
    Math.floor((11 * year + 3) / 30) + 354 * year + 30 * month - Math.floor((month - 1) / 2) + day + 1_948_440 - 385
  return julian - 2_440_588
}

/** Returns the peak days of a year with their price factors. */
function peaksOf(year: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const raise = (first: number, last: number, factor: number) => {
    for (let day = first; day <= last; day++) found.set(day, Math.max(factor, found.get(day) ?? 1))
  }
  for (const date of fixedHolidays) {
    const day = dayOf(`${year}-${date}`) ?? 0
    raise(day - 2, day + 1, 1.14)
  }
  const newYear = dayOf(`${year}-01-01`) ?? 0
  raise(newYear, newYear + 3, 1.22)
  raise(newYear + 356, newYear + 365, 1.22)
  const islamicYear = Math.floor(((year - 622) * 33) / 32)
  for (let candidate = islamicYear - 1; candidate <= islamicYear + 2; candidate++) {
    const ramadan = islamicDay(candidate, 10, 1)
    const sacrifice = islamicDay(candidate, 12, 10)
    raise(ramadan - 4, ramadan + 4, 1.38)
    raise(sacrifice - 5, sacrifice + 5, 1.42)
  }
  return found
}

/**
 * Returns the price factor of a day. It is above 1 in summer, in the winter school break and around public holidays: at
 * least 1.14 around national ones, up to 1.42 around religious ones. It is usually 0.93 from 5 November to 15 December,
 * and 1 on all other days.
 */
export function seasonFactor(day: number): number {
  const date = plainDate(day)
  const year = Number(date.slice(0, 4))
  let ofYear = peaks.get(year)
  if (!ofYear) {
    ofYear = peaksOf(year)
    if (peaks.size > 100) peaks.clear()
    peaks.set(year, ofYear)
  }
  const monthDay = date.slice(5)
  let usual = 1
  if (monthDay >= '06-15' && monthDay <= '09-10') usual = 1.18
  else if (monthDay >= '01-17' && monthDay <= '02-03') usual = 1.1
  else if (monthDay >= '11-05' && monthDay <= '12-15') usual = 0.93
  return Math.max(usual, ofYear.get(day) ?? 0)
}
