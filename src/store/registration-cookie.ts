/**
 * The cookie of a registration that waits for its code, so that every page can lead to where the code is entered. It
 * names the registration, which is no credential (docs/decisions/0012).
 */
const name = 'registration'
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
