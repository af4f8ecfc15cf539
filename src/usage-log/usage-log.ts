/**
 * Starts the usage log of a page. The code of the usage log is not part of the code of the first screen, and loads
 * after it (docs/product/frame.md#usage-log).
 */
import type { Caller } from '#api/call-headers.ts'
import type { CallRecord } from '#api/client.ts'
import { logPath } from '#contract/usage-log.ts'
import { deviceValues } from '#store/key-value.ts'
import { createLogStore } from '#store/log-store.ts'
import { createLogQueue, interval, type LogEvent } from '#usage-log/log-queue.ts'
import { pageName, postedFields, stateOfStatus } from '#usage-log/log-rules.ts'
import { sendLog } from '#usage-log/send-log.ts'
import type { PageEvent } from '#usage-log/early-events.ts'
import { logEventOf } from '#usage-log/page-events.ts'

/** Timeout in milliseconds of the API call that sends log entries. */
const patience = 10_000

const page = () => window.location.pathname

/**
 * Starts the usage log. The function `follow` gets a callback and must call it with each page event, so that the event
 * is logged. Returns a function that logs API calls.
 */
export function startUsageLog(
  caller: () => Promise<Caller>,
  follow: (log: (happened: PageEvent) => void) => Promise<void>,
): (record: CallRecord) => void {
  let known: Caller | undefined
  const post = (init: RequestInit) => (headers: Headers, body: string) =>
    fetch(logPath, { method: 'POST', headers, body, credentials: 'omit', ...init })
  const queue = createLogQueue({
    store: createLogStore(deviceValues()),
    async send(entries) {
      if (!navigator.onLine) throw new Error('no network')
      known = await caller()
      await sendLog(post({ signal: AbortSignal.timeout(patience) }), known, entries)
    },
    // When a page is being closed, reading the caller (sign-in token, device ID, settings) from storage would take too
    // long. Therefore the last known caller is used.
    sendLeaving: (entries) =>
      known && navigator.onLine
        ? sendLog(post({ keepalive: true }), known, entries)
        : Promise.reject(new Error('no network')),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  })
  const add = (event: LogEvent | null, at?: Date) => {
    if (event) void queue.add(event, at)
  }
  void caller().then((from) => (known = from))
  setInterval(() => void queue.tick(), interval)
  void follow(({ event, page: path, at }) => add(logEventOf(event, path), at)).catch(() => undefined)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.leave()
  })
  window.addEventListener('pagehide', () => queue.leave())
  return ({ method, path, status, fields }) => {
    if (path === logPath) return
    if (path.startsWith('/api/auth/')) void caller().then((from) => (known = from))
    add({
      event_name: 'request',
      event_state: stateOfStatus(status),
      explanation: `${method} ${pageName(path)} ${status}`,
      post_data: postedFields(fields),
      page_name: pageName(page()),
    })
  }
}
