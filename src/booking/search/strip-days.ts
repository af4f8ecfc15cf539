/** The days of the strip of results, as plain dates. */
import { addDays, laterDate } from '#contract/calendar-date.ts'

export const shownDays = 7

/** First day of the strip: two days before the chosen one, so that it is in view without scrolling, unless the sale ends. */
export function firstOfStrip(chosen: string, today: string, lastDay: string): string {
  const first = laterDate(addDays(chosen, -2), today)
  const latest = addDays(lastDay, 1 - shownDays)
  return first > latest ? latest : first
}

/** The days whose prices are asked for: those on both sides too, so that the strip has prices at once when it moves. */
export const pricedDays = 15
export const firstPriced = (first: string, today: string): string => laterDate(addDays(first, -4), today)
