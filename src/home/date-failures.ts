import { msg } from '@lingui/core/macro'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { isPlainDate } from '#contract/calendar-date.ts'
import type { Failures } from '#home/refused-search.ts'

/**
 * Returns the errors of the posted travel dates. Search forms display defaults for empty and invalid dates, but a
 * search starts only with valid dates. `today` is a plain date in Europe/Istanbul.
 */
export function dateFailures(posted: FormData, roundTrip: boolean, today: string): Failures {
  const [departure, back] = [dateOf(posted, 'departure_date'), dateOf(posted, 'return_date')]
  const lastDay = lastDayOnSale(today)
  const failures: Failures = {}
  if (departure === null) failures.departure_date = msg`Lütfen geçerli bir tarih girin`
  else if (departure < today) failures.departure_date = msg`Gidiş tarihi bugünden önce olamaz`
  else if (departure > lastDay) failures.departure_date = msg`Bu tarih için satış henüz açılmadı.`
  if (!roundTrip) return failures
  if (back === null) failures.return_date = msg`Lütfen geçerli bir tarih girin`
  else if (back < (departure ?? today)) failures.return_date = msg`Dönüş tarihi gidiş tarihinden önce olamaz`
  else if (back > lastDay) failures.return_date = msg`Bu tarih için satış henüz açılmadı.`
  return failures
}

function dateOf(posted: FormData, name: string): string | null {
  const value = posted.get(name)
  return typeof value === 'string' && isPlainDate(value.trim()) ? value.trim() : null
}
