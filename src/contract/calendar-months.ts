/**
 * Adds months to dates with dayjs in UTC. This function is not in `calendar-date.ts`, because the home page loads that
 * file at its start and does not need dayjs then.
 */
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/**
 * Adds whole months to `date` (YYYY-MM-DD). If the resulting month does not have the day of `date`, the result is the
 * last day of that month.
 */
export function addMonths(date: string, months: number): string {
  return dayjs.utc(date).add(months, 'month').format('YYYY-MM-DD')
}
