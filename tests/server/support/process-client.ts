import { Hono } from 'hono'
import type { Client } from '#tests/server/support/clients.ts'

/** Returns a client of a server in another local process, with the interface that tests use for a gateway in memory. */
export function clientAt(port: string): Client {
  const app = new Hono()
  app.all('*', async (c) => {
    const { method, headers } = c.req.raw
    const { pathname, search } = new URL(c.req.url)
    const body = method === 'GET' ? null : await c.req.text()
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method, headers, body, redirect: 'manual' })
  })
  // Replies 502, like a proxy whose server ended before it replied.
  app.onError((_, c) => c.text('', 502))
  const request: Client['request'] = async (method, path, body, headers = {}) =>
    app.request(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return { app, request, json: async (...args) => (await request(...args)).json() }
}
