/** Serves the server-rendered pages, compressed and with security headers, and handles the session cookie. */
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId, type RequestIdVariables } from 'hono/request-id'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import * as z from 'zod/mini'
import { deviceCookie, devicePath } from '#contract/device-cookie.ts'
import { preferredEncoding } from '#server/http/content-encoding.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import type { Log } from '#server/runtime/log.ts'
import { alignDevice } from '#server/web/document-device.ts'
import { readFormPost } from '#server/web/form-post.ts'
import { fromHere } from '#server/web/from-here.ts'
import { takeResetToken } from '#server/web/reset-link.ts'
import { documentSecurity } from '#server/web/security-headers.ts'
import type { Tags } from '#server/web/assets.ts'
import type { TextIds } from '#server/web/text-ids.ts'

/** Describes a failed rendering, or a response with status 500 or above. */
interface DocumentFailure {
  /**
   * ID or pattern of the route. It is never the URL, because URLs of bookings contain the keys of the bookings, which
   * must not be logged.
   */
  route: string
  /** The error that was thrown; absent if the failure is only a response with status 500 or above. */
  error?: unknown
  status?: number
}

/** Exports of the built server entry, whose source is `src/entry.server.tsx`. */
export interface DocumentRenderer {
  renderDocument(
    request: Request,
    services: {
      fetchApi: (request: Request) => Promise<Response>
      clock: { now(): Date; today(): string }
      origin: string
      secure: boolean
      nonce: string
      tags: (routeIds: string[]) => { head: string; body: string }
      textIds: TextIds
      report: (failure: DocumentFailure) => void
    },
  ): Promise<Response>
  /** Returns the canonical paths of all public pages. Rejects if an API call fails. */
  publicPaths(fetchApi: (request: Request) => Promise<Response>, origin: string): Promise<string[]>
  tokenCookieHeader(token: string | null, secure: boolean): string
  readTokenCookie(cookies: string): string | null
}

export interface DocumentDeps {
  renderer: () => Promise<DocumentRenderer>
  /** Handles API calls; `address` is the client's IP address, for the rate limits. */
  fetchApi: (request: Request, address: string) => Promise<Response>
  clock: { now(): Date; today(): string }
  origin: (c: Context) => string
  /** Whether the public origin uses https. */
  secure: boolean
  clientAddress: (c: Context) => string
  tags: Tags
  textIds: TextIds
  outsideBank: boolean
  /** Origin of the contact page's map tiles. */
  tileOrigin: string | undefined
  development: boolean
  log: Log
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/**
 * Limits the request body of the calls that set the session token or the device ID to 4096 bytes, because such a body
 * contains a single value.
 */
const limitTold = bodyLimit({ maxSize: 4096, onError: (c) => c.json({ detail: ['too large'] }, 413) })
const Session = z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,200}$/)) })

async function compressed(c: Context, response: Response): Promise<Response> {
  const encoding = preferredEncoding(c.req.header('Accept-Encoding'), ['br', 'gzip'])
  if (!encoding || !response.body) return response
  const body = Buffer.from(await response.arrayBuffer())
  const packed =
    encoding === 'br' ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }) : await zip(body)
  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', encoding)
  headers.append('Vary', 'Accept-Encoding')
  return new Response(new Uint8Array(packed), { status: response.status, headers })
}

type DocumentVariables = RequestIdVariables & SecureHeadersVariables

/**
 * Creates the routes of pages, which handle every GET and form POST that no earlier route handled. Also creates the
 * routes that read and set the session cookie and set the device cookie.
 */
