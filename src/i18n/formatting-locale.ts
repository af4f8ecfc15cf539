/** The locale for dates and times: English uses British conventions, day first and 24 hours. */
export function formattingLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language
}

/** Cache of formatters by language and options: creating a formatter costs more than a thousand uses. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** A cached date formatter for a language; UTC unless the options set a time zone. */
export function dateFormatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(formattingLocale(language), { timeZone: 'UTC', ...options })
  formatters.set(key, formatter)
  return formatter
}
