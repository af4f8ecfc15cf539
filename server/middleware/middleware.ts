/** Middleware of all API routes (limits, headers, identity and body), and their error handler. */
import { and, eq, gt } from 'drizzle-orm'
import type { ErrorHandler, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routePath } from 'hono/route'
import { logPath } from '#contract/usage-log.ts'
import { headerNames } from '#contract/headers.ts'
import { parseUserInfo } from '#contract/user-info.ts'
import { RequestHeaders } from '#contract/request-headers.ts'
import { ApiFailure, refusal, type ErrorFields } from '#server/http/api-error.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { expectedFailure } from '#server/middleware/expected-failures.ts'
import { daysBefore } from '#server/runtime/instants.ts'
import { message, ruleMessage } from '#server/text/messages.ts'
import { languageOf, type ApiVariables } from '#server/http/request-context.ts'
import { isStorable } from '#server/runtime/storable-text.ts'
import { sha256 } from '#server/db/random-token.ts'
import { authTokens } from '#server/db/schema/accounts.ts'

/** Days for which a sign-in session is valid. */
export const tokenDays = 180

type Middleware = MiddlewareHandler<{ Variables: ApiVariables }>

const maxBodyBytes = 64 * 1024

/**
 * Reads the language from the request's header `X-User-Info` before all checks of the request, so that every error
 * message is in this language. Sets `Cache-Control: no-store`, which routes with cacheable replies overwrite.
 */
export const readLanguage: Middleware = async (c, next) => {
  const header = c.req.header(headerNames.userInfo)
  c.set('userInfo', parseUserInfo(/^[a-z]{2}\|[A-Z]{2}\|[A-Z]{3}$/.test(header ?? '') ? header : undefined))
  c.header('Cache-Control', 'no-store')
  await next()
}

/** Responds with a 413 to a body of more than 64 KB. */
export const limitBody: Middleware = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (c) => c.json({ detail: [message('tooLarge', languageOf(c))] }, 413),
})

const headerSpelling = new Map(Object.values(headerNames).map((name) => [name.toLowerCase(), name]))

/**
 * Throws a 400 if a request header has a value that `src/contract/request-headers.ts` does not allow. The error body
 * maps the header's name to the message.
 */
export const checkHeaders: Middleware = async (c, next) => {
  const parsed = RequestHeaders.safeParse(c.req.header())
  if (!parsed.success) {
    const fields: ErrorFields = {}
    for (const { path } of parsed.error.issues) {
      const name = String(path[0])
      fields[headerSpelling.get(name) ?? name] = [ruleMessage('invalid', languageOf(c)) ?? '']
    }
    throw new ApiFailure(400, fields)
  }
  await next()
}

/**
 * Returns middleware that identifies the user by the Authorization header only. It throws a 401 for an unknown or
 * expired token. In requests to the usage log, it ignores the header, so that entries which a device sends during a
 * sign-out are not lost.
 */
export const identify =
  ({ db, clock }: Pick<GatewayDeps, 'db' | 'clock'>): Middleware =>
  async (c, next) => {
    const header = c.req.header(headerNames.authorization)
    if (header && `${c.req.path.replace(/\/$/, '')}/` !== logPath) {
      const tokenHash = sha256(header.replace(/^Token /, ''))
      const [row] = await db.orm
        .select({ id: authTokens.userId })
        .from(authTokens)
        .where(and(eq(authTokens.tokenHash, tokenHash), gt(authTokens.createdAt, daysBefore(clock.now(), tokenDays))))
      if (!row) throw refusal(401, 'detail', 'unauthorized', languageOf(c))
      c.set('user', { id: row.id, tokenHash })
    }
    await next()
  }

/** Throws a 400 for a query string with text that the database can't store. */
export const checkQuery: Middleware = async (c, next) => {
  const texts = Object.entries(c.req.query()).flat()
  if (!texts.every(isStorable)) throw refusal(400, 'detail', 'badJson', languageOf(c))
  await next()
}

/** Reviver for `JSON.parse` that throws on a key or text that the database can't store. */
function storable(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value)))
    throw new Error('Text that can not be kept')
  return value
}

/** Parses the JSON body. Throws a 400 if it is malformed or has text that the database can't store. */
export const readBody: Middleware = async (c, next) => {
  if (c.req.method === 'POST' || c.req.method === 'PUT') {
    const text = await c.req.text()
    if (text.trim() !== '') {
      try {
        c.set('body', JSON.parse(text, storable))
      } catch {
        throw refusal(400, 'detail', 'badJson', languageOf(c))
      }
    }
  }
  await next()
}

/**
 * Returns middleware that logs one line per request. Paths are logged as their route pattern, since path parameters can
 * be keys of bookings.
 */
export const logRequest =
  ({ log, clock }: Pick<GatewayDeps, 'log' | 'clock'>): Middleware =>
  async (c, next) => {
    const started = clock.now().getTime()
    await next()
    const status = c.res.status
    const line = {
      id: c.get('requestId'),
      method: c.req.method,
      route: routePath(c),
      status,
      ms: clock.now().getTime() - started,
    }
    if (status >= 500) log.error('request', line)
    else if (status >= 400) log.warn('request', line)
    else log.info('request', line)
  }

/**
 * Returns the error handler. It sends the status, body and headers of an `ApiFailure` or of an expected failure. Any
 * other error becomes a 500 that does not reveal its cause.
 */
export const onApiError =
  ({ log }: Pick<GatewayDeps, 'log'>): ErrorHandler<{ Variables: ApiVariables }> =>
  (error, c) => {
    c.header('Cache-Control', 'no-store')
    const known = error instanceof ApiFailure ? error : expectedFailure(error, languageOf(c))
    if (known && known.status < 500) return c.json(known.body, known.status, known.headers)
    log.error('request failed', { id: c.get('requestId'), route: routePath(c), ...errorDetails(error) })
    if (known) return c.json(known.body, known.status, known.headers)
    return c.json({ detail: [message('failure', languageOf(c))] }, 500)
  }
