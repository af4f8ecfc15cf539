/**
 * Cookies by which browser and web tier inform each other about this device. Each cookie states one fact and contains
 * no other data.
 *
 * `has-ticket`: the device stores a ticket. From this cookie, the home page of a guest knows whether to look for the
 * next journey in the browser's storage.
 *
 * `ended-sign-in`: the web tier has ended a sign-in, for example for a sign-out form that was posted before the page's
 * JavaScript ran. The browser then deletes its stored token and personal data, and afterwards the cookie
 * (docs/decisions/0026-settings-of-an-account.md). If the web tier has not received the browser's latest sign-in or
 * sign-out yet, the browser deletes only the cookie.
 */
type Flag = 'has-ticket' | 'ended-sign-in'

const oneYear = 31_536_000

/**
 * Returns a flag cookie (`has-ticket` or `ended-sign-in`) as a value for `Set-Cookie` or `document.cookie`. If `isSet`
 * is false, the value deletes the cookie.
 */
export function flagCookie(flag: Flag, isSet: boolean): string {
  return `${flag}=1; Path=/; Max-Age=${isSet ? oneYear : 0}; SameSite=Lax`
}

/**
 * Returns whether a Cookie header or `document.cookie` contains the given flag cookie, `has-ticket` or `ended-sign-in`.
 */
export function hasFlag(cookies: string, flag: Flag): boolean {
  return cookies.includes(`${flag}=1`)
}
