/**
 * Cookie of a registration that is not activated yet, so that every page can link to its activation. The registration
 * id is no credential (docs/decisions/0012).
 */
const name = 'registration'
/** Cookie of the registration whose reminder was dismissed on this device. */
const closedName = 'registration-closed'
/** Maximum age of the cookie in seconds: two days. */
const waiting = 172_800

/** The registration cookie for `Set-Cookie` and `document.cookie`; null deletes it. */
export function registrationCookie(registration: string | null): string {
  return `${name}=${registration ?? ''}; Path=/; Max-Age=${registration === null ? 0 : waiting}; SameSite=Lax`
}

/** The registration in a Cookie header or `document.cookie`; null if there is none. */
export function readRegistrationCookie(cookies: string): string | null {
  return new RegExp(`(?:^|; )${name}=([A-Za-z0-9_-]{22})(?:;|$)`).exec(cookies)?.[1] ?? null
}

/** Cookie that hides the reminder of this registration; a later registration shows its own. */
export function closedLineCookie(registration: string): string {
  return `${closedName}=${registration}; Path=/; Max-Age=${waiting}; SameSite=Lax`
}

/** The registration for which the reminder is shown; null if there is none or the reminder was dismissed. */
export function readLineCookie(cookies: string): string | null {
  const registration = readRegistrationCookie(cookies)
  return cookies.split('; ').includes(`${closedName}=${registration}`) ? null : registration
}
