/**
 * Formats instants. This module is separate from `plain-date.ts`, because the first load of home needs plain dates but
 * no instants. Instants in Istanbul time are formatted without `Intl.DateTimeFormat` if `date-words.ts` contains the
 * language: creating the first formatter takes as long as all other work of rendering a list of cards.
 */
import { hasOwnWords } from '#i18n/date-words.ts'
import { dateFormatter } from '#i18n/formatting-locale.ts'
import { istanbulTime } from '#i18n/istanbul-clock.ts'
import { formatDate } from '#i18n/plain-date.ts'

const home = 'Europe/Istanbul'

/** Formats an instant in Istanbul time with the names of months in `date-words.ts`. */
function inOwnWords(instant: Date, style: 'long' | 'dayMonth', language: string): string {
  const [day = '', time = ''] = istanbulTime(instant).split(' ')
  return `${formatDate(day, style, language)} ${time}`
}

/** Whether local time in a time zone (IANA name) differs from Istanbul time at the given instant. */
export const isElsewhere = (instant: Date, timeZone = home): boolean =>
  timeZone !== home && formatInstant(instant, 'en', timeZone) !== formatInstant(instant, 'en')

/**
 * Formats an instant, for example as 4 Aralık 2026 18:30, in the given language and time zone (IANA name,
 * Europe/Istanbul by default).
 */
export function formatInstant(instant: Date, language: string, timeZone = home): string {
  if (timeZone === home && hasOwnWords(language)) return inOwnWords(instant, 'long', language)
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(language, { ...options, timeZone }).format(instant)
  const day = part({ day: 'numeric', month: 'long', year: 'numeric' })
  return `${day} ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}

/**
 * Formats an instant without its year, for example as 4 Ara 18:30, in the given language and time zone. The time zone
 * is named if its time differs from Istanbul time.
 */
export function formatDayTime(instant: Date, language: string, timeZone = home): string {
  if (timeZone === home && hasOwnWords(language)) return inOwnWords(instant, 'dayMonth', language)
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(language, { ...options, timeZone }).format(instant)
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const time = part(isElsewhere(instant, timeZone) ? { ...clock, timeZoneName: 'short' } : clock)
  return `${part({ day: 'numeric', month: 'short' })} ${time}`
}
