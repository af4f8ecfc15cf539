/** The call of the usage log, beside `createApi`: it is not logged, and a page that is left can make it at once. */
import { callHeaders, type Caller } from '#api/client.ts'
import type { LogEntry } from '#contract/usage-log.ts'

/**
 * Resolves when the gateway took the entries. Rejects for any other answer, a page in place of one included: a captive
 * portal must not make the entries count as sent.
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
