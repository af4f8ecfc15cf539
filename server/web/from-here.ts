import type { Context } from 'hono'

/**
 * Whether a form post or token request is same-origin or comes from the address bar; true for a browser that sends
 * neither Sec-Fetch-Site nor Origin.
 */
export function fromHere(c: Context, origin: string): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const from = c.req.header('Origin')
  return from === undefined || from === origin
}

/**
 * Whether a same-origin script sends the request, which may then read cookie values; false for browsers that send
 * neither Sec-Fetch-Site nor Origin.
 */
export function byOwnScript(c: Context, origin: string): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  return site ? site === 'same-origin' : c.req.header('Origin') === origin
}
