// @vitest-environment node
/**
 * Tests races for the last places of a supplier that has its own records and is slow, refuses, lies or does not
 * respond. The gateway's own database has places for all buyers, so only the supplier's replies limit the sales. Two
 * control tests run a gateway that mistakes refusals for holds or that cancels nothing. They expect that it sells more
 * places than the supplier has, or that the supplier keeps places without a booking.
 */
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bookings, tickets } from '#server/db/schema/bookings.ts'
import { flightCabins } from '#server/db/schema/flights.ts'
import { charges } from '#server/db/schema/payments.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { withFreshGateway } from '#tests/server/support/fresh-gateway.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { payFlight, searchFlights, selectFlight } from '#tests/server/support/flight-journey.ts'
import { createUnreliableSupply, type Mood, type UnreliableSupply } from '#tests/server/support/unreliable-supply.ts'
import { eventually } from '#tests/support/eventually.ts'

/**
 * Number of buyers: large enough that each behaviour of the supplier occurs several times, and that far more buyers
 * than places reach the payment.
 */
const buyers = 30
/**
 * Number of buyers in the smaller races: the second race of the first test, and the races of the two control tests,
 * whose gateway mistakes refusals for holds or cancels nothing.
 */
const few = 12
const places = 7

interface Market {
  gateway: TestGateway
  supply: UnreliableSupply
}

const withMarket = (work: (market: Market) => Promise<void>) =>
  withFreshGateway(async (gateway) => {
    const supply = createUnreliableSupply()
    supply.places = places
    Object.assign(gateway.flights, supply.answers)
    gateway.flights.seatsPerFlight = 2 * buyers
    await work({ gateway, supply })
  })

/** Limits the wait for each hold and confirmation to 0.4 s during `work`. */
async function impatiently<Result>({ gateway: { deps } }: Market, work: () => Promise<Result>): Promise<Result> {
  const { patience } = deps
  deps.patience = { ...patience, hold: 400, confirm: 400 }
  const result = await work()
  deps.patience = patience
  return result
}

/**
 * Returns how the simulated supplier is to treat the next `count` calls: as `moods` say, one after the other, again
 * from the first one when all have been used.
 */
const mixed = (moods: readonly Mood[], count: number): Mood[] =>
  Array.from({ length: count }, (_, index) => moods[index % moods.length] ?? 'works')

/**
 * Runs `work`. The supplier delays its responses to calls that `supply.moods` marks as `slow` or `late`. Once it has
 * received `count` calls of the kind `call`, it responds to all delayed calls at once. To calls that it delays later,
 * it responds when `work` has ended.
 */
async function answeringSome<Result>(
  { supply }: Market,
  call: 'hold' | 'confirm',
  count: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const working = work()
  await eventually(() => {
    expect(supply.calls.filter((one) => one === call).length).toBeGreaterThanOrEqual(count)
  })
  supply.release()
  const result = await working
  supply.release()
  return result
}

/**
 * Makes travellers who have all found the same flight select it at the same time; returns the keys of their bookings.
 */
async function rush({ gateway }: Market, count: number): Promise<string[]> {
  const sessions: string[] = []
  for (let index = 0; index < count; index++) sessions.push((await searchFlights(gateway)).session_unique)
  const replies = await Promise.all(
    sessions.map((session) => selectFlight(gateway, [`${session}.ISTESB-2026-12-10-0`])),
  )
  for (const { status, message } of replies) if (!status) expect(message).not.toBe('')
  return replies.flatMap(({ session_unique: key }) => (key ? [key] : []))
}

/**
 * Runs the jobs three times, a minute apart. After that, nothing is left to do. A single run is not enough, because the
 * supplier gets each cancellation of an abandoned reservation twice, a minute apart.
 */
async function settle({ gateway }: Market): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await reconcileCharges(gateway.deps)
    await settleReservations(gateway.deps)
    gateway.pass(61)
  }
}

