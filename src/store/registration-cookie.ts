/**
 * The cookie of a registration that waits for its code, so that every page can lead to where the code is entered. It
 * names the registration, which is no credential (docs/decisions/0012).
 */
const name = 'registration'
/** The registration whose line was closed on this device. */
const closedName = 'registration-closed'
/** Seconds that a registration waits: two days. */
const waiting = 172_800

/** The cookie as `Set-Cookie` and `document.cookie` take it; null ends it. */
export function registrationCookie(registration: string | null): string {
  return `${name}=${registration ?? ''}; Path=/; Max-Age=${registration === null ? 0 : waiting}; SameSite=Lax`
}

/** The registration of a Cookie header or of `document.cookie`; null where none waits. */
export function readRegistrationCookie(cookies: string): string | null {
  return new RegExp(`(?:^|; )${name}=([A-Za-z0-9_-]{22})(?:;|$)`).exec(cookies)?.[1] ?? null
}

/** The cookie by which the line of this registration stays closed; that of a later one shows again. */
export function closedLineCookie(registration: string): string {
  return `${closedName}=${registration}; Path=/; Max-Age=${waiting}; SameSite=Lax`
}

/** The registration whose line is to be shown; null where none waits, or its line was closed. */
export function readLineCookie(cookies: string): string | null {
  const registration = readRegistrationCookie(cookies)
  return cookies.split('; ').includes(`${closedName}=${registration}`) ? null : registration
}
