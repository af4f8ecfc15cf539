// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { busRoutes } from '#bus/routes.ts'
import { options, results } from '#tests/src/bus/search/trips.ts'
import { loaderOf } from '#tests/support/product-route.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const next = 'CCCCCCCCCCCCCCCCCCCCCC'
const answers: Answers = {
  'GET /api/bus/option/option-1/': () => Response.json({ form_data: options }),
  'POST /api/bus/gateway/search/': () => Response.json({ form_data: options, session_unique: next }),
}

describe.each([
  ['a search gate', 'bus/search/search-gate-route'],
  ['a shared link', 'bus/search/share-route'],
])('%s', (_, id) => {
  async function open(given: Answers, { store } = memoryStore(), address = '/') {
    const loader = await loaderOf(busRoutes, id)
    const { args, calls } = routeArgs(address, given, { params: { option_id: 'option-1' }, store })
    const result: unknown = await loader(args).catch((thrown: unknown) => thrown)
    return { calls, result, leadsTo: result instanceof Response ? result.headers.get('Location') : undefined }
  }

  test('starts the saved search and leads to its results', async () => {
    const { leadsTo, calls } = await open(answers)
    expect(leadsTo).toBe(`/bus/search/?session_unique=${next}`)
    expect(calls[1]?.body).toEqual({
      departure_station: 6,
      arrival_station: 35,
      departure_date: '2026-12-01',
      show_route_alternatives: true,
    })
  })

  test('passes on the flight that a transfer follows, and nothing else', async () => {
    const { leadsTo } = await open(answers, memoryStore(), '/?flight=tk%202124&page=2')
    expect(leadsTo).toBe(`/bus/search/?session_unique=${next}&flight=TK2124`)
  })

  test.each([429, 503])('tells the words of a %i', async (status) => {
    const said = 'Satıcıya şu anda ulaşamıyoruz. Lütfen biraz sonra yeniden deneyin.'
    const refused = () => Response.json({ detail: [said] }, { status })
    const { result } = await open({ ...answers, 'POST /api/bus/gateway/search/': refused })
    expect(result).toMatchObject({ data: { said }, init: { status } })
  })

  test('moves a day that is over to today', async () => {
    const over = { ...options, departure_date: '2026-11-02' }
    const { calls } = await open({
      ...answers,
      'GET /api/bus/option/option-1/': () => Response.json({ form_data: over }),
    })
    expect(calls[1]?.body).toMatchObject({ departure_date: '2026-11-21' })
  })

  test('of an unknown option is a 404', async () => {
    const { result } = await open({
      'GET /api/bus/option/option-1/': () => Response.json({ detail: ['yok'] }, { status: 404 }),
    })
    expect(result).toMatchObject({ init: { status: 404 } })
  })

  test('without a connection leads to the results that the device keeps', async () => {
    const memory = memoryStore()
    await memory.store.saveSearch('DDDDDDDDDDDDDDDDDDDDDD', 'option-1', results())
    expect((await open({}, memory)).leadsTo).toBe('/bus/search/?session_unique=DDDDDDDDDDDDDDDDDDDDDD')
  })
})
