/** Dates as travellers read them, written as the app writes them (`src/i18n/`): 4 Aralık 2026 Cuma, 4 Aralık 2026 18:30. */
import { messageLanguage } from '#server/text/messages.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function write(instant: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const locale = messageLanguage(language) === 'tr' ? 'tr-TR' : 'en-GB'
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format.format(instant).replace(',', '')
}

/** A plain date with its weekday. */
export const dayText = (date: string, language: string): string =>
  write(new Date(`${date}T00:00:00Z`), language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    weekday: 'long',
  })

/** An instant by the clock of Istanbul. */
export function instantText(instant: Date, language: string): string {
  const timeZone = 'Europe/Istanbul'
  const day = write(instant, language, { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
  return `${day} ${write(instant, language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}

/** Where and when a part of a journey ends; its day is named only where it is not the day on which the part begins. */
export const arrivalText = (
  place: string,
  begins: string,
  date: string | null,
  time: string | null,
  language: string,
) => [place, date !== null && date !== begins ? dayText(date, language) : '', time ?? ''].filter(Boolean).join(' ')
