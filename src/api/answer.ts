/** The raw result of a call: its status and JSON, or that no reply came. */

export interface Answer {
  /** 0 if no reply came: offline, cut off, timed out, or a captive portal replied instead of the gateway. */
  status: number
  /** The parsed body; undefined if there is none or it is not JSON. */
  json: unknown
  headers: Headers
  cause?: unknown
}

/** Sends one request. Rejects only if `aborted` signals that the router cancelled it. */
export async function ask(
  fetchCall: (request: Request) => Promise<Response>,
  request: Request,
  aborted: () => boolean,
): Promise<Answer> {
  try {
    const response = await fetchCall(request)
    const { headers, status } = response
    // HTML instead of JSON comes from a captive portal: the gateway never replies with HTML.
    const isPage = response.ok && (headers.get('Content-Type') ?? '').startsWith('text/html')
    if (isPage) return { status: 0, json: undefined, headers, cause: new TypeError('a page in place of an answer') }
    const text = status === 204 ? '' : await response.text()
    return { status, json: parseJson(text), headers }
  } catch (error) {
    if (aborted()) throw error
    return { status: 0, json: undefined, headers: new Headers(), cause: error }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
