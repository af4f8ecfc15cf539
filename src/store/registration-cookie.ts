/**
 * Cookie with the ID of a registration that is not activated yet. With this ID, every page can link to the page that
 * activates the registration. The ID does not give access to the account (docs/decisions/0012).
 */
const name = 'registration'
/** Name of the cookie with the ID of the registration whose activation reminder was dismissed on this device. */
const closedName = 'registration-closed'
/** Lifetime of the cookies `registration` and `registration-closed` in seconds: two days. */
const waiting = 172_800

/** Returns the registration cookie as a value for `Set-Cookie` or `document.cookie`; null deletes the cookie. */
export function registrationCookie(registration: string | null): string {
  return `${name}=${registration ?? ''}; Path=/; Max-Age=${registration === null ? 0 : waiting}; SameSite=Lax`
}

/** Returns the ID of the account registration in a Cookie header or in `document.cookie`, or null if there is none. */
export function readRegistrationCookie(cookies: string): string | null {
  return new RegExp(`(?:^|; )${name}=([A-Za-z0-9_-]{22})(?:;|$)`).exec(cookies)?.[1] ?? null
}

/**
 * Returns the cookie that hides the activation reminder of one registration; a later registration gets its own
 * reminder.
 */
export function closedLineCookie(registration: string): string {
  return `${closedName}=${registration}; Path=/; Max-Age=${waiting}; SameSite=Lax`
}

/**
 * Returns the ID of the registration whose activation reminder is shown, or null if there is none or the user has
 * dismissed it.
 */
export function readLineCookie(cookies: string): string | null {
  const registration = readRegistrationCookie(cookies)
  return cookies.split('; ').includes(`${closedName}=${registration}`) ? null : registration
}
