/** Formats instants; separate from `plain-date.ts`, which is in home's first load. */
import { dateFormatter } from '#i18n/formatting-locale.ts'

const home = 'Europe/Istanbul'

/** Formats an instant as 4 Aralık 2026 18:30, in the given language and time zone (IANA; Europe/Istanbul by default). */
export function formatInstant(instant: Date, language: string, timeZone = home): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(language, { ...options, timeZone }).format(instant)
  const day = part({ day: 'numeric', month: 'long', year: 'numeric' })
  return `${day} ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}

/**
 * Formats an instant without its year, as 4 Ara 18:30, in the given language and time zone; the zone is named where its
 * time is not that of Istanbul.
 */
export function formatDayTime(instant: Date, language: string, timeZone = home): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(language, { ...options, timeZone }).format(instant)
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const elsewhere = formatInstant(instant, language, timeZone) !== formatInstant(instant, language)
  const time = part(elsewhere ? { ...clock, timeZoneName: 'short' } : clock)
  return `${part({ day: 'numeric', month: 'short' })} ${time}`
}
