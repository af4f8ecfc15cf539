// @vitest-environment node
/**
 * Tests random sales of bus seats, through the gateway and by other sellers. The supplier keeps its own seat inventory.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { seatLayout } from '#server/supply/bus/bus-layouts.ts'
import { busDetail, foundTrip, selectSeats } from '#tests/server/support/bus-journey.ts'
import { fromHere } from '#tests/server/support/clients.ts'
import { createCountingBuses } from '#tests/server/support/counting-buses.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'

const supply = createCountingBuses(() => gateway.deps.clock.now())
const gateway = sharedGateway({ buses: supply })

/** Only six seats (three adjacent pairs) are sold, so that random sales conflict often. */
const seat = fc.integer({ min: 1, max: 6 })
const gender = fc.constantFrom('F' as const, 'M' as const)
const traveller = fc.nat({ max: 2 })
const sale = fc.record({ seat, gender })
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('select' as const), traveller, sale, meanwhile: sale }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), traveller }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('sell' as const, 'give back' as const), sale }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('settle' as const, 'wait' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Creates three travellers who look at the seats of one trip at the same time. */
async function newTrip() {
  await gateway.deps.db.runSql('delete from reservations; delete from bookings; delete from bus_trips')
  supply.book = []
  const looks = [await foundTrip(gateway), await foundTrip(gateway), await foundTrip(gateway)]
  const [trip = ''] = looks.map(({ product }) => product.slice(product.indexOf('.') + 1))
  const keys = new Map<number, string>()
  const told = { selected: 0, refused: 0 }
  let waits = 0
  const lookOf = (who: number) => {
    const look = looks[who]
    if (!look) throw new Error(`no traveller ${who}`)
    return look
  }

  async function select(who: number, wanted: { seat: number; gender: 'F' | 'M' }): Promise<void> {
    const { session, product } = lookOf(who)
    const reply = await selectSeats(gateway, session, product, [[wanted.seat, wanted.gender]])
    told[reply.status ? 'selected' : 'refused']++
    if (!reply.status) return
    keys.set(who, reply.session_unique ?? '')
    const buyers = supply.live(trip).filter((one) => one.seat === wanted.seat)
    expect(buyers).toMatchObject([{ by: expect.any(String), soldTo: wanted.gender }])
  }

  return {
    told,
    async take(one: Step): Promise<void> {
      if (one.do === 'sell') supply.sellElsewhere(trip, one.sale.seat, one.sale.gender)
      else if (one.do === 'give back') supply.giveBack(trip, one.sale.seat)
      else if (one.do === 'settle') await settleReservations(gateway.deps)
      else if (one.do === 'wait') {
        // Two waits of eight minutes are longer than a hold (15 minutes) but shorter than the search session (20
        // minutes).
        if (waits++ < 2) gateway.pass(8 * 60)
        await releaseHolds(gateway.deps)
      } else if (one.do === 'leave') {
        const key = keys.get(one.traveller)
        const path = '/api/bus/gateway/release/'
        if (key) await gateway.request('POST', path, { session_unique: key }, fromHere({}, key))
      } else if (one.do === 'select') {
        supply.beforeHold = () => supply.sellElsewhere(trip, one.meanwhile.seat, one.meanwhile.gender)
        await select(one.traveller, one.sale)
        supply.beforeHold = () => undefined
      }
    },
    /**
     * Expects a traveller's seat map to show as taken every seat that the supplier has sold elsewhere, and to show the
     * gender limit on the seat beside it.
     */
    async isTrueFor(who: number): Promise<void> {
      const { session, product } = lookOf(who)
      const map = (await busDetail(gateway, session, product)).seat_matrix.flat()
      const shown = (number: number | undefined) => map.find((cell) => cell?.seat === String(number))
      for (const { seat: number, soldTo } of supply.live(trip).filter(({ by }) => by === null)) {
        expect(shown(number)).toMatchObject({ is_empty: false, sold_to: soldTo })
        const beside = shown(seatLayout('2+2').pairOf(number)?.beside)
        expect(beside).toMatchObject(soldTo === 'F' ? { can_sale_male: false } : { can_sale_female: false })
      }
    },
  }
}

test('whatever is sold where, no seat that the supply has sold is sold again or shown as free', async () => {
  const told = { selected: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      const trip = await newTrip()
      for (const [index, one] of steps.entries()) {
        await trip.take(one)
        await trip.isTrueFor(index % 3)
      }
      told.selected += trip.told.selected
      told.refused += trip.told.refused
    }),
    { numRuns: 8 },
  )
  expect(told.selected).toBeGreaterThan(5)
  expect(told.refused).toBeGreaterThan(5)
})
