import { describe, expect, test } from 'vitest'
import { loadFlightSearch, withoutOutbound } from '#flight/search/flight-search-data.ts'
import {
  fare,
  flight,
  oneWayStatistics,
  options,
  packagedFlight,
  results,
  session,
} from '#tests/src/flight/search/flights.ts'
import { type Answer, type Asked, gateway, signal } from '#tests/support/canned-gateway.ts'
import type { Clock } from '#api/context.ts'
import { memoryStore } from '#tests/support/route-args.ts'

const clock: Clock = { now: () => new Date('2026-11-21T09:00:00Z'), today: () => '2026-11-21' }
const resultsPath = 'GET /api/flight/gateway/search/'
const returnPath = 'POST /api/flight/gateway/search/return_items/'
const outbound = flight('out', 1000, {}, [fare('LIGHT', 1000), fare('FLEX', 1500)])
const roundTrip = { ...options, fly_type: 'RT' as const, return_date: '2026-12-05' }
const found: Answer = { json: results([outbound, packagedFlight('pack', 5000)], { search_options: roundTrip }) }
const address = (query: string) => new URL(`http://localhost/flight/search/?session_unique=${session}${query}`)

/** Returns the loaded data, or the target of a redirect. */
async function load(
  answers: Record<string, Answer>,
  url: URL,
  { store } = memoryStore(),
): Promise<{ asked: Asked[]; leadsTo?: string | null; data?: unknown; init?: unknown }> {
  const { api, asked } = gateway(answers)
  const loaded = await loadFlightSearch(api, store, url, { clock, signal }).catch((thrown: unknown) => thrown)
  if (loaded instanceof Response) return { asked, leadsTo: loaded.headers.get('Location') }
  if (typeof loaded === 'object' && loaded !== null && 'data' in loaded && 'init' in loaded) return { asked, ...loaded }
  throw loaded
}

test.each(['', '?session_unique=short'])('an address without a session leads home (%s)', async (query) => {
  const { leadsTo, asked } = await load({}, new URL(`http://localhost/flight/search/${query}`))
  expect(leadsTo).toBe('/?tab=flight&missing=session')
  expect(asked).toEqual([])
})

test('the flights of the session are loaded', async () => {
  const { data, asked } = await load({ [resultsPath]: found }, address(''))
  expect(data).toMatchObject({ sessionUnique: session, results: { search: [{ product_id: 'out' }, {}] }, back: null })
  expect(asked.map(({ path }) => path)).toEqual(['/api/flight/gateway/search/', '/api/flight/calendar/'])
  expect(asked[0]?.query).toBe(`?session_unique=${session}`)
})

test('a document brings the prices of its days, and none without the call', async () => {
  const prices: Answer = { json: { results: [{ date: '2026-12-01', price: 990 }] } }
  const brought = await load({ [resultsPath]: found, 'GET /api/flight/calendar/': prices }, address('&bag=1'))
  expect(brought.data).toMatchObject({ dayPrices: { prices: { '2026-12-01': 990 } } })
  expect(brought.asked[1]?.query).toMatch(/bag=1&start_date=2026-11-2\d&days=15$/)
  expect(await load({ [resultsPath]: found }, address(''))).toMatchObject({ data: { dayPrices: null } })
})

describe('a search that fails is a null result', () => {
  test.each([
    ['unknown', { status: 404, json: {} }, 'missing', 404],
    ['cut off', 'cut' as const, 'unreachable', 503],
    ['broken', { status: 500, json: {} }, 'failed', 503],
    ['malformed', { json: { search: 1 } }, 'failed', 503],
  ])('when it is %s', async (_, answer, failure, status) => {
    const { data, init } = await load({ [resultsPath]: answer }, address(''))
    expect(data).toEqual({ sessionUnique: session, results: null, failure })
    expect(init).toMatchObject({ status })
  })
})

describe('a search that was seen before', () => {
  test.each([
    ['cut off', 'cut' as const, true],
    ['broken', { status: 503, json: {} }, false],
  ])('is shown with its age when the call is %s', async (_, answer, unreachable) => {
    const memory = memoryStore()
    await load({ [resultsPath]: found }, address(''), memory)
    const { data } = await load({ [resultsPath]: answer }, address('&outbound=out'), memory)
    expect(data).toMatchObject({
      results: { search: [{ product_id: 'out' }, {}] },
      back: null,
      savedAt: '2026-11-21T08:00:00.000Z',
      unreachable,
    })
  })

  test.each([
    ['the gateway knows it no more', { status: 404, json: {} }, found],
    ['its session had run out', 'cut' as const, { json: results([], { search_options: options, research: true }) }],
    ['the copy is of another release', 'cut' as const, null],
  ])('is not, when %s', async (_, answer, before) => {
    const memory = memoryStore()
    if (before) await load({ [resultsPath]: before }, address(''), memory)
    else memory.searches.set(session, { savedAt: '', option: 'o', results: { flights: [] } })
    expect((await load({ [resultsPath]: answer }, address(''), memory)).data).toMatchObject({ results: null })
  })
})

describe('with an outbound flight chosen', () => {
  const listed = {
    status: true,
    research: false,
    message: '',
    search: [flight('back', 900)],
    statistics: oneWayStatistics,
  }

  test('its return flights are loaded and its fare is its price', async () => {
    const { data, asked } = await load(
      { [resultsPath]: found, [returnPath]: { json: listed } },
      address('&outbound=out&fare=FLEX'),
    )
    expect(data).toMatchObject({
      back: { status: 'listed', chosen: { fare: 'FLEX', total: 1500 }, items: [{ product_id: 'back' }] },
    })
    expect(asked.find(({ path }) => path.endsWith('/return_items/'))?.body).toEqual({
      product_ids: ['out'],
      alternative_prices: ['FLEX'],
    })
  })

  test.each([
    [
      'refused',
      { json: { status: false, research: true, message: 'Arama bitti.' } },
      { message: 'Arama bitti.', research: true },
    ],
    ['cut off', 'cut' as const, { message: null, research: false }],
  ])('a %s call is told', async (_, answer, problem) => {
    const { data } = await load({ [resultsPath]: found, [returnPath]: answer }, address('&outbound=out'))
    expect(data).toMatchObject({ back: { status: 'refused', ...problem } })
  })

  test.each(['gone', 'pack'])('a flight that has no separate return (%s) is let go', async (id) => {
    const { leadsTo } = await load(
      { [resultsPath]: found, [returnPath]: { json: listed } },
      address(`&outbound=${id}&fare=X&sort=-price`),
    )
    expect(leadsTo).toBe(`/flight/search/?session_unique=${session}&sort=-price`)
  })

  test('an expired search asks for no choice', async () => {
    const expired: Answer = { json: results([], { research: true }) }
    const { data } = await load({ [resultsPath]: expired, [returnPath]: { json: listed } }, address('&outbound=out'))
    expect(data).toMatchObject({ results: { research: true }, back: null })
  })
})

test('undoing the choice keeps the filters and forgets the page', () => {
  const there = { pathname: '/flight/search/', search: '?session_unique=s&outbound=a&fare=b&page=3&airlines=TK' }
  expect(withoutOutbound(there)).toBe('/flight/search/?session_unique=s&airlines=TK')
})
