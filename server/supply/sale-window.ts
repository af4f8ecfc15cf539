/** Defines the dates on sale: from today to eleven months ahead. */
import { dayOf, plainDate, todayInTurkey } from '#server/runtime/plain-days.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'

/** Converts a plain date to its day number; returns undefined if the date is invalid or not on sale at `now`. */
export function dayOnSale(date: string, now: Date): number | undefined {
  const day = dayOf(date)
  if (day === undefined) return undefined
  const today = plainDate(todayInTurkey(now))
  return date >= today && date <= lastDayOnSale(today) ? day : undefined
}
