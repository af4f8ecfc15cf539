/**
 * Adds simulated outside backends to the browser tests' server. An outside backend is one that an installation uses
 * instead of this project's gateway. Each simulated one passes calls on to the gateway of this server and modifies the
 * replies. A separate web tier (`API_ORIGIN`) is in front of each, as in a real installation with an outside backend.
 */
import type { Hono } from 'hono'
import { type Answering, byTheBook } from './by-the-book.ts'
import { hostileReply } from './hostile-text.ts'

/**
 * Origin of the bank of the simulated backend `book`, which sends only the fields of the product brief. No server has
 * this origin: the browser tests answer the requests for the bank's pages. It is an https origin, because the content
 * security policy of pages allows frames of other origins only with https.
 */
export const bankOrigin = 'https://bank.example'

/**
 * Makes a simulated backend out of the gateway: takes the function that answers requests, and returns a changed one.
 */
type Backend = (answer: Answering) => Answering

/** A simulated backend that adds a word of 150 letters to the texts of every reply. */
const hostile: Backend = (answer) => async (request, connection) => {
  const answered = await answer(request, connection)
  if (!answered.headers.get('Content-Type')?.includes('json')) return answered
  const reply = hostileReply(new URL(request.url).pathname, answered.status, await answered.json())
  return rewritten(answered, JSON.stringify(reply))
}

/**
 * Returns the simulated backend `backend` with the bank's page at `origin`; without `origin`, the bank's page is at the
 * gateway's origin. Either way, the page is not at the origin of the web tier, which has a port of its own.
 */
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

/** Returns the path of the simulated backend with this name on the browser tests' server. */
export const backendPath = (name: string) => `/test/${name}`

/** Adds the simulated backends `hostile` and `book` to the browser tests' server. */
export function addOutsideBackends(app: Hono): void {
  for (const [name, backend] of Object.entries(backends)) {
    const prefix = backendPath(name)
    const answering = backend(async (request, connection) => app.fetch(request, connection))
    app.all(`${prefix}/api/*`, (c) => {
      const url = new URL(c.req.url)
      url.pathname = url.pathname.slice(prefix.length)
      const request = new Request(url, c.req.raw)
      // The simulated backends change the text of the gateway's replies, so the gateway must not compress its replies.
      request.headers.delete('Accept-Encoding')
      return answering(request, c.env as object)
    })
  }
}
