/**
 * Adds outside backends for the browser tests: the test server's gateway with modified replies. A separate web tier
 * (`API_ORIGIN`) is in front of each, as in a real installation.
 */
import type { Hono } from 'hono'
import { type Answering, byTheBook } from './by-the-book.ts'
import { hostileReply } from './hostile-text.ts'

/**
 * Origin of the bank of the backend that sends only listed fields. The browser tests serve the bank's pages; frames of
 * other origins must use https.
 */
export const bankOrigin = 'https://bank.example'

/** Derives a backend from the gateway `answer`. */
type Backend = (answer: Answering) => Answering

/** A backend that adds a long word to the texts of every reply. */
const hostile: Backend = (answer) => async (request, connection) => {
  const answered = await answer(request, connection)
  if (!answered.headers.get('Content-Type')?.includes('json')) return answered
  const reply = hostileReply(new URL(request.url).pathname, answered.status, await answered.json())
  return rewritten(answered, JSON.stringify(reply))
}

/** Returns a backend with the bank's page at another origin than the site. */
const withBank =
  (backend: Backend, origin?: string): Backend =>
  (answer) => {
    const inner = backend(answer)
    return async (request, connection) => {
      const answered = await inner(request, connection)
      if (!new URL(request.url).pathname.endsWith('/gateway/payment/')) return answered
      const bank = origin ?? new URL(request.url).origin
      return rewritten(answered, (await answered.text()).replace('"pay_url":"/', `"pay_url":"${bank}/`))
    }
  }

function rewritten({ status, headers }: Response, text: string): Response {
  const own = new Headers(headers)
  own.delete('Content-Length')
  own.delete('ETag')
  return new Response(text, { status, headers: own })
}

const backends = { hostile: withBank(hostile), book: withBank(byTheBook, bankOrigin) }

/** Returns the path of the backend with this name on the test server. */
export const backendPath = (name: string) => `/test/${name}`

/** Adds the backends to the test server. */
export function addOutsideBackends(app: Hono): void {
  for (const [name, backend] of Object.entries(backends)) {
    const prefix = backendPath(name)
    const answering = backend(async (request, connection) => app.fetch(request, connection))
    app.all(`${prefix}/api/*`, (c) => {
      const url = new URL(c.req.url)
      url.pathname = url.pathname.slice(prefix.length)
      const request = new Request(url, c.req.raw)
      // The backends change the text of replies, so the gateway must not compress them.
      request.headers.delete('Accept-Encoding')
      return answering(request, c.env as object)
    })
  }
}
