// @vitest-environment node
import { expect, test } from 'vitest'
import { loadFlightTab } from '#home/flight/load-flight-tab.ts'
import { turkishAppInfo } from '#tests/support/app-info.ts'
import { memoryStore, routeArgs } from '#tests/support/route-args.ts'

const city = (name: string, text: string) => ({
  id: 124_365,
  code: '',
  name,
  city: text,
  country_code: 'TR',
  airports: ['IST', 'SAW'],
})
const { constants } = turkishAppInfo
const told = (popular: unknown[]) => () =>
  Response.json({
    ...turkishAppInfo,
    constants: { ...constants, flight: { ...constants.flight, popular_airports: popular } },
  })

const arrivalAt = async (path: string, answers: Parameters<typeof routeArgs>[1]) => {
  const { args, calls } = routeArgs(path, answers, { store: memoryStore().store })
  const { named } = await loadFlightTab(args)
  return { arrival: named?.arrival, asked: calls.map(({ name }) => name) }
}

test.each([
  ['İstanbul, tüm havalimanları', 'İstanbul'],
  ['Istanbul, all airports', 'Istanbul'],
])('a city in the address is the same in each language: %s', async (name, text) => {
  const { arrival } = await arrivalAt('/?to=124365', { 'GET /api/mobile/info/': told([city(name, text)]) })
  expect(arrival).toEqual({ id: '124365', text: name, name, city: text })
})

test('an ID of no popular place sets nothing, nor does a list that did not come', async () => {
  const popular = told([city('İstanbul, tüm havalimanları', 'İstanbul')])
  expect((await arrivalAt('/?to=999', { 'GET /api/mobile/info/': popular })).arrival).toBeUndefined()
  expect((await arrivalAt('/?to=124365', {})).arrival).toBeUndefined()
})

test('a code in the address is searched for', async () => {
  const ankara = { id: 1, code: 'ESB', name: 'Esenboğa', city: 'Ankara', country_code: 'TR' }
  const { arrival, asked } = await arrivalAt('/?to=esb', {
    'GET /api/flight/airport/': () => Response.json({ results: [ankara] }),
  })
  expect(arrival).toMatchObject({ id: '1', text: 'Ankara (ESB)' })
  expect(asked).toEqual(['GET /api/flight/airport/'])
})
