/** Simulates the network between a device and the real gateway, with one fault. */
import { setTimeout as latency } from 'node:timers/promises'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import type { Fault } from '../../e2e/faults/matrix.ts'

const portal = '<!doctype html><title>Wi-Fi</title><form method="post"><button>Kabul et</button></form>'

/** Returns a response whose connection breaks after half of its body. */
async function cutOff(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  // An empty body can't break off in the middle, so the connection breaks before the response's headers arrive.
  if (bytes.length === 0) throw new TypeError('terminated')
  let sent = false
  const body = new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new TypeError('terminated'))
      else controller.enqueue(bytes.slice(0, bytes.length / 2))
      sent = true
    },
  })
  return new Response(body, { status: answer.status, headers: answer.headers })
}

/** What the fault `lossy` loses of a call: its request, its reply (`answer`), or nothing. */
export type Loss = 'request' | 'answer' | 'nothing'

/**
 * Yields for each call of a test run whether its request, its reply or nothing is lost. The sequence is pseudo-random
 * and depends only on `seed`, so a failing run can be repeated.
 */
export function* lossesOf(seed: number): Generator<Loss, never> {
  for (let state = seed + 1; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const chance = state / 2_147_483_648
    yield chance < 0.15 ? 'request' : chance < 0.3 ? 'answer' : 'nothing'
  }
}

/**
 * Creates a network with a fault. `state.broken` turns the fault on, for the calls that `state.affects` accepts
 * ('METHOD /path').
 */
export function faultyNetwork(gateway: TestGateway, fault: Fault, seed: number) {
  const losses = lossesOf(seed)
  /** For each call so far under the fault `lossy`: whether its request, its reply or nothing was lost. */
  const lost: Loss[] = []
  const state = { broken: false, affects: (_call: string) => true }
  const pass = async (request: Request) => gateway.app.request(request)
  const broken: Partial<Record<Fault, (request: Request) => Promise<Response>>> = {
    offline: () => Promise.reject(new TypeError('Failed to fetch')),
    async '2g'(request) {
      await latency(60)
      return pass(request)
    },
    async lossy(request) {
      const loss = losses.next().value
      lost.push(loss)
      if (loss === 'request') throw new TypeError('Failed to fetch')
      const answer = await pass(request)
      if (loss === 'answer') throw new TypeError('Failed to fetch')
      return answer
    },
    cut: async (request) => cutOff(await pass(request)),
    '5xx': async () => Response.json({ detail: ['Bakım var'] }, { status: 503 }),
    limited: async () =>
      Response.json({ detail: ['Çok fazla deneme yaptınız.'] }, { status: 429, headers: { 'Retry-After': '60' } }),
    async malformed(request) {
      await pass(request)
      return new Response('{"results": [', { headers: { 'Content-Type': 'application/json' } })
    },
    async schema(request) {
      await pass(request)
      return Response.json({ unexpected: true })
    },
    portal: async () => new Response(portal, { headers: { 'Content-Type': 'text/html' } }),
  }
  return {
    state,
    lost,
    fetch(request: Request): Promise<Response> {
      const call = `${request.method} ${new URL(request.url).pathname}`
      const answer = state.broken && state.affects(call) ? broken[fault] : undefined
      return (answer ?? pass)(request)
    },
  }
}
