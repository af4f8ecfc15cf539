import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loader as airports } from '#flight/airports-route.ts'
import { loader as stations } from '#bus/stations-route.ts'
import { ankara, izmir } from '#tests/src/bus/search/trips.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

// The test pretends to run in a browser, since a server caches no keywords.
beforeEach(() => void vi.stubEnv('SSR', false))
afterEach(() => void vi.unstubAllEnvs())

const found: Answers = { 'GET /api/bus/station/': () => Response.json({ results: [ankara] }) }
const nothing: Answers = { 'GET /api/bus/station/': () => Response.json({ results: [] }) }

async function ask(keyword: string, answers: Answers, { store } = memoryStore()) {
  const { args, calls } = routeArgs(`/bus/stations/?${new URLSearchParams({ keyword })}`, answers, { store })
  return { answer: await stations(args), calls }
}

test('a keyword is asked for once', async () => {
  const first = await ask('ank', found)
  expect(first.answer.results).toEqual([
    { id: 6, text: 'Ankara AŞTİ', name: 'AŞTİ', code: '', city: 'Ankara', country_code: 'TR' },
  ])
  expect(first.calls).toHaveLength(1)
  const again = await ask('ANK', found)
  expect(again.answer.results).toHaveLength(1)
  expect(again.calls).toEqual([])
})

test('what follows an empty keyword is empty without a call', async () => {
  await ask('zzz', nothing)
  const longer = await ask('zzzz', found)
  expect(longer.answer.results).toEqual([])
  expect(longer.calls).toEqual([])
})

test('a failed call only leaves the results unknown, and is asked again', async () => {
  expect((await ask('izm', {})).answer.results).toBeNull()
  const back = await ask('izm', { 'GET /api/bus/station/': () => Response.json({ results: [izmir] }) })
  expect(back.answer.results).toHaveLength(1)
})

test('under three characters the earlier searches are given, as last seen where no answer comes', async () => {
  const memory = memoryStore()
  const answers: Answers = {
    'GET /api/user/bus/recent-searches/': () =>
      Response.json({ results: [{ departure_station: ankara, arrival_station: izmir, option: 'option-1' }] }),
  }
  const { answer, calls } = await ask('an', answers, memory)
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/user/bus/recent-searches/'])
  expect(answer).toMatchObject({
    results: null,
    recent: [{ places: [{ id: 6 }, { id: 35 }], option: 'option-1' }],
  })
  expect((await ask('', {}, memory)).answer.recent).toEqual(answer.recent)
  expect((await ask('', {})).answer.recent).toEqual([])
})

test('each kind of place has keywords of its own', async () => {
  await ask('ist', found)
  const { args, calls } = routeArgs('/flight/airports/?keyword=ist', {
    'GET /api/flight/airport/': () => Response.json({ results: [] }),
  })
  expect((await airports(args)).results).toEqual([])
  expect(calls).toHaveLength(1)
})
