/** The raw result of an API call: the status and JSON of the reply, or that no reply came. */

export interface Answer {
  /**
   * HTTP status; 0 if no reply came: offline, cut off, timed out, or a captive portal or a filter replied instead of
   * the gateway.
   */
  status: number
  /** Parsed body of the reply; undefined if it has no body or the body is not JSON. */
  json: unknown
  headers: Headers
  cause?: unknown
}

/** Sends one request. Rejects only if `aborted` returns true, that is, if the router cancelled the request. */
export async function ask(
  fetchCall: (request: Request) => Promise<Response>,
  request: Request,
  aborted: () => boolean,
): Promise<Answer> {
  try {
    const response = await fetchCall(request)
    const { headers, status } = response
    // The gateway never replies to API calls with HTML. A successful HTML reply comes from a captive portal, and an
    // HTML reply with status 401 or 403 from a filter in the network. Both count as no reply. A 401 or 403 that counted
    // as the gateway's reply could sign the traveller out.
    const isPage =
      (response.ok || status === 401 || status === 403) && (headers.get('Content-Type') ?? '').startsWith('text/html')
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
