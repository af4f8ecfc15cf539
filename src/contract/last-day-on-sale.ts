import { addMonths } from '#contract/calendar-months.ts'

/**
 * Returns the last day on sale as a plain date (YYYY-MM-DD): the same day eleven months after `today`, or the last day
 * of that month if the month is shorter. `today` is a plain date in Europe/Istanbul.
 */
export function lastDayOnSale(today: string): string {
  return addMonths(today, 11)
}
