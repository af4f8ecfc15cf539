// @vitest-environment node
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Orm } from '#server/db/database.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { busSeats, busTrips } from '#server/db/schema/buses.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import {
  busInfo,
  cancelBus,
  foundTrip,
  payBus,
  selectedSeats,
  selectSeats,
  ticketedBus,
  type Seats,
} from '#tests/server/support/bus-journey.ts'
import { withFreshGateway } from '#tests/server/support/fresh-gateway.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { cards } from '#tests/support/payer.ts'
import { seenInSomeAttempt } from '#tests/server/support/seen-in-some-attempt.ts'
import { waitingForLocks } from '#tests/server/support/waiting-for-locks.ts'

/** The trigger function as its migration creates it. */
const migration =
  /CREATE FUNCTION bus_seats_neighbours[\s\S]*?\$\$;/.exec(
    readFileSync(new URL('../../../server/db/migrations/0005_buses.sql', import.meta.url), 'utf8'),
  )?.[0] ?? ''

/** Makes all travellers first load the seats, and then select seats concurrently. */
async function rush(gateway: TestGateway, wishes: readonly Seats[]) {
  const looked: { session: string; product: string; seats: Seats }[] = []
  for (const seats of wishes) looked.push({ ...(await foundTrip(gateway)), seats })
  return Promise.all(looked.map(({ session, product, seats }) => selectSeats(gateway, session, product, seats)))
}

const buyers = 100
/**
 * Number of buyers in the control test that drops the constraint `bus_seats_one_sale` and expects the gateway to sell
 * the seat more than once. A small race is enough for that.
 */
const few = 20
const oneSeat = Array.from({ length: buyers }, (): Seats => [[1, 'F']])

describe('100 buyers, one seat', () => {
  test('one sale and 99 clear refusals', async () => {
    await withFreshGateway(async (gateway) => {
      const replies = await rush(gateway, oneSeat)
      const refusals = replies.filter(({ status }) => !status)
      expect(refusals).toHaveLength(buyers - 1)
      for (const refusal of refusals)
        expect(refusal).toMatchObject({
          research: false,
          message: expect.stringMatching(/^1 numaralı koltuk az önce satıldı/),
        })
      expect(await gateway.deps.db.orm.select().from(busSeats)).toMatchObject([{ seat: 1, soldTo: 'F' }])
      expect(await gateway.deps.db.orm.select().from(bookings)).toHaveLength(1)
    })
  })

  test('control: without the key of the table the same seat is sold many times', seenInSomeAttempt, async () => {
    await withFreshGateway(async (gateway) => {
      await gateway.deps.db.runSql('alter table bus_seats drop constraint bus_seats_one_sale')
      const sold = (await rush(gateway, oneSeat.slice(0, few))).filter(({ status }) => status)
      expect(sold.length).toBeGreaterThan(1)
    })
  })
})

/**
 * Seat choices of women and men who each travel alone and select concurrently. In each of 20 pairs of seats, a woman
 * chooses one seat and a man the other.
 */
const neighbours = Array.from({ length: 20 }, (_, pair): Seats[] => [
  [[pair * 2 + 1, 'F']],
  [[pair * 2 + 2, 'M']],
]).flat()

/** Returns the number of pairs in which strangers of different gender sit next to each other. */
async function mixedPairs({ deps: { db } }: TestGateway): Promise<number> {
  const rows = await db.orm.select().from(busSeats)
  return rows.filter(({ tripKey, pair, soldTo, bookingId }) =>
    rows.some(
      (other) =>
        other.tripKey === tripKey &&
        other.pair === pair &&
        pair !== null &&
        other.soldTo !== soldTo &&
        other.bookingId !== bookingId,
    ),
  ).length
}

describe('a woman and a man who do not travel together want the two seats of a pair', () => {
  test('one of them gets hers or his, in every pair', async () => {
    await withFreshGateway(async (gateway) => {
      const replies = await rush(gateway, neighbours)
      expect(await mixedPairs(gateway)).toBe(0)
      for (let pair = 0; pair < replies.length; pair += 2)
        expect(replies[pair]?.status).toBe(!replies[pair + 1]?.status)
      for (const { message } of replies.filter(({ status }) => !status)) expect(message).toContain('bu cinsiyete')
    })
  })

  test('control: without the trigger both get them', seenInSomeAttempt, async () => {
    await withFreshGateway(async (gateway) => {
      await gateway.deps.db.runSql('drop trigger bus_seats_neighbours on bus_seats')
      await rush(gateway, neighbours)
      expect(await mixedPairs(gateway)).toBeGreaterThan(0)
    })
  })
})

/** Returns the number of trips whose counter of taken seats differs from the number of their rows in `bus_seats`. */
const miscounted = async (orm: Orm): Promise<number> =>
  orm.$count(
    busTrips,
    sql`${busTrips.taken} <> (select count(*) from ${busSeats} where trip_key = ${busTrips.tripKey})`,
  )

