/** The locale by whose customs dates and times are written: English is British, with the day first and 24 hours. */
export function formattingLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language
}

/** Kept by language and options, as making a formatter costs more than a thousand uses of it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** The formatter of dates for readers of a language; in UTC where the options name no zone. */
export function dateFormatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(formattingLocale(language), { timeZone: 'UTC', ...options })
  formatters.set(key, formatter)
  return formatter
}
