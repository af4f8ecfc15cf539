import type { Context } from 'hono'

/** A form post, or the hand-over of a token, must come from a page of this very site. */
export function fromHere(c: Context, origin: string): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const from = c.req.header('Origin')
  return from === undefined || from === origin
}

/** Whether a script of this very site asks, who may read what cookies hold; a browser that tells neither is refused. */
export function byOwnScript(c: Context, origin: string): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  return site ? site === 'same-origin' : c.req.header('Origin') === origin
}
