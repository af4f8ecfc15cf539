/**
 * Creates the client that makes all API calls, with headers, token, parsing and errors (docs/product/frame.md#headers).
 */
import * as z from 'zod/mini'
import { type Answer, ask } from '#api/answer.ts'
import { type Caller, callHeaders } from '#api/call-headers.ts'
import { ApiError } from '#api/api-error.ts'
import { retryWait } from '#api/retry.ts'
import { ErrorBody } from '#contract/error-body.ts'
import { fromCacheHeader } from '#contract/headers.ts'

export type Method = 'POST' | 'PUT' | 'DELETE'

export interface CallOptions {
  query?: Record<string, string | number | undefined>
  signal?: AbortSignal
  /** Key that makes a repeated call safe: the gateway processes each key only once. */
  idempotencyKey?: string
  /**
   * Whether a POST only reads or searches, as GETs do. After a rejected sign-in token such calls are repeated as a
   * guest's.
   */
  reads?: boolean
  /**
   * Whether the call is sent with the sign-in token stored on the device even if the page shows another user; true for
   * a sign-out.
   */
  asStored?: boolean
}

export interface Api {
  get<S extends z.ZodMiniType>(path: string, schema: S, options?: CallOptions): Promise<z.infer<S>>
  send<S extends z.ZodMiniType>(
    method: Method,
    path: string,
    schema: S,
    body?: unknown,
    options?: CallOptions,
  ): Promise<z.infer<S>>
}

/** Schema of replies without a body. */
export const NoContent = z.pipe(
  z.unknown(),
  z.transform(() => null),
)

/** Timeout of a call in milliseconds; after it the call counts as failed with status 0. */
const patience = 10_000

/** Data about each reply, for the usage log and the network state. */
export interface CallRecord {
  method: 'GET' | Method
  path: string
  /** HTTP status of the reply; 0 if no reply came. */
  status: number
  /** Whether the service worker replied from its cache. */
  cached: boolean
  /** Names of the request's body fields, never their values. */
  fields: string[]
}

interface ApiOptions {
  onAnswer?: (record: CallRecord) => void
  /**
   * Returns whether a GET is retried once after a transient failure; without this function, no GET is retried. Other
   * methods are never retried.
   */
  retries?: () => boolean
  /**
   * Called with a sign-in token that the gateway has rejected (401). The function must end the sign-in with this token
   * on the device, so that later calls do not send the token.
   */
  onRejectedToken?: (token: string) => Promise<void>
  /**
   * Returns whether the page shows a user whose sign-in has ended or is no longer stored on the device. `token` is the
   * sign-in token that the device stores now. Until such a page is reloaded, calls that read are made as a guest's.
   * Calls that write fail with 401, except those below /api/auth/. If they did not fail, a booking, for example, could
   * become a guest's or another user's without the traveller's knowledge.
   */
  lacksItsSignIn?: (token: string | null) => boolean
}

/**
 * Token that belongs to no account. If the sign-in of the page's user has ended or is no longer stored
 * (`lacksItsSignIn`), calls that write are sent with this token, except those below /api/auth/. The gateway rejects
 * these calls with a message in the traveller's language.
 */
const noToken = 'the-sign-in-of-this-page-has-ended'

/**
 * Creates the API client; it sends requests with `fetchCall` to paths below `origin`. Its calls throw `ApiError`; a
 * malformed reply counts as a 502.
 */
export function createApi(
  fetchCall: (request: Request) => Promise<Response>,
  origin: string,
  caller: () => Promise<Caller>,
  { onAnswer, retries, onRejectedToken, lacksItsSignIn }: ApiOptions = {},
): Api {
  async function call<S extends z.ZodMiniType>(
    method: 'GET' | Method,
    path: string,
    schema: S,
    body: unknown,
    options: CallOptions = {},
  ): Promise<z.infer<S>> {
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries(options.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    // The client sends calls below /api/auth/ even without a token. Some of them, such as signing in, need none.
    // Others, such as changing the password, need one: without it, the gateway refuses them.
    const isGuests = method === 'GET' || options.reads === true || path.startsWith('/api/auth/')
    let from = await caller()
    if (!options.asStored && lacksItsSignIn?.(from.token)) from = { ...from, token: isGuests ? null : noToken }
    const timeout = AbortSignal.timeout(patience)
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    const init: RequestInit = { method, signal, credentials: 'omit' }
    if (body !== undefined) init.body = JSON.stringify(body)
    const once = async () => {
      const headers = callHeaders(from, options.idempotencyKey)
      if (body !== undefined) headers.set('Content-Type', 'application/json')
      const answer = await ask(
        fetchCall,
        new Request(url, { ...init, headers }),
        () => options.signal?.aborted === true,
      )
      onAnswer?.({
        method,
        path,
        status: answer.status,
        cached: answer.headers.has(fromCacheHeader),
        fields: fieldsOf(body),
      })
      return answer
    }
    let answer = await once()
    if (answer.status === 401 && from.token !== null && onRejectedToken) {
      await onRejectedToken(from.token)
      from = await caller()
      if (isGuests) answer = await once()
    }
    if (method === 'GET' && retries?.()) {
      const wait = retryWait({
        status: answer.status,
        retryAfter: answer.headers.get('Retry-After'),
        date: answer.headers.get('Date'),
      })
      if (wait !== null && (await isOver(wait, signal))) answer = await once()
      options.signal?.throwIfAborted()
    }
    return parseAnswer(answer, schema)
  }
  return {
    get: (path, schema, options) => call('GET', path, schema, undefined, options),
    send: (method, path, schema, body, options) => call(method, path, schema, body, options),
  }
}

/** Parses a reply with its schema. Throws `ApiError`. */
function parseAnswer<S extends z.ZodMiniType>({ status, json, cause }: Answer, schema: S): z.infer<S> {
  if (status === 0) throw new ApiError(0, undefined, { cause })
  if (status < 200 || status > 299) {
    const error = z.safeParse(ErrorBody, json)
    throw new ApiError(status, error.success ? error.data : undefined)
  }
  const parsed = z.safeParse(schema, json)
  if (!parsed.success) throw new ApiError(502, undefined, { cause: parsed.error })
  return parsed.data
}

/** Resolves to true after `wait` milliseconds, or to false as soon as the call is aborted or timed out. */
function isOver(wait: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false)
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve(true)
    }, wait)
    const stop = () => {
      clearTimeout(timer)
      resolve(false)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}

const fieldsOf = (body: unknown): string[] => (typeof body === 'object' && body !== null ? Object.keys(body) : [])
