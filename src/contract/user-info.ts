/** Request header with language, country and currency. */
export const userInfoHeader = 'X-User-Info'

/** Cookie with the language, country and currency chosen in this browser, for pages that the server renders. */
export const settingsCookieName = 'settings'

/** Language, country and currency in the X-User-Info header. */
export interface UserInfo {
  language: string
  country: string
  currency: string
}

/** Settings of a traveller who has chosen none (docs/product/frame.md#headers): Turkish, Türkiye, Turkish lira. */
export const defaultUserInfo: UserInfo = { language: 'tr', country: 'TR', currency: 'TRY' }

export function formatUserInfo({ language, country, currency }: UserInfo): string {
  return `${language}|${country}|${currency}`
}

/** Parses a user info header; returns the default settings if it is missing or incomplete. */
export function parseUserInfo(header: string | undefined): UserInfo {
  const [language, country, currency] = (header ?? '').split('|')
  if (!language || !country || !currency) return defaultUserInfo
  return { language, country, currency }
}
