import type { AppInfo, UserSettings } from '#contract/frame.ts'
import { defaultUserInfo } from '#contract/headers.ts'

/**
 * Settings of a cookie as far as the app offers them, as the gateway asks of an account: anybody can write a cookie, and
 * an app of another day has offered something else. What is not offered is as for a new traveller. `countries` are
 * those on offer, where they are known.
 */
export function offeredSettings(
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
