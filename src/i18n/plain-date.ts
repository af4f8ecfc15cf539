/** Arithmetic and formatting of plain dates (YYYY-MM-DD) and minutes of the day, without time zones. */
import { dateFormatter } from '#i18n/formatting-locale.ts'

/** Options of the formats, by name. */
export const dateStyles = {
  /** Format 1 Aralık 2026. */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Format 01 Aralık 1990, for birth dates listed below each other. */
  birth: { day: '2-digit', month: 'long', year: 'numeric' },
  /** Format 1 Ara Sal. */
  short: { day: 'numeric', month: 'short', weekday: 'short' },
  /** Format 1 Aralık Salı. */
  day: { day: 'numeric', month: 'long', weekday: 'long' },
  /** Format 5 Cmt. */
  weekday: { day: 'numeric', weekday: 'short' },
  /** Format 8 Ara. */
  dayMonth: { day: 'numeric', month: 'short' },
  /** Format Ara. */
  shortMonth: { month: 'short' },
  /** Format Aralık 2026. */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Formats a plain date in the given language. */
export function formatDate(date: string, style: keyof typeof dateStyles, language: string): string {
  const formatter = dateFormatter(language, dateStyles[style])
  // Engines differ in the comma after an English weekday; server and browser must render the same.
  return formatter.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
}

/** Converts HH:MM to minutes of the day. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Converts minutes of the day to HH:MM. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
