/** The cookie that tells the server how a traveller reads, so that documents come in the right language. */
import * as z from 'zod/mini'
import { formatUserInfo } from '#contract/headers.ts'
import { UserSettings } from '#contract/frame.ts'

const name = 'settings'
/** Those of the device itself, while an account's are in use. */
const ownName = 'own-settings'
const oneYear = 31_536_000

/** The cookie as `Set-Cookie` and `document.cookie` take it. It holds no personal data. */
export function settingsCookie(settings: UserSettings): string {
  return cookie(name, settings)
}

/** The cookie of the device's own settings; null ends it. */
export function ownSettingsCookie(settings: UserSettings | null): string {
  return settings ? cookie(ownName, settings) : `${ownName}=; Path=/; Max-Age=0; SameSite=Lax`
}

const cookie = (of: string, settings: UserSettings) =>
  `${of}=${encodeURIComponent(formatUserInfo(settings))}; Path=/; Max-Age=${oneYear}; SameSite=Lax`

/** Settings of a Cookie header or of `document.cookie`; undefined where it has none or malformed ones. */
export function readSettingsCookie(cookies: string): UserSettings | undefined {
  return read(name, cookies)
}

/** The device's own settings; undefined where none are set aside. */
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
