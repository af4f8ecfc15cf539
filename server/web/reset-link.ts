/**
 * Handles the e-mailed link of a password reset: its token is removed from the URL before a page is rendered
 * (docs/decisions/0015).
 */
import type { Context } from 'hono'
import { resetCookieHeader, resetPath } from '#contract/reset-cookie.ts'

/**
 * Redirects to the URL without the token and stores the token in a cookie; returns undefined if the URL has no token.
 */
export function takeResetToken(c: Context, secure: boolean): Response | undefined {
  const token = c.req.query('token')
  if (token === undefined) return undefined
  const headers = new Headers({
    Location: resetPath,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  })
  // If the token is malformed, the cookie of an earlier link is deleted. Otherwise the page would set a new password
  // with the earlier link, although the link just opened is invalid.
  headers.set('Set-Cookie', resetCookieHeader(/^[A-Za-z0-9_-]{20,200}$/.test(token) ? token : null, secure))
  return new Response(null, { status: 303, headers })
}
