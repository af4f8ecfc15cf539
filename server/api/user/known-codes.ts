/** Countries, languages and currencies are those that the app offers; a code of the right form alone is none. */
import type { UserSettings } from '#contract/frame.ts'
import { defaultUserInfo } from '#contract/headers.ts'
import { ApiFailure, type ErrorFields } from '#server/http/api-error.ts'
import { countryId, countryCode } from '#server/content/countries.ts'
import { currencyCodes } from '#server/content/currencies.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { ruleMessage } from '#server/text/messages.ts'

const isCountry = (code: string): boolean => countryCode(countryId(code)) === code
const isCurrency = (code: string): boolean => currencyCodes.includes(code)

/** Throws a 400 that names each code that is not on offer. */
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

/** Country and currency that a new account begins with: those of the request's header where they are on offer. */
export function offeredCodes({ country, currency }: Pick<UserSettings, 'country' | 'currency'>) {
  return {
    country: isCountry(country) ? country : defaultUserInfo.country,
    currency: isCurrency(currency) ? currency : defaultUserInfo.currency,
  }
}
