// @vitest-environment node
/** Independent supply calls run concurrently, since each may take seconds. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { found } from '#tests/server/support/bus-journey.ts'
import { createFixedBuses } from '#tests/server/support/fixed-buses.ts'
import { createFixedSupply } from '#tests/server/support/fixed-supply.ts'
import { createTestGateway, type TestGateway } from '#tests/server/support/gateway.ts'
import { beforePayment, results, roundTrip, search, select } from '#tests/server/support/journey.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

/** Counts the maximum number of concurrent calls. */
function gauge() {
  let running = 0
  const counted = {
    most: 0,
    async pass<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      running++
      counted.most = Math.max(counted.most, running)
      await new Promise((resolve) => setTimeout(resolve, 20))
      running--
      return work()
    },
  }
  return counted
}

test('the airports of a search', async () => {
  const counted = gauge()
  const supply = createFixedSupply()
  gateway.flights.airports.byId = (...asked) => counted.pass(() => supply.airports.byId(...asked))
  await search(gateway)
  expect(counted.most).toBe(2)
})

test('both directions of a round trip: their results, their selection, and what they cost now', async () => {
  const supply = createFixedSupply()
  const [listed, priced] = [gauge(), gauge()]
  gateway.flights.search = (...asked) => listed.pass(() => supply.search(...asked))
  gateway.flights.offer = (...asked) => priced.pass(() => supply.offer(...asked))
  const { session_unique: session } = await search(gateway, roundTrip)
  await results(gateway, session)
  expect(listed.most).toBe(2)
  listed.most = 0
  const ids = [`${session}.ISTESB-2026-12-10-0`, `${session}.ESBIST-2026-12-14-0`]
  const { session_unique: key } = await select(gateway, ids)
  expect(listed.most).toBe(2)
  await beforePayment(gateway, key ?? '')
  expect(priced.most).toBe(2)
})

test('the terminals and the trips of a search of buses', async () => {
  const counted = gauge()
  const supply = createFixedBuses()
  gateway.buses.search = (...asked) => counted.pass(() => supply.search(...asked))
  gateway.buses.stations.byId = (...asked) => counted.pass(() => supply.stations.byId(...asked))
  await found(gateway)
  expect(counted.most).toBe(3)
})
