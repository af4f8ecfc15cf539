/**
 * Cookie with the token of a password reset. The e-mailed link has the token in its URL. The web tier redirects to a
 * URL without the token and stores the token in this HttpOnly cookie (`server/web/reset-link.ts`), so that no history,
 * log or Referer contains it. Browsers send the cookie only to the page for the new password.
 */
export const resetPath = '/auth/reset-password/'

const resetCookie = 'reset-token'
const halfAnHour = 1800

/**
 * Returns the `Set-Cookie` header for a token, limited to the path of the page for the new password; null deletes the
 * cookie.
 */
export function resetCookieHeader(token: string | null, secure: boolean): string {
  const value = token === null ? `${resetCookie}=; Max-Age=0` : `${resetCookie}=${token}; Max-Age=${halfAnHour}`
  return `${value}; Path=${resetPath}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Returns the token in a Cookie header; null if it is missing or malformed. */
export function readResetCookie(cookies: string | null): string | null {
  return new RegExp(`(?:^|; )${resetCookie}=([A-Za-z0-9_-]{20,200})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null
}
