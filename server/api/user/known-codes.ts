/** Validates that countries, languages and currencies are among those that the app offers. */
import type { UserSettings } from '#contract/frame.ts'
import { defaultUserInfo } from '#contract/user-info.ts'
import { ApiFailure, type ErrorFields } from '#server/http/api-error.ts'
import { countryId, countryCode } from '#server/content/countries.ts'
import { currencyCodes } from '#server/content/currencies.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { ruleMessage } from '#server/text/messages.ts'

const isCountry = (code: string): boolean => countryCode(countryId(code)) === code
const isCurrency = (code: string): boolean => currencyCodes.includes(code)

/**
 * Throws a 400 if the app does not offer the country, the language or the currency. The error has a message for each of
 * the three that the app does not offer.
 */
export function refuseUnknownCodes(
  { catalogs }: Pick<GatewayDeps, 'catalogs'>,
  { country, language, currency }: UserSettings,
  wished: string,
): void {
  const invalid = [ruleMessage('invalid', wished) ?? '']
  const fields: ErrorFields = {
    ...(!isCountry(country) && { country: invalid }),
    ...(!catalogs.languages.some(({ code }) => code === language) && { language: invalid }),
    ...(!isCurrency(currency) && { currency: invalid }),
  }
  if (Object.keys(fields).length > 0) throw new ApiFailure(400, fields)
}

/**
 * Returns the country and currency of a new account: the values of the request's headers if the app offers them,
 * otherwise the defaults.
 */
export function offeredCodes({ country, currency }: Pick<UserSettings, 'country' | 'currency'>) {
  return {
    country: isCountry(country) ? country : defaultUserInfo.country,
    currency: isCurrency(currency) ? currency : defaultUserInfo.currency,
  }
}
