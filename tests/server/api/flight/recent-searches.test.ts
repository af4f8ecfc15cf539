// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { RecentFlightSearches } from '#contract/flight-search.ts'
import { airports } from '#tests/server/support/fixed-flights.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { searchFlights } from '#tests/server/support/flight-journey.ts'

const gateway = sharedGateway()

describe('recent searches', () => {
  const device = { 'X-Device-Id': '6f1f9d8e-3f0c-4d7a-8d55-000000000001' }
  const recents = async (headers?: Record<string, string>) =>
    RecentFlightSearches.parse(await gateway.json('GET', '/api/user/flight/recent-searches/', undefined, headers))
      .results

  test('are those of the device, newest first, each route once', async () => {
    await searchFlights(gateway, {}, device)
    gateway.pass(1)
    await searchFlights(gateway, { arrival_airport: airports.lhr.id }, device)
    gateway.pass(1)
    await searchFlights(gateway, { departure_date: '2026-12-15' }, device)
    expect((await recents(device)).map(({ arrival_airport }) => arrival_airport.code)).toEqual(['ESB', 'LHR'])
    expect(await recents({ 'X-Device-Id': '6f1f9d8e-3f0c-4d7a-8d55-000000000002' })).toEqual([])
    expect(await recents()).toEqual([])
  })

  test('are those of the user when signed in', async () => {
    const signedIn = await gateway.signIn()
    expect(await recents({ ...device, ...signedIn })).toEqual([])
    await searchFlights(gateway, {}, { ...device, ...signedIn })
    expect(await recents(signedIn)).toHaveLength(1)
  })
})
