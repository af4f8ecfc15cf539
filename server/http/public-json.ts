/** Sends JSON replies that do not depend on the user, but may depend on the language in the header `X-User-Info`. */
import type { ApiContext } from '#server/http/request-context.ts'
import { sha256 } from '#server/db/random-token.ts'

/** Returns a reply that may be cached for `maxAge` seconds, or a 304 if the request's ETag matches. */
export function publicJson(c: ApiContext, value: unknown, maxAge: number): Response {
  const body = JSON.stringify(value)
  const tag = `"${sha256(body).slice(0, 27)}"`
  c.header('Cache-Control', `public, max-age=${maxAge}`)
  c.header('Vary', 'X-User-Info')
  c.header('ETag', tag)
  const known = (c.req.header('If-None-Match') ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''))
  if (known.includes(tag)) return c.body(null, 304)
  return c.body(body, 200, { 'Content-Type': 'application/json' })
}
