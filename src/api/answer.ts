/** The raw result of an API call: the status and JSON of the reply, or that no reply came. */

export interface Answer {
  /**
   * HTTP status of the reply. It is 0 if the gateway's reply did not arrive: the device is offline, the connection
   * broke or timed out, or a captive portal or network filter replied instead.
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
    // The gateway never replies to API calls with HTML. HTML with a success status comes from a captive portal, HTML
    // with status 401 or 403 from a network filter. Neither counts as the gateway's reply. Otherwise such a 401 or 403
    // could sign the traveller out.
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
