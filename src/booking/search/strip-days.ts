/** The days of the strip above results, as plain dates. */
import { addDays, laterDate } from '#contract/calendar-date.ts'

export const shownDays = 7

/**
 * First day of the strip: two days before the chosen one, so that the chosen day is in view without scrolling; earlier
 * near the end of sale.
 */
export function firstOfStrip(chosen: string, today: string, lastDay: string): string {
  const first = laterDate(addDays(chosen, -2), today)
  const latest = addDays(lastDay, 1 - shownDays)
  return first > latest ? latest : first
}

/**
 * Number of days whose prices are requested, also on both sides of the strip, so that prices are known when the strip
 * moves.
 */
export const pricedDays = 15
export const firstPriced = (first: string, today: string): string => laterDate(addDays(first, -4), today)
