/**
 * Formats instants; separate from `plain-date.ts`, which is in home's first load. Those in Istanbul need no
 * `Intl.DateTimeFormat`, the first of which takes as long as the rest of a list of cards.
 */
import { hasOwnWords } from '#i18n/date-words.ts'
import { dateFormatter } from '#i18n/formatting-locale.ts'
import { istanbulTime } from '#i18n/istanbul-clock.ts'
import { formatDate } from '#i18n/plain-date.ts'

const home = 'Europe/Istanbul'

/** An instant in Istanbul, in a language with own words. */
function inOwnWords(instant: Date, style: 'long' | 'dayMonth', language: string): string {
  const [day = '', time = ''] = istanbulTime(instant).split(' ')
  return `${formatDate(day, style, language)} ${time}`
}

/** Whether clocks in a time zone (IANA) show another time at that instant than those in Istanbul. */
export const isElsewhere = (instant: Date, timeZone = home): boolean =>
  timeZone !== home && formatInstant(instant, 'en', timeZone) !== formatInstant(instant, 'en')

/** Formats an instant as 4 Aralık 2026 18:30, in the given language and time zone (IANA; Europe/Istanbul by default). */
export function formatInstant(instant: Date, language: string, timeZone = home): string {
  if (timeZone === home && hasOwnWords(language)) return inOwnWords(instant, 'long', language)
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
  if (timeZone === home && hasOwnWords(language)) return inOwnWords(instant, 'dayMonth', language)
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(language, { ...options, timeZone }).format(instant)
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const time = part(isElsewhere(instant, timeZone) ? { ...clock, timeZoneName: 'short' } : clock)
  return `${part({ day: 'numeric', month: 'short' })} ${time}`
}
