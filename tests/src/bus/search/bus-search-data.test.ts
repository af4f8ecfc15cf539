import { describe, expect, test } from 'vitest'
import type { Clock } from '#api/context.ts'
import { loadBusSearch } from '#bus/search/bus-search-data.ts'
import { shouldRevalidate } from '#bus/search/search-route.tsx'
import { results, session } from '#tests/src/bus/search/trips.ts'
import { type Answer, gateway, signal } from '#tests/support/canned-gateway.ts'
import { memoryStore } from '#tests/support/route-args.ts'

const path = 'POST /api/bus/gateway/search/'
const clock: Clock = { now: () => new Date('2026-11-21T09:00:00Z'), today: () => '2026-11-21' }
const detailPath = 'POST /api/bus/gateway/search/detail/'

async function load(answers: Record<string, Answer>, query = `session_unique=${session}`, memory = memoryStore()) {
  const { api, asked } = gateway(answers)
  const url = new URL(`http://localhost/bus/search/?${query}`)
  const answer = await loadBusSearch(api, memory.store, url, { clock, signal })
  return { ...answer.data, status: answer.init?.status ?? 200, asked }
}

describe('the results', () => {
  test('are asked for by their session alone', async () => {
    const { asked, savedAt, status } = { savedAt: undefined, ...(await load({ [path]: { json: results() } })) }
    expect(asked[0]?.body).toEqual({ session_unique: session })
    expect(savedAt).toBeNull()
    expect(status).toBe(200)
  })

  test('of no session lead to the bus tab of home', async () => {
    const thrown: unknown = await load({}, '').catch((error: unknown) => error)
    expect(thrown instanceof Response && thrown.headers.get('Location')).toBe('/?tab=bus&missing=session')
  })

  test.each<[string, Answer, string, number]>([
    ['an unknown session', { status: 404, json: { detail: ['yok'] } }, 'missing', 404],
    ['a lost connection', 'cut', 'unreachable', 503],
    ['a failure', { status: 500, json: {} }, 'failed', 503],
  ])('of %s are data that says so', async (_, answer, failure, status) => {
    expect(await load({ [path]: answer })).toMatchObject({ results: null, failure, status })
  })

  test('are shown as they were last seen where no answer comes', async () => {
    const memory = memoryStore()
    await load({ [path]: { json: results() } }, undefined, memory)
    const {
      savedAt,
      unreachable,
      results: kept,
    } = {
      savedAt: undefined,
      unreachable: undefined,
      ...(await load({ [path]: 'cut' }, undefined, memory)),
    }
    expect(savedAt).toMatch(/^2026-/)
    expect(unreachable).toBe(true)
    expect(kept?.search).toHaveLength(1)
  })

  test('come with the seats of the trip that a document without scripts asks for', async () => {
    const { trip, asked } = await load({ [path]: { json: results() } }, `session_unique=${session}&trip=a`)
    expect(asked.some(({ path: called }) => detailPath.endsWith(called))).toBe(true)
    expect(trip).toEqual({ productId: 'a', detail: null, now: Date.parse('2026-11-21T09:00:00Z') })
  })
})

test('only another session loads anew', () => {
  const address = (query: string) => new URL(`http://localhost/bus/search/?${query}`)
  const asked = (from: string, to: string, formAction?: string) =>
    shouldRevalidate({
      currentUrl: address(from),
      nextUrl: address(to),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
      ...(formAction === undefined ? {} : { formAction }),
    })
  const here = `session_unique=${session}`
  expect(asked(here, `${here}&companies=1`)).toBe(false)
  expect(asked(here, here, '/bus/search/')).toBe(false)
  expect(asked(here, 'session_unique=b', '/bus/search/')).toBe(true)
  expect(asked(here, here, '/settings/')).toBe(true)
})
