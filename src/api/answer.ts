/** What came back from a call: its status and JSON, or that no answer came. */

export interface Answer {
  /** 0 where no answer came: offline, cut off, timed out, or a captive portal spoke in the gateway's place. */
  status: number
  /** The body; undefined where there is none or it is not JSON. */
  json: unknown
  headers: Headers
  cause?: unknown
}

/** Asks once. Rejects only when `aborted` says that a navigation took the question back. */
export async function ask(
  fetchCall: (request: Request) => Promise<Response>,
  request: Request,
  aborted: () => boolean,
): Promise<Answer> {
  try {
    const response = await fetchCall(request)
    const { headers, status } = response
    // A page where data was asked for is a captive portal's: the gateway never answers HTML.
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