const inBook = ({ supply }: Market, wanted: 'held' | 'confirmed') =>
  [...supply.book].flatMap(([key, state]) => (state === wanted ? [key] : [])).toSorted()

const ours = async ({ gateway }: Market, state: 'held' | 'confirmed') => {
  const rows = await gateway.deps.db.orm.select().from(reservations).where(eq(reservations.state, state))
  return rows.map(({ key }) => key).toSorted()
}
const takenSeats = async ({ gateway }: Market) =>
  (await gateway.deps.db.orm.select().from(flightCabins)).reduce((sum, { taken }) => sum + taken, 0)

describe('30 buyers of seven places', () => {
  test('have seven of them in the end, and each who paid has a ticket or the money', async () => {
    await withMarket(async (market) => {
      const { gateway, supply } = market
      supply.moods.hold = mixed(['works', 'slow', 'refuses', 'unanswered', 'late', 'lies', 'fails'], buyers)
      const first = await impatiently(market, () =>
        answeringSome(market, 'hold', buyers / 2, () => rush(market, buyers)),
      )
      expect(first.length).toBeGreaterThan(0)
      expect(first.length).toBeLessThanOrEqual(places)
      await settle(market)
      expect(inBook(market, 'held')).toEqual(await ours(market, 'held'))
      expect(await takenSeats(market)).toBe(first.length)

      const second = await rush(market, few)
      const sold = [...first, ...second]
      expect(sold).toHaveLength(places)
      expect(inBook(market, 'held')).toEqual(await ours(market, 'held'))

      supply.moods.confirm = mixed(['lies', 'unanswered', 'refuses', 'late', 'slow', 'fails', 'works'], places)
      await impatiently(market, () =>
        answeringSome(market, 'confirm', places, () =>
          Promise.all(sold.map(async (key) => finishAtBank(gateway, (await payFlight(gateway, key)).pay_url))),
        ),
      )
      await settle(market)
      const { orm } = gateway.deps.db
      const rows = (await orm.select().from(bookings)).filter(({ sessionUnique }) => sold.includes(sessionUnique))
      const charged = await orm.select().from(charges)
      const issued = await orm.select().from(tickets)
      const outcomes = rows.map(({ id, status }) => [
        status,
        charged.flatMap(({ bookingId, state }) => (bookingId === id ? [state] : [])).join(),
        issued.filter(({ bookingId }) => bookingId === id).length,
      ])
      // In the end, the supplier has confirmed all but one of the paid bookings: it refused the one whose confirmation
      // got the behaviour `refuses`.
      expect(outcomes.filter(([status]) => status === 'refunded')).toEqual([['refunded', 'refunded', 0]])
      expect(outcomes.filter(([status]) => status !== 'refunded')).toEqual(
        Array.from({ length: places - 1 }, () => ['ticketed', 'approved', 1]),
      )
      expect(inBook(market, 'confirmed')).toHaveLength(places - 1)
      expect(inBook(market, 'confirmed')).toEqual(await ours(market, 'confirmed'))
      expect(inBook(market, 'held')).toEqual([])
      expect(await takenSeats(market)).toBe(places - 1)
    })
  })

  test('control: a gateway that takes a refusal for a hold sells more than there are', async () => {
    await withMarket(async (market) => {
      const { gateway, supply } = market
      gateway.flights.hold = async (asked, call) => {
        const answer = await supply.answers.hold(asked, call)
        return answer.outcome === 'held' ? answer : { outcome: 'held', reference: asked.key, until: asked.until }
      }
      expect((await rush(market, few)).length).toBeGreaterThan(places)
    })
  })

  test('control: a gateway that cancels nothing leaves places at the supply that nobody has', async () => {
    await withMarket(async (market) => {
      market.supply.moods.hold = mixed(['lies', 'unanswered'], few)
      await impatiently(market, () => rush(market, few))
      expect(await rush(market, few)).toEqual([])
      expect(inBook(market, 'held')).toHaveLength(places)
    })
  })
})
