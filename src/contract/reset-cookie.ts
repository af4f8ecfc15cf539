/**
 * Cookie with the password reset token. The web tier removes the token from the mailed link's URL
 * (`server/web/reset-link.ts`), so that no history, log or Referer contains it, and sets this HttpOnly cookie, which is
 * sent only to the reset page.
 */
export const resetPath = '/auth/reset-password/'

const resetCookie = 'reset-token'
const halfAnHour = 1800

/** `Set-Cookie` header with a token, restricted to the reset page's path; null deletes it. */
export function resetCookieHeader(token: string | null, secure: boolean): string {
  const value = token === null ? `${resetCookie}=; Max-Age=0` : `${resetCookie}=${token}; Max-Age=${halfAnHour}`
  return `${value}; Path=${resetPath}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The token in a Cookie header; null if missing or malformed. */
export function readResetCookie(cookies: string | null): string | null {
  return new RegExp(`(?:^|; )${resetCookie}=([A-Za-z0-9_-]{20,200})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null
}
