import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { flightRoutes } from '#flight/routes.ts'
import { options } from '#tests/src/flight/search/flights.ts'
import { type Answer, gateway } from '#tests/support/canned-gateway.ts'
import { loaderOf } from '#tests/support/product-route.ts'
import { memoryStore } from '#tests/support/route-args.ts'

const saved = {
  ...options,
  departure_airport_name: 'IST airport',
  arrival_airport_name: 'ESB airport',
  departure_city: { name: 'IST city' },
  arrival_city: { name: 'ESB city' },
}
const started = { json: { form_data: saved, session_unique: 'CCCCCCCCCCCCCCCCCCCCCC' } }

async function open(id: string, answers: Record<string, Answer>, { store } = memoryStore()) {
  const loader = await loaderOf(flightRoutes, id)
  const params = { option_id: 'option-1' }
  const { api, asked } = gateway(answers)
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(clockContext, { now: () => new Date('2026-11-21T09:00:00Z'), today: () => '2026-11-21' })
  context.set(storeContext, store)
  const url = new URL('http://localhost/')
  const result: unknown = await loader({ context, params, request: new Request(url), url, pattern: '/' }).catch(
    (thrown: unknown) => thrown,
  )
  return { asked, result, leadsTo: result instanceof Response ? result.headers.get('Location') : undefined }
}

describe.each([
  ['a search gate', 'flight/search/search-gate-route'],
  ['a shared link', 'flight/search/share-route'],
])('%s', (_, id) => {
  test('starts the saved search and leads to its results', async () => {
    const { leadsTo, asked } = await open(id, {
      'GET /api/flight/option/option-1/': { json: { form_data: saved } },
      'POST /api/flight/gateway/search/': started,
    })
    expect(leadsTo).toBe('/flight/search/?session_unique=CCCCCCCCCCCCCCCCCCCCCC')
    expect(asked[1]?.body).toMatchObject({ departure_airport: 1, arrival_airport: 2, departure_date: '2026-12-01' })
  })

  test('moves days that are over to today', async () => {
    const over = { ...saved, fly_type: 'RT', departure_date: '2026-11-01', return_date: '2026-11-05' }
    const { asked } = await open(id, {
      'GET /api/flight/option/option-1/': { json: { form_data: over } },
      'POST /api/flight/gateway/search/': started,
    })
    expect(asked[1]?.body).toMatchObject({ departure_date: '2026-11-21', return_date: '2026-11-21' })
  })

  test('leads to the results that this device keeps of it where no answer comes', async () => {
    const memory = memoryStore()
    await memory.store.saveSearch('DDDDDDDDDDDDDDDDDDDDDD', 'option-1', {})
    const lost: Record<string, Answer> = { 'GET /api/flight/option/option-1/': 'cut' }
    expect((await open(id, lost, memory)).leadsTo).toBe('/flight/search/?session_unique=DDDDDDDDDDDDDDDDDDDDDD')
    expect((await open(id, lost)).result).toMatchObject({ init: { status: 503 } })
  })

  test.each([429, 503])('tells the words of a %i, whichever call was refused', async (status) => {
    const said = 'Kısa sürede çok fazla arama yaptınız. Lütfen 3 dakika sonra yeniden arayın.'
    const refused: Answer = { status, json: { detail: [said] } }
    const asked: Record<string, Answer>[] = [
      { 'GET /api/flight/option/option-1/': refused },
      {
        'GET /api/flight/option/option-1/': { json: { form_data: saved } },
        'POST /api/flight/gateway/search/': refused,
      },
    ]
    for (const answers of asked)
      expect((await open(id, answers)).result).toMatchObject({ data: { said }, init: { status } })
  })

  test('is a 404 for an unknown search', async () => {
    expect((await open(id, {})).result).toMatchObject({ init: { status: 404 } })
  })
})
