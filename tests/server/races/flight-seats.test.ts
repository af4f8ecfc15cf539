// @vitest-environment node
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { SelectReply } from '#contract/booking.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { flightSeats, flightCabins } from '#server/db/schema/flights.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { withFreshGateway } from '#tests/server/support/fresh-gateway.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { flightInfo, heldFlight, payFlight, searchFlights } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'
import { seenInSomeAttempt } from '#tests/server/support/seen-in-some-attempt.ts'
import { waitingForLocks } from '#tests/server/support/waiting-for-locks.ts'

const buyers = 100
/**
 * Number of buyers in the control test that drops the constraint `flight_cabins_never_oversold` and expects the gateway
 * to sell the seat more than once. A small race is enough for that. Each buyer uses one of the pool's 20 database
 * connections, and the test itself uses two.
 */
const few = 8

const withGateway = (work: (gateway: TestGateway) => Promise<void>) =>
  withFreshGateway((gateway) => {
    gateway.flights.seatsPerFlight = 1
    return work(gateway)
  })

/** Returns the search sessions of `count` travellers who have all found the same flight. */
async function finders(gateway: TestGateway, count: number): Promise<string[]> {
  const sessions: string[] = []
  for (let i = 0; i < count; i++) sessions.push((await searchFlights(gateway)).session_unique)
  return sessions
}

/** Makes all travellers concurrently select the flight. */
async function rush(gateway: TestGateway, sessions: string[]): Promise<SelectReply[]> {
  const replies = sessions.map((session) =>
    gateway.json('POST', '/api/flight/gateway/search/select/', { product_ids: [`${session}.ISTESB-2026-12-10-0`] }),
  )
  return (await Promise.all(replies)).map((reply) => SelectReply.parse(reply))
}

describe('100 buyers, one seat', () => {
  test('one sale and 99 clear refusals', async () => {
    await withGateway(async (gateway) => {
      const replies = await rush(gateway, await finders(gateway, buyers))
      const refusals = replies.filter(({ status }) => !status)
      expect(refusals).toHaveLength(buyers - 1)
      for (const refusal of refusals)
        expect(refusal).toMatchObject({ research: true, message: expect.stringContaining('koltuk kalmadı') })
      expect(await gateway.deps.db.orm.select().from(flightCabins)).toMatchObject([{ seats: 1, taken: 1 }])
      expect(await gateway.deps.db.orm.select().from(bookings)).toHaveLength(1)
    })
  })

  test('control: without the database rule the same seat is sold many times', seenInSomeAttempt, async () => {
    await withGateway(async (gateway) => {
      const { orm } = gateway.deps.db
      await gateway.deps.db.runSql('alter table flight_cabins drop constraint flight_cabins_never_oversold')
      const sessions = await finders(gateway, few)
      // The table lock lets no buyer take the seat before several buyers have read it as free.
      const { rushing } = await orm.transaction(async (tx) => {
        await tx.execute(sql`lock table flight_cabins in exclusive mode`)
        const all = rush(gateway, sessions)
        while ((await waitingForLocks(orm)) < 2);
        return { rushing: all }
      })
      const sold = (await rushing).filter(({ status }) => status)
      expect(sold.length).toBeGreaterThan(1)
    })
  })
})

test('selecting, re-selecting and letting go at once leaves the books exact', async () => {
  await withGateway(async (gateway) => {
    gateway.flights.seatsPerFlight = 6
    const sessions: string[] = []
    for (let i = 0; i < 12; i++)
      sessions.push((await searchFlights(gateway, { fly_type: 'RT', return_date: '2026-12-14' })).session_unique)
    const choose = (session: string, i: number) => {
      const ids = [`${session}.ISTESB-2026-12-10-${i % 2}`, `${session}.ESBIST-2026-12-14-${(i + 1) % 2}`]
      return gateway.json('POST', '/api/flight/gateway/search/select/', { product_ids: ids })
    }
    for (let round = 0; round < 4; round++) {
      const work = sessions.flatMap((session, i) => [choose(session, i + round), choose(session, i + round + 1)])
      await Promise.all([...work, releaseHolds(gateway.deps), releaseHolds(gateway.deps)])
      gateway.pass(round === 1 ? 901 : 1)
    }
    const { orm } = gateway.deps.db
    const held = new Set(
      (await orm.select().from(bookings)).filter(({ stock }) => stock === 'held').map(({ id }) => id),
    )
    const expected = new Map<string, number>()
    for (const { bookingId, flightKey, count } of await orm.select().from(flightSeats)) {
      if (held.has(bookingId)) expected.set(flightKey, (expected.get(flightKey) ?? 0) + count)
    }
    for (const { flightKey, taken } of await orm.select().from(flightCabins)) {
      expect(taken).toBe(expected.get(flightKey) ?? 0)
      expect(taken).toBeLessThanOrEqual(6)
    }
  })
})

test('a late payment and a new buyer want the last seat: one gets it, and no money is kept for nothing', async () => {
  await withGateway(async (gateway) => {
    for (let round = 0; round < 8; round++) {
      const day = { departure_date: `2026-12-${10 + round}` }
      const late = await heldFlight(gateway, day)
      const { pay_url: url } = await payFlight(gateway, late, { card_number: cards.late })
      await finishAtBank(gateway, url)
      gateway.pass(21 * 60)
      await releaseHolds(gateway.deps)
      const rival = await searchFlights(gateway, day)
      const body = { product_ids: [`${rival.session_unique}.ISTESB-${day.departure_date}-0`] }
      const [reply] = await Promise.all([
        gateway.json('POST', '/api/flight/gateway/search/select/', body),
        reconcileCharges(gateway.deps),
        reconcileCharges(gateway.deps),
      ])
      const { state } = await flightInfo(gateway, late)
      expect([SelectReply.parse(reply).status, state]).toEqual(
        state === 'ticketed' ? [false, 'ticketed'] : [true, 'refunded'],
      )
    }
  })
})
