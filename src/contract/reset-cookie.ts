/**
 * The password reset's token on its way from the mailed link to the form. The web tier takes it out of the address at
 * once (`server/web/reset-link.ts`), so that no history, log or Referer keeps it, and leaves it in this HttpOnly cookie,
 * which only the document of the reset page gets.
 */
export const resetPath = '/auth/reset-password/'

const resetCookie = 'reset-token'
const halfAnHour = 1800

/** The `Set-Cookie` header that keeps a token for the reset page alone; null ends it. */
export function resetCookieHeader(token: string | null, secure: boolean): string {
  const value = token === null ? `${resetCookie}=; Max-Age=0` : `${resetCookie}=${token}; Max-Age=${halfAnHour}`
  return `${value}; Path=${resetPath}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The token of a Cookie header; null where it has none or something that can't be one. */
export function readResetCookie(cookies: string | null): string | null {
  return new RegExp(`(?:^|; )${resetCookie}=([A-Za-z0-9_-]{20,200})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null
}
