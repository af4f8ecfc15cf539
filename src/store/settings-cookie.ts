/** Cookie with language, country and currency, so that documents are rendered with them. */
import * as z from 'zod/mini'
import { formatUserInfo } from '#contract/user-info.ts'
import { UserSettings } from '#contract/frame.ts'
import { settingsCookieName } from '#store/settings-cookie-name.ts'

/** Name of the cookie with the device's own settings, which is kept while an account's settings apply. */
const ownName = 'own-settings'
const oneYear = 31_536_000

/** The settings cookie for `Set-Cookie` and `document.cookie`. It contains no personal data. */
export function settingsCookie(settings: UserSettings): string {
  return cookie(settingsCookieName, settings)
}

/** The cookie of the device's own settings; null deletes it. */
export function ownSettingsCookie(settings: UserSettings | null): string {
  return settings ? cookie(ownName, settings) : `${ownName}=; Path=/; Max-Age=0; SameSite=Lax`
}

const cookie = (of: string, settings: UserSettings) =>
  `${of}=${encodeURIComponent(formatUserInfo(settings))}; Path=/; Max-Age=${oneYear}; SameSite=Lax`

/** The settings in a Cookie header or `document.cookie`; undefined if missing or malformed. */
export function readSettingsCookie(cookies: string): UserSettings | undefined {
  return read(settingsCookieName, cookies)
}

/** The device's own settings in a Cookie header or `document.cookie`; undefined if not stored. */
export function readOwnSettingsCookie(cookies: string): UserSettings | undefined {
  return read(ownName, cookies)
}

function read(of: string, cookies: string): UserSettings | undefined {
  const raw = new RegExp(`(?:^|; )${of}=([^;]*)`).exec(cookies)?.[1]
  const text = raw === undefined ? undefined : decode(raw)
  if (text === undefined) return undefined
  const [language, country, currency] = text.split('|')
  const parsed = z.safeParse(UserSettings, { language, country, currency })
  return parsed.success ? parsed.data : undefined
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}
