/** Translates language codes, such as those of ISO 639-1, to names of languages. */
import { messageLanguage } from '#server/text/messages.ts'

const names = {
  tr: new Intl.DisplayNames('tr', { type: 'language', fallback: 'code' }),
  en: new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }),
}

/**
 * Returns the name of a language: in Turkish if `language` is `tr`, otherwise in English. A text that is no language
 * code is returned unchanged.
 */
export function languageName(code: string, language: string): string {
  return /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(code) ? (names[messageLanguage(language)].of(code) ?? code) : code
}
