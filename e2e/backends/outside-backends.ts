/**
 * Backends of another make for the journeys: the gateway of the test server, whose replies are changed on their way out.
 * A web tier of its own stands before each (`API_ORIGIN`), as it would before a backend of somebody else.
 */
import type { Context, Hono } from 'hono'
import { hostileReply } from './hostile-text.ts'

/** What a reply becomes; `path` begins with /api/. */
type Rewrite = (path: string, status: number, reply: unknown) => unknown

async function rewritten(app: Hono, c: Context, prefix: string, rewrite: Rewrite): Promise<Response> {
  const url = new URL(c.req.url)
  url.pathname = url.pathname.slice(prefix.length)
  const answer = await app.fetch(new Request(url, c.req.raw), c.env)
  if (!answer.headers.get('Content-Type')?.includes('json')) return answer
  // The bank's page is at the gateway, which is another origin than the site.
  const text = (await answer.text()).replace('"pay_url":"/', `"pay_url":"${url.origin}/`)
  const reply = rewrite(url.pathname, answer.status, JSON.parse(text))
  const headers = new Headers(answer.headers)
  headers.delete('Content-Length')
  headers.delete('ETag')
  return Response.json(reply, { status: answer.status, headers })
}

/** Where the backend of that name answers, below the test server's own origin. */
export const backendPath = (name: string) => `/test/${name}`

/** Adds the backends to the test server. */
export function addOutsideBackends(app: Hono): void {
  const prefix = backendPath('hostile')
  app.all(`${prefix}/api/*`, (c) => rewritten(app, c, prefix, hostileReply))
}
