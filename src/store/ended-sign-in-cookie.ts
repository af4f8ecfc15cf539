/**
 * Cookie that tells the browser that the web tier has ended a sign-in without JavaScript, for example for a sign-out
 * form that was posted before the page's JavaScript ran. Until the browser has deleted the token and the personal data
 * that it stores, the cookie remains (docs/decisions/0026-settings-of-an-account.md).
 */
const name = 'ended-sign-in'
const oneYear = 31_536_000

/** Returns the cookie as a value for `Set-Cookie` or `document.cookie`; `ended` false deletes the cookie. */
export function endedSignInCookie(ended: boolean): string {
  return `${name}=1; Path=/; Max-Age=${ended ? oneYear : 0}; SameSite=Lax`
}

/** Returns whether the browser still stores data of a sign-in that has ended, according to the given cookies. */
export function hasEndedSignInCookie(cookies: string): boolean {
  return cookies.split('; ').includes(`${name}=1`)
}
