import { isPlainDate } from '#contract/calendar-date.ts'

/** A date being chosen; '' for a part that is not chosen yet. */
export interface DateParts {
  day: string
  month: string
  year: string
}

/** Parts of YYYY-MM-DD; empty ones of anything else. */
export function datePartsOf(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  return { day, month, year }
}

/** YYYY-MM-DD once all parts are chosen, possible or not, so that a rule can refuse it; '' before. */
export function joinDate({ day, month, year }: DateParts): string {
  return day && month && year ? `${year}-${month}-${day}` : ''
}

/** Whether the parts chosen so far can be no day: 31 April at once, 29 February once a common year is chosen. */
export function isWrongDate({ day, month, year }: DateParts): boolean {
  return day !== '' && month !== '' && !isPlainDate(`${year || '2000'}-${month}-${day}`)
}
