import { useLingui } from '@lingui/react'
import { holidaysOf } from '#i18n/holidays.ts'
import type { GridHoliday } from '#ui/calendar-grid.tsx'
import { mondayOf } from '#ui/calendar-month.ts'

/**
 * Returns a function that lists the holidays of a month (YYYY-MM). Holidays that ended before the current week are left
 * out.
 */
export function useMonthHolidays(today: string): (month: string) => GridHoliday[] {
  const { i18n } = useLingui()
  return (month) =>
    holidaysOf(month)
      .filter(({ to }) => to >= mondayOf(today))
      .map(({ name, ...days }) => ({ ...days, name: i18n._(name) }))
}
