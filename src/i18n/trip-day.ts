import { dateFormatter } from '#i18n/formatting-locale.ts'

/** Formats a plain date as DD MMMM, dddd: '05 Mart, Salı' (docs/product/buses.md#payment-of-buses). */
export function formatTripDay(date: string, language: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) => dateFormatter(language, options).format(day)
  return `${part({ day: '2-digit', month: 'long' })}, ${part({ weekday: 'long' })}`
}
