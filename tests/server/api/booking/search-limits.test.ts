// @vitest-environment node
import { expect, test } from 'vitest'
import { limits } from '#server/middleware/rate-limit.ts'
import { searchSessions } from '#server/db/schema/searches.ts'
import { busForm } from '#tests/server/support/bus-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { flightForm } from '#tests/server/support/flight-journey.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

const gateway = sharedGateway()

const paths = { flight: '/api/flight/gateway/search/', bus: '/api/bus/gateway/search/' }

const from = (address: string, device?: string) => ({
  'X-Test-Address': address,
  ...(device && { 'X-Device-Id': device }),
})
const flight = (headers: Record<string, string>) => gateway.request('POST', paths.flight, flightForm(), headers)
const bus = (headers: Record<string, string>) => gateway.request('POST', paths.bus, busForm(), headers)

test('a device searches often, not without end, and is told when it may search again', async () => {
  const restless = from('198.51.100.1', 'restless-device')
  for (let turn = 0; turn < limits.search.perDevice; turn++)
    expect((await (turn % 2 === 0 ? flight : bus)(restless)).status).toBe(200)
  const stored = await gateway.deps.db.orm.$count(searchSessions)
  for (const search of [flight, bus]) {
    const response = await search(restless)
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(await errorOf(response)).toEqual({
      detail: [expect.stringMatching(/^Kısa sürede çok fazla arama yaptınız\. Lütfen [1-5] dakika sonra/)],
    })
  }
  expect(await gateway.deps.db.orm.$count(searchSessions)).toBe(stored)
  expect((await flight(from('198.51.100.1', 'another-device'))).status).toBe(200)
  expect((await bus(from('198.51.100.2', 'restless-device'))).status).toBe(200)
  gateway.pass(limits.search.windowSeconds)
  expect((await flight(restless)).status).toBe(200)
})

test('reading results has no limit and writes nothing', async () => {
  const { session_unique: session } = (await (await bus(from('198.51.100.3', 'reading-device'))).json()) as {
    session_unique: string
  }
  const writes = async () => (await gateway.deps.db.runSql('select sum(hits) as hits from rate_limits')).rows
  const before = await writes()
  for (let turn = 0; turn < limits.search.perDevice + 1; turn++) {
    const response = await gateway.request(
      'POST',
      paths.bus,
      { session_unique: session },
      from('198.51.100.3', 'reading-device'),
    )
    expect(response.status).toBe(200)
  }
  expect(await writes()).toEqual(before)
})
