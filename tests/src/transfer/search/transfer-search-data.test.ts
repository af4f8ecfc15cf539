import { expect, test } from 'vitest'
import type { Clock } from '#api/context.ts'
import { results, session, vehicle } from '#tests/src/transfer/search/vehicles.ts'
import { type Answer, gateway, signal } from '#tests/support/canned-gateway.ts'
import { memoryStore } from '#tests/support/route-args.ts'
import { loadTransferSearch } from '#transfer/search/transfer-search-data.ts'

const path = 'POST /api/transfer/gateway/search/'
const clock: Clock = { now: () => new Date('2026-11-21T09:00:00Z'), today: () => '2026-11-21' }
const url = new URL(`http://localhost/transfer/search/?session_unique=${session}`)

async function load(answer: Answer, { store } = memoryStore()) {
  const { data, init } = await loadTransferSearch(gateway({ [path]: answer }).api, store, url, { clock, signal })
  return { ...data, status: init?.status ?? 200 }
}

test.each<[string, Answer, string, number]>([
  ['an unknown session', { status: 404, json: { detail: ['yok'] } }, 'missing', 404],
  ['a lost connection', 'cut', 'unreachable', 503],
  ['a failure', { status: 500, json: {} }, 'failed', 503],
])('results of %s are data that says so', async (_, answer, failure, status) => {
  expect(await load(answer)).toMatchObject({ results: null, failure, status })
})

test('results that the release before has stored are read', async () => {
  const memory = memoryStore()
  const found = results([vehicle('a', 1200)])
  await load({ json: found }, memory)
  const { form_data: search } = found
  await memory.store.saveSearch(session, search.id, { ...found, search_options: search })
  expect(await load('cut', memory)).toMatchObject({ unreachable: true, results: { search: [{ product_id: 'a' }] } })
})

test('results are shown as they were last seen where no answer comes, with their age', async () => {
  const memory = memoryStore()
  const found = await load({ json: results([vehicle('a', 1200), vehicle('b', 1500)]) }, memory)
  expect(found).toMatchObject({ savedAt: null, status: 200 })
  expect(await load('cut', memory)).toMatchObject({
    savedAt: expect.stringMatching(/^2026-/),
    unreachable: true,
    results: { search: [{ product_id: 'a' }, { product_id: 'b' }] },
  })
})
