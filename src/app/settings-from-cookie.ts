import type { AppInfo, UserSettings } from '#contract/frame.ts'
import { defaultUserInfo } from '#contract/user-info.ts'

/**
 * Returns the settings in the settings cookie. A value that the app does not offer is replaced by a default, because a
 * cookie can be forged or written by another version of the app. `countries` are the countries that the app offers;
 * without them, the country is not checked.
 */
export function settingsFromCookie(
  { language, country, currency }: UserSettings,
  { locale_versions: languages, currency_codes: currencies }: Pick<AppInfo, 'locale_versions' | 'currency_codes'>,
  countries?: readonly { code: string }[],
): UserSettings {
  const isCountry = countries?.some(({ code }) => code === country) ?? true
  return {
    language: languages[language] ? language : defaultUserInfo.language,
    country: isCountry ? country : defaultUserInfo.country,
    currency: currencies.includes(currency) ? currency : defaultUserInfo.currency,
  }
}
