// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { holdLimits } from '#server/booking/hold-limits.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { busSeats } from '#server/db/schema/buses.ts'
import { openDatabase } from '#server/db/database.ts'
import { foundTrip, selectSeats } from '#tests/server/support/bus-journey.ts'
import { createTestGateway, type TestGateway } from '#tests/server/support/gateway.ts'
import { createDatabase } from '#tests/server/support/postgres.ts'
import { seenInSomeAttempt } from '#tests/server/support/seen-in-some-attempt.ts'
import { withoutLocks } from '#tests/server/support/without-locks.ts'

/** Runs `work` with two gateways on one database. */
async function withTwo(work: (gateways: readonly TestGateway[]) => Promise<void>): Promise<void> {
  const databaseUrl = await createDatabase()
  const gateways = await Promise.all(
    [1, 2].map(async () => createTestGateway({ db: await openDatabase({ databaseUrl, poolSize: 20 }) })),
  )
  try {
    await work(gateways)
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.close()))
  }
}

const attempts = 20
const address = '198.51.100.1'

/** Makes one device search many days on both gateways, and then select a seat on each day concurrently. */
async function rush(gateways: readonly TestGateway[]) {
  const headers = { 'X-Device-Id': 'device-of-a-hoarder', 'X-Test-Address': address }
  const looked: (() => ReturnType<typeof selectSeats>)[] = []
  for (let turn = 0; turn < attempts; turn++) {
    const gateway = gateways[turn % gateways.length]
    if (!gateway) throw new Error('no gateway')
    const day = `2026-12-${String(turn + 5).padStart(2, '0')}`
    const { session, product } = await foundTrip(gateway, { departure_date: day }, headers)
    looked.push(() => selectSeats(gateway, session, product, [[1, 'F']], headers))
  }
  return Promise.all(looked.map((select) => select()))
}

/** Makes ten invented devices at one IP address concurrently select four seats each on one bus. */
async function hoard(gateways: readonly TestGateway[]) {
  const looked: (() => ReturnType<typeof selectSeats>)[] = []
  for (let turn = 0; turn < 10; turn++) {
    const gateway = gateways[turn % gateways.length]
    if (!gateway) throw new Error('no gateway')
    const headers = { 'X-Device-Id': `device-invented-${turn}`, 'X-Test-Address': address }
    const { session, product } = await foundTrip(gateway, {}, headers)
    const seats = [1, 2, 3, 4].map((seat) => [turn * 4 + seat, 'F'] as const)
    looked.push(() => selectSeats(gateway, session, product, seats, headers))
  }
  return Promise.all(looked.map((select) => select()))
}

describe('many selections of one device at once, on two processes', () => {
  test('hold no more than it may', async () => {
    await withTwo(async (gateways) => {
      const replies = await rush(gateways)
      expect(replies.filter(({ status }) => status)).toHaveLength(holdLimits.perTraveller)
      for (const { message } of replies.filter(({ status }) => !status)) expect(message).toContain('en fazla 6')
      expect(await gateways[0]?.deps.db.orm.$count(bookings)).toBe(holdLimits.perTraveller)
    })
  })

  test('control: without the locks of the holders they hold more', seenInSomeAttempt, async () => {
    await withoutLocks(
      () =>
        withTwo(async (gateways) => {
          const replies = await rush(gateways)
          expect(replies.filter(({ status }) => status).length).toBeGreaterThan(holdLimits.perTraveller)
        }),
      ['advisory'],
    )
  })
})

describe('many devices of one address at once, on two processes', () => {
  test('hold no more than half of a bus', async () => {
    await withTwo(async (gateways) => {
      await hoard(gateways)
      const held = (await gateways[0]?.deps.db.orm.$count(busSeats)) ?? 0
      expect(held).toBeGreaterThan(8)
      expect(held).toBeLessThanOrEqual(23)
    })
  })
})
