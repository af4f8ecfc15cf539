/** Computes with plain dates (YYYY-MM-DD), which have neither time nor time zone. */
import { dayMilliseconds } from '#contract/milliseconds.ts'

/** Returns whether `value` is an existing calendar date in the form YYYY-MM-DD. */
export function isPlainDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMilliseconds).toISOString().slice(0, 10)
}

/** Returns the number of whole days from `start` to `end`; negative if `end` is earlier. */
export const daysBetween = (start: string, end: string): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / dayMilliseconds)

/** Returns the weekday of a day that is given as the number of days since 1970-01-01: 0 is Monday, 6 is Sunday. */
export const weekdayOfDay = (day: number): number => (((day + 3) % 7) + 7) % 7

/** Returns the weekday of `date`: 0 is Monday, 6 is Sunday. */
export const weekdayOf = (date: string): number => weekdayOfDay(Date.parse(date) / dayMilliseconds)

/** Returns the later of two plain dates. */
export function laterDate(a: string, b: string): string {
  return a > b ? a : b
}
