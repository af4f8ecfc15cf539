/**
 * Sends the usage log. This API call does not use `createApi`: it must not be logged itself, and a page that is being
 * closed must be able to start it synchronously.
 */
import { callHeaders, type Caller } from '#api/call-headers.ts'
import type { LogEntry } from '#contract/usage-log.ts'

/**
 * Resolves when the gateway has accepted the entries. Rejects for any other response, including an HTML page, because
 * behind a captive portal the entries must not count as sent.
 */
export async function sendLog(
  post: (headers: Headers, body: string) => Promise<Response>,
  from: Caller,
  entries: LogEntry[],
): Promise<void> {
  const headers = callHeaders(from)
  headers.set('Content-Type', 'application/json')
  const response = await post(headers, JSON.stringify(entries))
  const isPage = (response.headers.get('Content-Type') ?? '').startsWith('text/html')
  if (!response.ok || isPage) throw new Error(`the log was not taken: ${response.status}`)
}
