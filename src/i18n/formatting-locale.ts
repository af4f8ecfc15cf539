/**
 * Returns the locale for dates and times. For English it is British English, which has the day before the month and the
 * 24-hour clock.
 */
export function formattingLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language
}

/**
 * Caches formatters by language and options, because creating a formatter costs more than using one a thousand times.
 */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns a cached date formatter for a language. Its time zone is UTC unless the options set another. */
export function dateFormatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(formattingLocale(language), { timeZone: 'UTC', ...options })
  formatters.set(key, formatter)
  return formatter
}
