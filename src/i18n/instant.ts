/**
 * Formats instants; separate from `plain-date.ts`, which is in home's first load. Those in Istanbul need no
 * `Intl.DateTimeFormat`, the first of which takes as long as the rest of a list of cards.
 */
import { hasOwnWords } from '#i18n/date-words.ts'
import { dateFormatter } from '#i18n/formatting-locale.ts'
import { formatDate } from '#i18n/plain-date.ts'

const home = 'Europe/Istanbul'

/** Turkish time in milliseconds: since September 2016 it is UTC+3 all year. */
const aheadOfUtc = 3 * 3_600_000

/** Date and time in Istanbul, as YYYY-MM-DDTHH:MM. */
const inIstanbul = (instant: Date) => new Date(instant.getTime() + aheadOfUtc).toISOString().slice(0, 16)

/** Whether clocks in a time zone (IANA) show another time at that instant than those in Istanbul. */
export const isElsewhere = (instant: Date, timeZone: string): boolean =>
  timeZone !== home && formatInstant(instant, 'en', timeZone) !== formatInstant(instant, 'en')

/** Formats an instant as 4 Aralık 2026 18:30, in the given language and time zone (IANA; Europe/Istanbul by default). */
export function formatInstant(instant: Date, language: string, timeZone = home): string {
  if (timeZone === home && hasOwnWords(language)) {
    const [day = '', time = ''] = inIstanbul(instant).split('T')
    return `${formatDate(day, 'long', language)} ${time}`
  }
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
  if (timeZone === home && hasOwnWords(language)) {
    const [day = '', time = ''] = inIstanbul(instant).split('T')
    return `${formatDate(day, 'dayMonth', language)} ${time}`
  }
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(language, { ...options, timeZone }).format(instant)
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const time = part(isElsewhere(instant, timeZone) ? { ...clock, timeZoneName: 'short' } : clock)
  return `${part({ day: 'numeric', month: 'short' })} ${time}`
}
