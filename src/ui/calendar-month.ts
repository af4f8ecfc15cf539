import { addDays, weekdayOf } from '#contract/calendar-date.ts'
import { addMonths } from '#contract/calendar-months.ts'

/**
 * Returns the dates of a month (YYYY-MM) in weeks that begin on Monday; places before the first and after the last date
 * are null.
 */
export function weeksOfMonth(month: string): (string | null)[][] {
  const first = `${month}-01`
  const lead = weekdayOf(first)
  const days: (string | null)[] = Array.from({ length: lead }, () => null)
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** Returns the Monday of the week that contains `day`. */
export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day))

/** Returns the weeks of a month, without those before the week of `today`. */
export function weeksFrom(month: string, today: string): (string | null)[][] {
  const monday = mondayOf(today)
  return weeksOfMonth(month).filter((week) => week.some((day) => day !== null && day >= monday))
}

/**
 * Returns the date to which a pressed key moves the focus from `day`. Page Up and Page Down move the focus to the same
 * day of the previous or next month. If that month does not have this day, the focus moves to the month's last day.
 * Returns undefined for a key that does not move the focus.
 */
export function dayAfterKey(key: string, day: string, rightToLeft: boolean): string | undefined {
  if (key === 'PageUp' || key === 'PageDown') return addMonths(day, key === 'PageUp' ? -1 : 1)
  const side = rightToLeft ? -1 : 1
  const weekday = weekdayOf(day)
  const moves: Record<string, number> = {
    ArrowLeft: -side,
    ArrowRight: side,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  }
  const move = moves[key]
  return move === undefined ? undefined : addDays(day, move)
}

/** Returns the month (YYYY-MM) that is `by` months after `month`. */
export const monthAfter = (month: string, by: number): string => addMonths(`${month}-01`, by).slice(0, 7)

/** Returns the months (YYYY-MM) from `first` to `last`, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month, 1)) months.push(month)
  return months
}
