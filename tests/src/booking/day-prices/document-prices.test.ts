import { expect, test, vi } from 'vitest'
import { createApi } from '#api/client.ts'
import { documentPrices } from '#booking/day-prices/document-prices.ts'
import { askedOf, type PricedSearch } from '#booking/day-prices/use-day-prices.ts'
import { defaultUserInfo } from '#contract/user-info.ts'
import { gateway, signal } from '#tests/support/canned-gateway.ts'

const search: PricedSearch = { product: 'bus', fields: { departure_station: '1', departure_date: null } }
const days = { chosen: '2026-12-10', today: '2026-11-24' }
const reply = { json: { results: [{ date: '2026-12-10', price: 400 }] } }

test('the days around the chosen one are asked for, under the name that the page gives the search', async () => {
  const { api, asked } = gateway({ 'GET /api/bus/calendar/': reply })
  const brought = await documentPrices(api, search, days, signal)
  expect(asked[0]?.query).toBe('?departure_station=1&start_date=2026-12-04&days=15')
  expect(brought).toMatchObject({ asked: askedOf(search), start: '2026-12-04' })
  expect(brought?.prices['2026-12-10']).toBe(400)
})

test('a document does not wait for prices that are late, and gives their call up', async () => {
  const given: AbortSignal[] = []
  const never = (request: Request) => {
    given.push(request.signal)
    return new Promise<Response>(() => undefined)
  }
  const caller = { token: null, deviceId: 'device-12345', userInfo: defaultUserInfo, isApp: false, isAndroid: false }
  const api = createApi(never, 'http://gateway', async () => caller)
  expect(await documentPrices(api, search, days, signal)).toBeNull()
  expect(given.map(({ aborted }) => aborted)).toEqual([true])
})

test('in the browser results wait for no prices', async () => {
  vi.stubEnv('SSR', false)
  const { api, asked } = gateway({ 'GET /api/bus/calendar/': reply })
  expect(await documentPrices(api, search, days, signal)).toBeNull()
  expect(asked).toEqual([])
  vi.unstubAllEnvs()
})
