/** Formats dates like the app (`src/i18n/`): 4 Aralık 2026 Cuma, 4 Aralık 2026 18:30. */
import { messageLanguage } from '#server/text/messages.ts'
import { turkishZone } from '#server/runtime/zones.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function write(instant: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const locale = messageLanguage(language) === 'tr' ? 'tr-TR' : 'en-GB'
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format.format(instant).replace(',', '')
}

/** Formats a plain date with its weekday. */
export const dayText = (date: string, language: string): string =>
  write(new Date(`${date}T00:00:00Z`), language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    weekday: 'long',
  })

/** Formats a plain date without its weekday. */
export const dateText = (date: string, language: string): string =>
  write(new Date(`${date}T00:00:00Z`), language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })

/** Formats an instant in an IANA time zone, Türkiye's by default. */
export function instantText(instant: Date, language: string, timeZone = turkishZone): string {
  const day = write(instant, language, { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
  return `${day} ${write(instant, language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}

/** Formats place and time of an arrival. The date is included only if it differs from the date of departure. */
export const arrivalText = (
  place: string,
  begins: string,
  date: string | null,
  time: string | null,
  language: string,
) => [place, date !== null && date !== begins ? dayText(date, language) : '', time ?? ''].filter(Boolean).join(' ')