describe('the trigger alone, whoever writes to the table', () => {
  /**
   * Simulates a transaction that has inserted a woman's seat and not committed when a male stranger requests the
   * adjacent one.
   */
  async function twoWriters(gateway: TestGateway): Promise<PromiseSettledResult<unknown>[]> {
    const { orm } = gateway.deps.db
    const [her, his] = [await selectedSeats(gateway, [[9, 'F']]), await selectedSeats(gateway, [[13, 'F']])]
    const ids = new Map((await orm.select().from(bookings)).map(({ sessionUnique, id }) => [sessionUnique, id]))
    const [trip] = await orm.select().from(busTrips)
    const row = (session: string, seat: number, soldTo: 'F' | 'M') => ({
      tripKey: trip?.tripKey ?? '',
      seat,
      pair: 1,
      soldTo,
      bookingId: ids.get(session) ?? 0,
    })
    let second: Promise<unknown> = Promise.resolve()
    const first = orm.transaction(async (tx) => {
      await tx.insert(busSeats).values(row(her, 1, 'F'))
      second = orm
        .insert(busSeats)
        .values(row(his, 2, 'M'))
        .execute()
      // The transaction for the woman commits in one of two cases: the insertion of the man's seat has ended, or it
      // waits for a lock of the woman's transaction.
      const answered = { yes: false }
      const note = () => void (answered.yes = true)
      second.then(note, note)
      while (!answered.yes && (await waitingForLocks(orm)) === 0);
    })
    const one = await first.then(
      (value): PromiseSettledResult<unknown> => ({ status: 'fulfilled', value }),
      (reason: unknown): PromiseSettledResult<unknown> => ({ status: 'rejected', reason }),
    )
    const [two] = await Promise.allSettled([second])
    return [one, two]
  }

  test('makes the second wait for the first, and refuses', async () => {
    await withFreshGateway(async (gateway) => {
      expect((await twoWriters(gateway)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
      expect(await mixedPairs(gateway)).toBe(0)
    })
  })

  test('control: without its lock both are written', seenInSomeAttempt, async () => {
    await withFreshGateway(async (gateway) => {
      const unlocked = migration.replace(/CREATE FUNCTION/, 'CREATE OR REPLACE FUNCTION').replace(/PERFORM [^;]*;/, '')
      expect(unlocked).not.toContain('advisory')
      await gateway.deps.db.runSql(unlocked)
      await twoWriters(gateway)
      expect(await mixedPairs(gateway)).toBe(2)
    })
  })
})

test('what others had taken is written down once, however many come at the same time', async () => {
  await withFreshGateway(async (gateway) => {
    gateway.buses.taken = [
      { seat: 1, soldTo: 'F' },
      { seat: 2, soldTo: 'M' },
      { seat: 5, soldTo: 'CS' },
    ]
    const replies = await rush(
      gateway,
      Array.from({ length: 10 }, (_, i): Seats => [[7 + i * 4, 'M']]),
    )
    expect(replies.every(({ status }) => status)).toBe(true)
    const rows = await gateway.deps.db.orm.select().from(busSeats)
    expect(rows.filter(({ bookingId }) => bookingId === null)).toHaveLength(3)
    expect(rows).toHaveLength(13)
    expect(await gateway.deps.db.orm.select().from(busTrips)).toMatchObject([{ taken: 13 }])
  })
})

test('selecting, re-selecting and letting go at once leaves every seat with one booking that holds it', async () => {
  await withFreshGateway(async (gateway) => {
    const looked: { session: string; product: string }[] = []
    for (let i = 0; i < 12; i++) looked.push(await foundTrip(gateway))
    for (let round = 0; round < 4; round++) {
      const wishes = looked.flatMap(({ session, product }, i) =>
        [i + round, i + 2 * round + 1].map((first) => {
          const gender = i % 2 === 0 ? 'F' : 'M'
          const seats: Seats = [
            [(first % 12) + 1, gender],
            [((first * 5 + 3) % 12) + 13, gender],
          ]
          return selectSeats(gateway, session, product, seats)
        }),
      )
      await Promise.all([...wishes, releaseHolds(gateway.deps), releaseHolds(gateway.deps)])
      expect(await mixedPairs(gateway)).toBe(0)
      gateway.pass(round === 1 ? 901 : 1)
    }
    const { orm } = gateway.deps.db
    expect(await miscounted(orm)).toBe(0)
    const held = (await orm.select().from(bookings)).filter(({ stock }) => stock === 'held').map(({ id }) => id)
    const rows = await orm.select().from(busSeats)
    expect(rows.every(({ bookingId }) => bookingId !== null && held.includes(bookingId))).toBe(true)
    for (const id of held) expect(rows.filter(({ bookingId }) => bookingId === id)).toHaveLength(2)
  })
})

test('a late payment and a new buyer want the same seat: one gets it, and no money is kept for nothing', async () => {
  await withFreshGateway(async (gateway) => {
    for (let round = 0; round < 6; round++) {
      const seat = 1 + round * 2
      const late = await selectedSeats(gateway, [[seat, 'F']])
      await finishAtBank(gateway, (await payBus(gateway, late, ['F'], { card_number: cards.late })).pay_url)
      gateway.pass(21 * 60)
      await releaseHolds(gateway.deps)
      const rival = await foundTrip(gateway)
      const [reply] = await Promise.all([
        selectSeats(gateway, rival.session, rival.product, [[seat, 'F']]),
        reconcileCharges(gateway.deps),
        reconcileCharges(gateway.deps),
      ])
      const { state } = await busInfo(gateway, late)
      expect([reply.status, state]).toEqual(state === 'ticketed' ? [false, 'ticketed'] : [true, 'refunded'])
    }
  })
})

test('a ticket is cancelled once, however often it is asked, and its seat sold again', async () => {
  await withFreshGateway(async (gateway) => {
    const user = await gateway.signIn()
    const session = await ticketedBus(gateway, [[1, 'F']], {}, user)
    const body = { confirm: true, refund_total: 500 }
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        gateway.request('POST', `/api/bus/booking/${session}/cancel/`, body, { ...user }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await cancelBus(gateway, session)).toMatchObject({ cancelled: true, refundable: false })
    expect(await gateway.deps.db.orm.select().from(busTrips)).toMatchObject([{ taken: 0 }])
    expect(await selectedSeats(gateway, [[1, 'M']])).toBeTruthy()
  })
})
