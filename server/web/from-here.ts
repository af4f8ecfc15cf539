import type { Context } from 'hono'

/** Form posts and requests for the token must be same-origin. */
export function fromHere(c: Context, origin: string): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const from = c.req.header('Origin')
  return from === undefined || from === origin
}

/**
 * Whether a same-origin script sends the request, which may then read cookie values; rejects browsers that send neither
 * Sec-Fetch-Site nor Origin.
 */
export function byOwnScript(c: Context, origin: string): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  return site ? site === 'same-origin' : c.req.header('Origin') === origin
}
