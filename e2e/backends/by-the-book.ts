/**
 * Simulates a backend that sends only the fields that the product brief lists. Its `select` call returns no booking
 * key, so the search session identifies the booking (docs/decisions/0020).
 */
import type { ProductName } from '#contract/products.ts'
import { type Fields, type Listed, listedReplies } from './listed-fields.ts'

/** Handles a request; `connection` has the server's data about the client's connection. */
export type Answering = (request: Request, connection?: object) => Promise<Response>

const rows = Object.entries(listedReplies).map(([call, listed]) => {
  const pattern = call.replaceAll(/[.?+]/g, String.raw`\$&`).replaceAll('*', '[^/]+')
  return { call, listed, pattern: new RegExp(`^${pattern}$`) }
})

/**
 * Returns a call with the reply fields that the product brief lists for it; undefined for the gateway's own calls,
 * which the product brief does not have.
 */
export const rowOf = (method: string, path: string): { call: string; listed: Listed } | undefined =>
  rows.find(({ pattern }) => pattern.test(`${method} ${path.replace(/^\/api/, '')}`))

/**
 * Returns the value with only the listed fields, at every depth. If `foreign` is given, all other fields stay, with
 * `foreign` as their value.
 */
export function listedOf(value: unknown, fields: Fields, foreign?: unknown): unknown {
  if (fields === true || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => listedOf(item, fields, foreign))
  const own = Object.entries(value).flatMap(([name, inner]) => {
    const kept = fields[name]
    if (kept !== undefined) return [[name, listedOf(inner, kept, foreign)]]
    return foreign === undefined ? [] : [[name, foreign]]
  })
  return Object.fromEntries(own)
}

function listedReply(method: string, path: string, reply: unknown, foreign: unknown): unknown {
  const listed = rowOf(method, path)?.listed ?? 'own'
  if (listed === 'own') return reply
  return listed === 'nothing' ? {} : listedOf(reply, listed, foreign)
}

/** Stores the key of the latest booking of each search session. */
function createKeys() {
  const keys = new Map<string, string>()
  const replaced = (text: string, of: (pair: [string, string]) => [string, string]) => {
    let written = text
    for (const pair of keys) written = written.replaceAll(...of(pair))
    return written
  }
  return {
    keep: (session: string, key: string) => void keys.set(session, key),
    toKeys: (text: string) => replaced(text, ([session, key]) => [session, key]),
    toSessions: (text: string) => replaced(text, ([session, key]) => [key, session]),
  }
}

const behindSelection =
  /^\/api\/(\w+\/(gateway\/(payment|release|extras)|booking)|user\/\w+\/[\w-]{22}|activity-transfer\/operation)\//
/**
 * Paths of the calls that make a booking. The select call of activity results makes none: it names the activity to
 * open.
 */
const selectPaths: Record<ProductName, string> = {
  flight: '/api/flight/gateway/search/select/',
  bus: '/api/bus/gateway/search/select/',
  transfer: '/api/transfer/gateway/search/select/',
  activity: '/api/activity/gateway/detail/select/',
}
const selects = new Set(Object.values(selectPaths))
const session = /[A-Za-z0-9_-]{22}/

/**
 * Wraps the gateway `answer` as an outside backend. Its replies have only the fields that the product brief lists, and
 * it knows bookings by the keys of their search sessions instead of keys of their own. If `foreign` is given, the
 * gateway's other fields stay, and the value of each is `foreign`.
 */
export function byTheBook(answer: Answering, foreign?: unknown): Answering {
  const keys = createKeys()
  return async (request, connection) => {
    const { pathname: path } = new URL(request.url)
    const sent = request.body === null ? '' : await request.text()
    const behind = behindSelection.test(path)
    const url = behind ? keys.toKeys(request.url) : request.url
    const { method, headers, signal } = request
    const body = method === 'GET' ? null : behind ? keys.toKeys(sent) : sent
    const answered = await answer(new Request(url, { method, headers, signal, body }), connection)
    if (!answered.ok || !answered.headers.get('Content-Type')?.includes('json')) return answered
    const text = await answered.text()
    const reply: unknown = JSON.parse(text)
    if (selects.has(path)) {
      const key = (reply as { session_unique?: string }).session_unique
      const searched = session.exec(sent)?.[0]
      if (key && searched) keys.keep(searched, key)
    }
    const own = new Headers(answered.headers)
    own.delete('Content-Length')
    own.delete('ETag')
    const told: unknown = JSON.parse(keys.toSessions(text))
    return Response.json(listedReply(method, path, told, foreign), { status: answered.status, headers: own })
  }
}
