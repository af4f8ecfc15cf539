/** Instants in words; apart from `plain-date.ts`, which the home screen needs at once. */
import { dateFormatter } from '#i18n/formatting-locale.ts'

/** An instant as 4 Aralık 2026 18:30 in Istanbul, in the reader's language. */
export function formatInstant(instant: Date, language: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(language, { ...options, timeZone: 'Europe/Istanbul' }).format(instant)
  const day = part({ day: 'numeric', month: 'long', year: 'numeric' })
  return `${day} ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}
