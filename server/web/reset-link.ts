/** The mailed link of a password reset: its token leaves the address before any page is made (docs/decisions/0015). */
import type { Context } from 'hono'
import { resetCookieHeader, resetPath } from '#contract/reset-cookie.ts'

/** A redirect to the clean address with the token in a cookie; undefined where the address has none. */
export function takeResetToken(c: Context, secure: boolean): Response | undefined {
  const token = c.req.query('token')
  if (token === undefined) return undefined
  const headers = new Headers({
    Location: resetPath,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  })
  // A mangled token ends the cookie of an earlier link, so that the page says that this one is no good.
  headers.set('Set-Cookie', resetCookieHeader(/^[A-Za-z0-9_-]{20,200}$/.test(token) ? token : null, secure))
  return new Response(null, { status: 303, headers })
}
