/** Formats instants; separate from `plain-date.ts`, which is in home's first load. */
import { dateFormatter } from '#i18n/formatting-locale.ts'

/** Formats an instant in Europe/Istanbul as 4 Aralık 2026 18:30, in the given language. */
export function formatInstant(instant: Date, language: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(language, { ...options, timeZone: 'Europe/Istanbul' }).format(instant)
  const day = part({ day: 'numeric', month: 'long', year: 'numeric' })
  return `${day} ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}

/** Formats an instant in Europe/Istanbul without its year, as 4 Ara 18:30, in the given language. */
export function formatDayTime(instant: Date, language: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(language, { ...options, timeZone: 'Europe/Istanbul' }).format(instant)
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${part({ day: 'numeric', month: 'short' })} ${time}`
}
