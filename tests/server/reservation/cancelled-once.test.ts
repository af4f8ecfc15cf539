// @vitest-environment node
/**
 * Tests that a supplier that keeps no records receives exactly one cancellation of a released hold
 * (docs/decisions/0027).
 */
import { expect, test, vi } from 'vitest'
import { type ProductName, products } from '#contract/products.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { heldActivity } from '#tests/server/support/activity-journey.ts'
import { selectedSeats } from '#tests/server/support/bus-journey.ts'
import { fromHere } from '#tests/server/support/clients.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { heldFlight } from '#tests/server/support/flight-journey.ts'
import { heldTransfer } from '#tests/server/support/transfer-journey.ts'

const gateway = sharedGateway()

const holds = {
  flight: { supply: 'flights', hold: () => heldFlight(gateway) },
  bus: { supply: 'buses', hold: () => selectedSeats(gateway, [[1, 'F']]) },
  transfer: { supply: 'transfers', hold: () => heldTransfer(gateway) },
  activity: { supply: 'activities', hold: () => heldActivity(gateway) },
} as const satisfies Record<ProductName, object>

test.each(products)('a %s that was held and left', async (product) => {
  const { supply, hold } = holds[product]
  const cancel = vi.spyOn(gateway[supply], 'cancel')
  const session = await hold()
  const left = { session_unique: session }
  await gateway.request('POST', `/api/${product}/gateway/release/`, left, fromHere({}, session))
  for (let round = 0; round < 3; round++) {
    await settleReservations(gateway.deps)
    gateway.pass(61)
  }
  expect(cancel).toHaveBeenCalledTimes(1)
  const states = (await gateway.deps.db.orm.select().from(reservations)).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['cancelled']))
})
