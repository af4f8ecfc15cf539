/** Forwards API calls to the backend at API_ORIGIN; with this variable set there is no embedded gateway. */
import { proxy } from 'hono/proxy'

/** Forwards an API call to the backend and returns its response. Cookies are forwarded in neither direction. */
export async function forward(request: Request, apiOrigin: string, address: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of ['host', 'cookie', 'content-length']) headers.delete(name)
  headers.set('X-Forwarded-For', address)
  const patience = AbortSignal.timeout(30_000)
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
  try {
    const answer = await proxy(apiOrigin + pathname + search, {
      raw: new Request(request.url, { method: request.method, headers }),
      // The request body is read completely first, so that the forwarded request has a Content-Length.
      body,
      redirect: 'manual',
      // A call that may change data (not GET or HEAD) continues after its client has disconnected.
      signal: body === null ? AbortSignal.any([request.signal, patience]) : patience,
    })
    answer.headers.delete('set-cookie')
    return answer
  } catch {
    return Response.json({ detail: ['Servise ulaşılamıyor.'] }, { status: 502 })
  }
}
