/** Formats plain dates (YYYY-MM-DD), which have no time zone. */
import { dateWords } from '#i18n/date-words.ts'

export type DateStyle = 'long' | 'birth' | 'short' | 'day' | 'weekday' | 'dayMonth' | 'shortMonth' | 'month'

/**
 * Formats a plain date in the given language, by style:
 *
 * - `long`: 1 Aralık 2026
 * - `birth`: 01 Aralık 1990, for birth dates listed below each other
 * - `short`: 1 Ara Sal
 * - `day`: 1 Aralık Salı
 * - `weekday`: 5 Cmt
 * - `dayMonth`: 8 Ara
 * - `shortMonth`: Ara
 * - `month`: Aralık 2026
 *
 * If a time follows the date, the time is ignored. A text that does not begin with a date is
 * returned unchanged.
 */
export function formatDate(date: string, style: DateStyle, language: string): string {
  if (!/^\d{4}-\d\d-\d\d/.test(date)) return date
  const { months, shortMonths, weekdays, shortWeekdays, weekdayFirst } = dateWords(language)
  const year = date.slice(0, 4)
  const month = Number(date.slice(5, 7)) - 1
  const day = Number(date.slice(8, 10))
  const onWeekday = (names: readonly string[], text: string): string => {
    const name = names[new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay()]
    return weekdayFirst ? `${name} ${text}` : `${text} ${name}`
  }
  switch (style) {
    case 'long':
      return `${day} ${months[month]} ${year}`
    case 'birth':
      return `${date.slice(8, 10)} ${months[month]} ${year}`
    case 'short':
      return onWeekday(shortWeekdays, `${day} ${shortMonths[month]}`)
    case 'day':
      return onWeekday(weekdays, `${day} ${months[month]}`)
    case 'weekday':
      return onWeekday(shortWeekdays, `${day}`)
    case 'dayMonth':
      return `${day} ${shortMonths[month]}`
    case 'shortMonth':
      return `${shortMonths[month]}`
    case 'month':
      return `${months[month]} ${year}`
  }
}