export function createDocuments(deps: DocumentDeps): Hono<{ Variables: DocumentVariables }> {
  const { secure } = deps
  const app = new Hono<{ Variables: DocumentVariables }>()
  app.use(requestId())
  // This route precedes the page routes. It removes the reset token from the URL by a redirect. If a page were rendered
  // at the URL with the token, Referer headers could leak the token.
  app.on('GET', ['/auth/reset-password/', '/auth/reset-password'], async (c, next) => {
    const response = takeResetToken(c, secure)
    if (response) return response
    return next()
  })
  app.use(documentSecurity({ ...deps, nonce: true }))
  app.get('/document-session/', async (c) => {
    // This route returns the session token that is stored in the cookie, to same-origin scripts only. The page's
    // JavaScript needs the route after a sign-in by form post, because it can't read the cookie.
    c.header('Cache-Control', 'no-store')
    if (c.req.header('Sec-Fetch-Site') !== 'same-origin' || c.req.header('Sec-Fetch-Mode') === 'navigate') {
      return c.json({ detail: ['cross-site'] }, 403)
    }
    const renderer = await deps.renderer()
    return c.json({ token: renderer.readTokenCookie(c.req.header('Cookie') ?? '') })
  })
  app.on(['PUT', 'DELETE'], '/document-session/', limitTold, async (c) => {
    const origin = deps.origin(c)
    if (!fromHere(c, origin)) return c.json({ detail: ['cross-site'] }, 403)
    const body = c.req.method === 'PUT' ? z.safeParse(Session, await c.req.json().catch(() => null)) : undefined
    if (body && !body.success) return c.json({ token: ['invalid'] }, 400)
    const renderer = await deps.renderer()
    c.header('Set-Cookie', renderer.tokenCookieHeader(body?.data.token ?? null, secure))
    // After a sign-out, another person may use the device, so the device gets a new ID.
    if (!body) c.header('Set-Cookie', deviceCookie(randomUUID(), secure), { append: true })
    return c.body(null, 204)
  })
  app.put(devicePath, limitTold, (c) => alignDevice(c, deps.origin(c)))
  app.on(['GET', 'POST'], '*', async (c) => {
    const origin = deps.origin(c)
    if (c.req.method === 'POST' && !fromHere(c, origin))
      return c.text('This form must be sent from the site itself.', 403)
    const posted = c.req.method === 'POST' ? await readFormPost(c.req.raw) : undefined
    if (posted && 'reason' in posted) return c.text(posted.reason, posted.status)
    const nonce = c.get('secureHeadersNonce') ?? ''
    const address = deps.clientAddress(c)
    const id = c.get('requestId')
    const url = new URL(c.req.url)
    const request = new Request(origin + url.pathname + url.search, {
      method: c.req.method,
      headers: c.req.raw.headers,
      signal: c.req.raw.signal,
      ...posted,
    })
    const isApp = /\bUfukApp\//.test(c.req.header('User-Agent') ?? '')
    const renderer = await deps.renderer()
    const response = await renderer.renderDocument(request, {
      fetchApi: (call) => {
        // API calls made while a page is rendered are logged with the request ID of the page.
        call.headers.set('X-Request-Id', id)
        return deps.fetchApi(call, address)
      },
      clock: deps.clock,
      origin,
      secure,
      nonce,
      tags: (routeIds) => deps.tags(routeIds, nonce, isApp),
      textIds: deps.textIds,
      report: ({ error, ...failure }) => {
        if (c.req.raw.signal.aborted) return
        const details = error === undefined ? {} : errorDetails(error)
        deps.log.error('document failed', { id, method: c.req.method, ...failure, ...details })
      },
    })
    response.headers.set('X-Request-Id', id)
    if (response.status === 503 && !response.headers.has('Retry-After')) response.headers.set('Retry-After', '5')
    return response.headers.get('Content-Type')?.startsWith('text/html') ? compressed(c, response) : response
  })
  app.onError((error, c) => {
    const method = c.req.method
    if (!c.req.raw.signal.aborted)
      deps.log.error('document failed', { id: c.get('requestId'), method, ...errorDetails(error) })
    return c.html(unavailable, 500)
  })
  return app
}

const unavailable = `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ufuk</title><h1>Bir hata oluştu</h1><p>Bu sayfayı şu an gösteremiyoruz. Ödeme yaptıysanız yeniden ödemeyin.</p><p><a href="/">Ana sayfa</a></p></html>`
