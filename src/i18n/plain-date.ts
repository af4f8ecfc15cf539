/** Plain dates (YYYY-MM-DD) and minutes, without zones: written in words by the reader's language. */
import { dateFormatter } from '#i18n/formatting-locale.ts'

const styles = {
  /** 1 Aralık 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 01 Aralık 1990, for dates of birth that stand below each other. */
  birth: { day: '2-digit', month: 'long', year: 'numeric' },
  /** 1 Ara Sal */
  short: { day: 'numeric', month: 'short', weekday: 'short' },
  /** 1 Aralık Salı */
  day: { day: 'numeric', month: 'long', weekday: 'long' },
  /** Aralık 2026 */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A plain date in words, in the reader's language. */
export function formatDate(date: string, style: keyof typeof styles, language: string): string {
  const formatter = dateFormatter(language, styles[style])
  // Engines differ in the comma behind an English weekday; a server and a browser must write the same.
  return formatter.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
}

/** Minutes of the day of HH:MM. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** HH:MM of minutes of the day. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
