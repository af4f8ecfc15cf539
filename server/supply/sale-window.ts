/** Defines the dates on sale: from today to eleven months ahead. */
import { dayOf, plainDate, todayInTurkey } from '#server/runtime/plain-days.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'

/** Returns the day number of a date that is on sale at `now`; undefined otherwise. */
export function dayOnSale(date: string, now: Date): number | undefined {
  const day = dayOf(date)
  if (day === undefined) return undefined
  const today = plainDate(todayInTurkey(now))
  return date >= today && date <= lastDayOnSale(today) ? day : undefined
}
