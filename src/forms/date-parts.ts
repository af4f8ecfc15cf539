import { isPlainDate } from '#contract/calendar-date.ts'

/** Parts of an incomplete date; '' for a part that is not chosen yet. */
export interface DateParts {
  day: string
  month: string
  year: string
}

/** Splits YYYY-MM-DD into its parts; other text gives empty parts. */
export function datePartsOf(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  return { day, month, year }
}

/**
 * YYYY-MM-DD once all parts are chosen, even if the date does not exist, so that a rule can refuse it; '' otherwise.
 */
export function joinDate({ day, month, year }: DateParts): string {
  return day && month && year ? `${year}-${month}-${day}` : ''
}

/** Whether the chosen parts can't form a date: 31 April at once, 29 February once a common year is chosen. */
export function isWrongDate({ day, month, year }: DateParts): boolean {
  return day !== '' && month !== '' && !isPlainDate(`${year || '2000'}-${month}-${day}`)
}
