/** The locale by whose customs dates and times are written: English is British, with the day first and 24 hours. */
export function formattingLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language
}
