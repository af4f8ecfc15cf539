/** The cookie that tells the server how a traveller reads, so that documents come in the right language. */
import * as z from 'zod/mini'
import { formatUserInfo } from '#contract/headers.ts'
import { UserSettings } from '#contract/frame.ts'

const name = 'settings'
const oneYear = 31_536_000

/** The cookie as `Set-Cookie` and `document.cookie` take it. It holds no personal data. */
export function settingsCookie(settings: UserSettings): string {
  return `${name}=${encodeURIComponent(formatUserInfo(settings))}; Path=/; Max-Age=${oneYear}; SameSite=Lax`
}

/** Settings of a Cookie header or of `document.cookie`; undefined where it has none or malformed ones. */
export function readSettingsCookie(cookies: string): UserSettings | undefined {
  const raw = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1]
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
