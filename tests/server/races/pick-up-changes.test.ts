// @vitest-environment node
/**
 * Tests concurrent changes of one booking's pick-up on a PostgreSQL server. Each race has a control test, which removes
 * what prevents the fault, such as a lock, and expects the fault.
 */
import { describe, expect, test } from 'vitest'
import { transferSnapshot } from '#server/api/transfer/snapshot.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { moveRequests, transferHolds, transferStock } from '#server/db/schema/transfers.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import type { Reservations } from '#server/supply/reservations.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { withFreshGateway } from '#tests/server/support/fresh-gateway.ts'
import { fromHere } from '#tests/server/support/clients.ts'
import { seenInSomeAttempt } from '#tests/server/support/seen-in-some-attempt.ts'
import { sendMove, ticketedTransfer } from '#tests/server/support/transfer-journey.ts'
import { createUnreliableSupply, type UnreliableSupply } from '#tests/server/support/unreliable-supply.ts'
import { withoutLocks } from '#tests/server/support/without-locks.ts'

interface Booked {
  gateway: TestGateway
  supply: UnreliableSupply
  key: string
}

async function withBooking(work: (booked: Booked) => Promise<void>): Promise<void> {
  await withFreshGateway(async (gateway) => {
    const supply = createUnreliableSupply()
    Object.assign(gateway.transfers, supply.answers)
    await work({ gateway, supply, key: await ticketedTransfer(gateway) })
  })
}

const times = ['11:00', '12:00', '13:00', '14:00', '15:00', '16:00']

const move = async ({ gateway, key }: Booked, time: string): Promise<number> =>
  (await sendMove(gateway, key, { departure_pickup_time: time, confirm: true })).status
const cancel = async ({ gateway, key }: Booked): Promise<number> => {
  const body = { confirm: true, refund_total: 1200 }
  return (await gateway.request('POST', `/api/transfer/booking/${key}/cancel/`, body, fromHere({}, key))).status
}
const moveAtOnce = (booked: Booked) => Promise.all(times.map((time) => move(booked, time)))

/**
 * Sends all pick-up changes concurrently. The supplier's confirmation of the first change waits until the gateway has
 * replied to the others. On a loaded machine, a change might otherwise start after another one has ended, and would
 * then be allowed.
 */
function moveMeanwhile(booked: Booked): Promise<number[]> {
  const { gateway, supply } = booked
  const { promise: others, resolve } = Promise.withResolvers<void>()
  let answered = 0
  gateway.deps.patience = { ...gateway.deps.patience, confirm: 120_000 }
  const confirm: Reservations['confirm'] = async (...sale) => {
    await others
    return supply.answers.confirm(...sale)
  }
  Object.assign(gateway.transfers, { confirm })
  return Promise.all(
    times.map(async (time) => {
      const status = await move(booked, time)
      if (++answered === times.length - 1) resolve()
      return status
    }),
  )
}

/** Reads the booking from the gateway and from the supplier, after all requests have been answered. */
async function books({ gateway: { deps }, supply }: Booked) {
  await settleReservations(deps)
  const { orm } = deps.db
  const [booking] = await orm.select().from(bookings)
  if (!booking) throw new Error('no booking')
  const [ride] = transferSnapshot(booking).offer.rides
  const live = (await orm.select().from(reservations)).filter(({ state }) => state === 'confirmed')
  return {
    status: booking.status,
    pickUp: `${ride?.pickUp.date} ${ride?.pickUp.time}`,
    taken: (await orm.select().from(transferStock)).reduce((sum, { taken }) => sum + taken, 0),
    held: (await orm.select().from(transferHolds)).length,
    done: (await orm.select().from(moveRequests)).filter(({ state }) => state === 'done').length,
    told: (await orm.select().from(mailOutbox)).filter(({ dedupeKey }) => dedupeKey.startsWith('moved:')).length,
    live: live.length,
    confirmed: [...supply.book.values()].filter((state) => state === 'confirmed').length,
  }
}

describe('six changes at once', () => {
  test('one is made, the others are refused', async () => {
    await withBooking(async (booked) => {
      const answers = await moveMeanwhile(booked)
      expect(answers.filter((status) => status === 200)).toHaveLength(1)
      expect(answers.filter((status) => status === 409)).toHaveLength(times.length - 1)
      const time = times[answers.indexOf(200)]
      expect(await books(booked)).toEqual({
        status: 'ticketed',
        pickUp: `2026-12-12 ${time}`,
        taken: 1,
        held: 1,
        done: 1,
        told: 1,
        live: 1,
        confirmed: 1,
      })
    })
  })

  test('control: without the lock they collide in the tables instead of hearing why', seenInSomeAttempt, async () => {
    await withBooking(async (booked) => {
      expect(await withoutLocks(() => moveAtOnce(booked))).toContain(500)
    })
  })

  test('control: without lock and keys several are made', seenInSomeAttempt, async () => {
    await withBooking(async (booked) => {
      await booked.gateway.deps.db.runSql(`
        drop index move_requests_one_open_per_booking; drop index reservations_one_live_per_booking;
        alter table transfer_holds drop constraint transfer_holds_booking_id_stock_key_pk;
        alter table transfer_stock drop constraint transfer_stock_never_negative`)
      const answers = await withoutLocks(() => moveAtOnce(booked))
      expect([answers.filter((status) => status === 200).length > 1, answers]).toEqual([true, answers])
    })
  })
})

describe('a change beside a cancellation', () => {
  const both = (booked: Booked) => Promise.all([move(booked, '15:30'), cancel(booked)])
  const nothingLeft = { status: 'cancelled', taken: 0, held: 0, live: 0, confirmed: 0 }

  test('leaves nothing at the supply of a cancelled booking, whichever comes first', async () => {
    for (let round = 0; round < 6; round++)
      await withBooking(async (booked) => {
        const [, cancelled] = await both(booked)
        expect(cancelled).toBe(200)
        expect(await books(booked)).toMatchObject(nothingLeft)
      })
  })

  test('control: without the locks a vehicle stays taken or booked', seenInSomeAttempt, async () => {
    await withBooking(async (booked) => {
      await withoutLocks(() => both(booked))
      expect(await books(booked)).not.toMatchObject(nothingLeft)
    })
  })
})

test('the clean-up and the release of holds leave a change that waits for the supply as it is', async () => {
  await withBooking(async (booked) => {
    const { gateway, supply } = booked
    supply.moods.confirm = ['fails']
    const jobs = [cleanUp, releaseHolds, cleanUp, releaseHolds]
    gateway.pass(20 * 60)
    await Promise.all([move(booked, '15:30'), ...jobs.map((job) => job(gateway.deps))])
    expect(await gateway.deps.db.orm.select().from(moveRequests)).toMatchObject([{ state: 'open' }])
    gateway.pass(61)
    await Promise.all([...jobs.map((job) => job(gateway.deps)), settleReservations(gateway.deps)])
    expect(await books(booked)).toMatchObject({
      status: 'ticketed',
      pickUp: '2026-12-12 15:30',
      taken: 1,
      held: 1,
      done: 1,
      live: 1,
      confirmed: 1,
    })
  })
})

test('control: a clean-up that deleted changes that wait would lose the new pick-up', async () => {
  await withBooking(async (booked) => {
    booked.supply.moods.confirm = ['fails']
    await move(booked, '15:30')
    await booked.gateway.deps.db.orm.delete(moveRequests)
    booked.gateway.pass(61)
    expect(await books(booked)).toMatchObject({ pickUp: '2026-12-11 10:00', done: 0 })
  })
})
