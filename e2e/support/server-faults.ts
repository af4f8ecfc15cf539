/**
 * Simulates faults, such as lost connections or malformed JSON, in all responses of the browser tests' server except
 * those to `/healthz`, to `/readyz` and to the tests' own calls (`/test/…`).
 */
import type { IncomingMessage } from 'node:http'
import { setTimeout as latency } from 'node:timers/promises'
import type { Context, Hono, Next } from 'hono'

const portal = '<!doctype html><title>Wi-Fi</title><form method="post"><button>Kabul et</button></form>'

/** Returns a response whose connection breaks after half of its body. */
async function cutOff(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.clone().arrayBuffer())
  if (bytes.length === 0) return answer
  let sent = false
  const body = new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new Error('cut'))
      else controller.enqueue(bytes.slice(0, bytes.length / 2))
      sent = true
    },
  })
  return new Response(body, { status: answer.status, headers: answer.headers })
}

let state = 1
/**
 * Returns the next pseudo-random number from 0 to 1, the same sequence in every run (a linear congruential generator).
 */
function next01(): number {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
  return state / 2 ** 32
}

function hangUp(c: Context): Response {
  const { incoming }: { incoming: IncomingMessage } = c.env
  incoming.socket.destroy()
  return c.body(null)
}

async function faulty(fault: string, c: Context, next: Next): Promise<Response | void> {
  const json = c.req.path.startsWith('/api/')
  switch (fault) {
    case 'offline':
      return hangUp(c)
    case '2g':
      await latency(300)
      return next()
    case 'lossy':
      return next01() < 0.3 ? hangUp(c) : next()
    case 'cut':
      await next()
      c.res = await cutOff(c.res)
      return
    case '5xx':
      return c.json({ detail: ['Bakım var'] }, 503)
    case 'limited':
      return c.json({ detail: ['Çok fazla istek'] }, 429, { 'Retry-After': '60' })
    case 'malformed':
      return json ? c.body('{"results": [', 200, { 'Content-Type': 'application/json' }) : next()
    case 'schema':
      return json ? c.json({ unexpected: true }) : next()
    case 'portal':
      return c.html(portal)
    default:
      return next()
  }
}

/**
 * Adds POST /test/fault/. The body {fault} names the fault that the server simulates from then on; '' ends the
 * simulation.
 */
export function addFaults(app: Hono): void {
  let current = ''
  app.post('/test/fault/', async (c) => {
    const { fault } = await c.req.json<{ fault: string }>()
    current = fault
    return c.json({ fault })
  })
  app.use('*', (c, next) =>
    c.req.path.startsWith('/test/') || c.req.path === '/readyz' ? next() : faulty(current, c, next),
  )
}
