/**
 * Backends of another make for the journeys: the gateway of the test server, whose replies are changed on their way out.
 * A web tier of its own stands before each (`API_ORIGIN`), as it would before a backend of somebody else.
 */
import type { Hono } from 'hono'
import { type Answering, byTheBook } from './by-the-book.ts'
import { hostileReply } from './hostile-text.ts'

/** The bank of the backend by the book, whose pages the journeys answer: frames of other origins have to be secure. */
export const bankOrigin = 'https://bank.example'

/** A backend made of the gateway, which `answer` asks. */
type Backend = (answer: Answering) => Answering

/** The texts of every reply changed. */
const hostile: Backend = (answer) => async (request, connection) => {
  const answered = await answer(request, connection)
  if (!answered.headers.get('Content-Type')?.includes('json')) return answered
  const reply = hostileReply(new URL(request.url).pathname, answered.status, await answered.json())
  return rewritten(answered, JSON.stringify(reply))
}

/** The bank's page is at an origin that is not the site's. */
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

/** Where the backend of that name answers, below the test server's own origin. */
export const backendPath = (name: string) => `/test/${name}`

/** Adds the backends to the test server. */
export function addOutsideBackends(app: Hono): void {
  for (const [name, backend] of Object.entries(backends)) {
    const prefix = backendPath(name)
    const answering = backend(async (request, connection) => app.fetch(request, connection))
    app.all(`${prefix}/api/*`, (c) => {
      const url = new URL(c.req.url)
      url.pathname = url.pathname.slice(prefix.length)
      return answering(new Request(url, c.req.raw), c.env as object)
    })
  }
}
