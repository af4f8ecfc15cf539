import { addDays, weekdayOf } from '#contract/calendar-date.ts'

/** The days of a month (YYYY-MM) as weeks from Monday; null before the first and after the last. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const first = `${month}-01`
  const lead = weekdayOf(first)
  const days: (string | null)[] = Array.from({ length: lead }, () => null)
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** The weeks of a month without those that ended before the week of `today`. */
export function weeksFrom(month: string, today: string): (string | null)[][] {
  const monday = addDays(today, -weekdayOf(today))
  return weeksOfMonth(month).filter((week) => week.some((day) => day !== null && day >= monday))
}

/** The day to which a key moves from `day`; undefined for other keys. */
export function dayAfterKey(key: string, day: string, rightToLeft: boolean): string | undefined {
  const side = rightToLeft ? -1 : 1
  const weekday = weekdayOf(day)
  const moves: Record<string, number> = {
    ArrowLeft: -side,
    ArrowRight: side,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
    PageUp: -28,
    PageDown: 28,
  }
  const move = moves[key]
  return move === undefined ? undefined : addDays(day, move)
}
