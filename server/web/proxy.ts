/** With API_ORIGIN set there is no embedded gateway: calls go to that backend as they are. */
const hopByHop = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'cookie',
  'content-length',
  'accept-encoding',
]

/** Sends a call to the backend and its answer back. Cookies of this site stay here. */
export async function forward(request: Request, apiOrigin: string, address: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of hopByHop) headers.delete(name)
  headers.set('X-Forwarded-For', address)
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
  const init = {
    method: request.method,
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  } as const
  try {
    const answer = await fetch(apiOrigin + pathname + search, init)
    const kept = new Headers(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'set-cookie'])
      kept.delete(name)
    return new Response(answer.body, { status: answer.status, headers: kept })
  } catch {
    return Response.json({ detail: ['Servise ulaşılamıyor.'] }, { status: 502 })
  }
}
