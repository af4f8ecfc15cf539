/** Arithmetic of months, by dayjs in UTC; apart from `plain-date.ts`, which the home screen needs at once. */
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** `date` (YYYY-MM-DD) moved by whole months; the last day of the month where that day does not exist. */
export function addMonths(date: string, months: number): string {
  return dayjs.utc(date).add(months, 'month').format('YYYY-MM-DD')
}
