// @vitest-environment node
/** Tests that independent calls to suppliers run concurrently, since each may take seconds. */
import { expect, test } from 'vitest'
import { busResults, searchBus } from '#tests/server/support/bus-journey.ts'
import { createFixedBuses } from '#tests/server/support/fixed-buses.ts'
import { createFixedFlights } from '#tests/server/support/fixed-flights.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import {
  beforeFlight,
  flightResults,
  roundTrip,
  searchFlights,
  selectFlight,
} from '#tests/server/support/flight-journey.ts'

const gateway = sharedGateway()

/** Responds to calls only once `count` of them run concurrently; sequential calls get no response and time out. */
function together(count: number) {
  let running = 0
  let all = Promise.withResolvers<void>()
  const seen = {
    rounds: 0,
    async pass<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      const { promise, resolve } = all
      if (++running === count) {
        running = 0
        seen.rounds++
        all = Promise.withResolvers<void>()
        resolve()
      }
      await promise
      return work()
    },
  }
  return seen
}

test('the airports of a search', async () => {
  const counted = together(2)
  const supply = createFixedFlights()
  gateway.flights.airports.byId = (...asked) => counted.pass(() => supply.airports.byId(...asked))
  await searchFlights(gateway)
  expect(counted.rounds).toBe(1)
})

test('both directions of a round trip: their results, their selection, and what they cost now', async () => {
  const supply = createFixedFlights()
  const [listed, priced] = [together(2), together(2)]
  gateway.flights.search = (...asked) => listed.pass(() => supply.search(...asked))
  gateway.flights.offer = (...asked) => priced.pass(() => supply.offer(...asked))
  const { session_unique: session } = await searchFlights(gateway, roundTrip)
  await flightResults(gateway, session)
  expect(listed.rounds).toBe(1)
  const ids = [`${session}.ISTESB-2026-12-10-0`, `${session}.ESBIST-2026-12-14-0`]
  const { session_unique: key } = await selectFlight(gateway, ids)
  expect(listed.rounds).toBe(2)
  await beforeFlight(gateway, key ?? '')
  expect(priced.rounds).toBe(1)
})

test('the terminals and the trips of a search of buses', async () => {
  const supply = createFixedBuses()
  const { session_unique: session } = await searchBus(gateway)
  const counted = together(3)
  gateway.buses.search = (...asked) => counted.pass(() => supply.search(...asked))
  gateway.buses.stations.byId = (...asked) => counted.pass(() => supply.stations.byId(...asked))
  await busResults(gateway, session)
  expect(counted.rounds).toBe(1)
})
