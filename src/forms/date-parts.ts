/** Parts of a possibly incomplete date; a part that is not known yet is ''. */
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
 * Joins the parts to YYYY-MM-DD; returns '' if a part is missing or incomplete. A date that does not exist is joined
 * too, so that a validation rule can refuse it.
 */
export function joinDate({ day, month, year }: DateParts): string {
  return day.length === 2 && month.length === 2 && year.length === 4 ? `${year}-${month}-${day}` : ''
}
