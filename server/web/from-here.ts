import type { Context } from 'hono'

/**
 * Whether a request is same-origin or comes from the browser itself, such as from the address bar. Checked for form
 * posts and for requests that set or delete the session token. Returns true for a browser that sends neither
 * Sec-Fetch-Site nor Origin.
 */
export function fromHere(c: Context, origin: string): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const from = c.req.header('Origin')
  return from === undefined || from === origin
}

/**
 * Whether the request comes from a same-origin script, which may read cookie values in the reply. Returns false for a
 * browser that sends neither Sec-Fetch-Site nor Origin.
 */
export function byOwnScript(c: Context, origin: string): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  return site ? site === 'same-origin' : c.req.header('Origin') === origin
}
