/**
 * Cookies by which browser and web tier tell each other one fact about this device; they contain no other data.
 *
 * `has-ticket`: the device stores a ticket. From this cookie, a guest's home knows whether to look for the next journey
 * in the browser's storage.
 *
 * `ended-sign-in`: the web tier has ended a sign-in without JavaScript, for example for a sign-out form that was posted
 * before the page's JavaScript ran. The cookie remains until the browser has deleted the token and the personal data
 * that it stores (docs/decisions/0026-settings-of-an-account.md).
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
