import { dateWords } from '#i18n/date-words.ts'

/** Formats a plain date as DD MMMM, dddd: '05 Mart, Salı' (docs/product/buses.md#payment-of-buses). */
export function formatTripDay(date: string, language: string): string {
  const { months, weekdays } = dateWords(language)
  const day = new Date(`${date}T00:00:00Z`)
  return `${date.slice(8)} ${months[day.getUTCMonth()]}, ${weekdays[day.getUTCDay()]}`
}
