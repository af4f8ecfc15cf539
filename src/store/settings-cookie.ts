/** Cookie with language, country and currency, with which the server renders pages. */
import * as z from 'zod/mini'
import { formatUserInfo, settingsCookieName } from '#contract/user-info.ts'
import { UserSettings } from '#contract/frame.ts'

/**
 * Name of the cookie with the device's own settings. While an account's settings apply, the cookie keeps the device's
 * settings for the time after the sign-out.
 */
const ownName = 'own-settings'
const oneYear = 31_536_000

/** Returns the settings cookie as a value for `Set-Cookie` or `document.cookie`. It contains no personal data. */
export function settingsCookie(settings: UserSettings): string {
  return cookie(settingsCookieName, settings)
}

/**
 * Returns the cookie with the device's own settings, which are set aside while an account's settings apply, as a value
 * for `Set-Cookie` or `document.cookie`. If `settings` is null, the cookie is empty. An empty cookie means that the
 * sign-in has ended and that the device's own settings already apply again. The browser's database may then still
 * contain the settings that were set aside. The browser ignores them, because the traveller may have chosen other
 * settings since the sign-in ended.
 */
export function ownSettingsCookie(settings: UserSettings | null): string {
  return cookie(ownName, settings)
}

const cookie = (of: string, settings: UserSettings | null) =>
  `${of}=${settings ? encodeURIComponent(formatUserInfo(settings)) : ''}; Path=/; Max-Age=${oneYear}; SameSite=Lax`

/** Returns the settings in a Cookie header or in `document.cookie`, or undefined if they are missing or malformed. */
export function readSettingsCookie(cookies: string): UserSettings | undefined {
  return read(settingsCookieName, cookies)
}

/**
 * Reads the device's own settings from a Cookie header or from `document.cookie`. They are set aside in a cookie while
 * an account's settings apply. Returns null if the cookie is empty. An empty cookie means that the sign-in has ended,
 * and that the device's own settings already apply again. Returns undefined if the cookie is missing or malformed.
 */
export function readOwnSettingsCookie(cookies: string): UserSettings | null | undefined {
  return new RegExp(`(?:^|; )${ownName}=(?:;|$)`).test(cookies) ? null : read(ownName, cookies)
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
