/** Computes the days of the strip of days above results, as plain dates. */
import { addDays, laterDate } from '#contract/calendar-date.ts'

export const shownDays = 7

/**
 * Returns the first day of the strip of days: two days before the chosen day, so that the chosen day is in view without
 * scrolling. If the strip would start before today, it starts today. If it would end after the last day on sale, it
 * starts earlier, so that it ends on the last day on sale.
 */
export function firstOfStrip(chosen: string, today: string, lastDay: string): string {
  const first = laterDate(addDays(chosen, -2), today)
  const latest = addDays(lastDay, 1 - shownDays)
  return first > latest ? latest : first
}

/**
 * Number of days whose prices are requested, including days before and after the strip, so that prices are already
 * known when another day is chosen.
 */
export const pricedDays = 15
export const firstPriced = (first: string, today: string): string => laterDate(addDays(first, -4), today)
