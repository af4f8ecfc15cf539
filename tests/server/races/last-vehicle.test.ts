// @vitest-environment node
/**
 * Tests races for vehicles and seats of shuttles. Each race has a control test, which removes what prevents the fault,
 * such as a constraint or a lock, and expects the fault.
 */
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { TransferItem } from '#contract/transfer-results.ts'
import * as order from '#server/booking/stock-changes.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { notifications } from '#server/db/schema/content.ts'
import { transferHolds, transferStock } from '#server/db/schema/transfers.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { tellUpcoming } from '#server/jobs/tell-upcoming.ts'
import { withFreshGateway } from '#tests/server/support/fresh-gateway.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { atBank, comeBack, finishAtBank } from '#tests/server/support/at-bank.ts'
import { device } from '#tests/server/support/clients.ts'
import { seenInSomeAttempt } from '#tests/server/support/seen-in-some-attempt.ts'
import {
  bothWays,
  cancelTransfer,
  foundTransfer,
  heldTransfer,
  isPrivate,
  isShared,
  payTransfer,
  preBooking,
  selectTransfer,
  ticketedTransfer,
  transferBooking,
  transferInfo,
  transferPayment,
} from '#tests/server/support/transfer-journey.ts'
import { waitingForLocks } from '#tests/server/support/waiting-for-locks.ts'
import { withoutLocks } from '#tests/server/support/without-locks.ts'
import { eventually } from '#tests/support/eventually.ts'

const withGateway = (units: number, work: (gateway: TestGateway) => Promise<void>) =>
  withFreshGateway((gateway) => {
    gateway.transfers.units = units
    return work(gateway)
  })

const buyers = 100
/**
 * Number of travellers where fewer than `buyers` are enough: in the tests that drop the constraint
 * `transfer_stock_never_oversold` and expect the gateway to sell too many units, and in races in which the first
 * travellers take all units.
 */
const few = 20

/** Makes each traveller search for the same vehicle. Then all travellers select it concurrently. */
async function rush(
  gateway: TestGateway,
  count = buyers,
  wanted: (item: TransferItem) => boolean = isPrivate,
  search: (index: number) => Record<string, unknown> = () => ({}),
) {
  const looked: { session: string; product: string }[] = []
  for (let index = 0; index < count; index++) {
    const { session, item } = await foundTransfer(gateway, search(index), {}, wanted)
    looked.push({ session, product: item.product_id })
  }
  return Promise.all(looked.map(({ session, product }) => selectTransfer(gateway, session, product)))
}

describe('100 buyers, one vehicle', () => {
  test('one sale and 99 clear refusals', async () => {
    await withGateway(1, async (gateway) => {
      const replies = await rush(gateway)
      const refusals = replies.filter(({ status }) => !status)
      expect(refusals).toHaveLength(buyers - 1)
      for (const refusal of refusals)
        expect(refusal).toMatchObject({ research: true, message: expect.stringMatching(/az önce satıldı/) })
      expect(await gateway.deps.db.orm.select().from(transferStock)).toMatchObject([{ units: 1, taken: 1 }])
      expect(await gateway.deps.db.orm.select().from(bookings)).toHaveLength(1)
    })
  })

  test('control: without the check the same vehicle is sold many times', seenInSomeAttempt, async () => {
    await withGateway(1, async (gateway) => {
      await gateway.deps.db.runSql('alter table transfer_stock drop constraint transfer_stock_never_oversold')
      const sold = (await rush(gateway, few)).filter(({ status }) => status)
      expect(sold.length).toBeGreaterThan(1)
    })
  })
})

describe('100 parties of two, 15 seats of a shuttle', () => {
  test('seven sales', async () => {
    await withGateway(15, async (gateway) => {
      expect((await rush(gateway, buyers, isShared)).filter(({ status }) => status)).toHaveLength(7)
      expect(await gateway.deps.db.orm.select().from(transferStock)).toMatchObject([{ units: 15, taken: 14 }])
    })
  })

  test('control: without the check more seats are sold than there are', seenInSomeAttempt, async () => {
    await withGateway(15, async (gateway) => {
      await gateway.deps.db.runSql('alter table transfer_stock drop constraint transfer_stock_never_oversold')
      expect((await rush(gateway, few, isShared)).filter(({ status }) => status).length).toBeGreaterThan(7)
    })
  })
})

describe('round trips in both directions of time', () => {
  /** Makes half of the travellers leave on the day on which the other half return. */
  const rushBothWays = (gateway: TestGateway) => {
    const days = ['2026-12-11', '2026-12-14', '2026-12-17']
    const search = (index: number) => ({
      ...bothWays,
      departure_date: days[index % 2],
      return_date: days[1 + (index % 2)],
    })
    return rush(gateway, few, isPrivate, search)
  }

  test('do not block each other, and leave no half', async () => {
    await withGateway(3, async (gateway) => {
      await rushBothWays(gateway)
      const stock = await gateway.deps.db.orm.select().from(transferStock)
      const holds = await gateway.deps.db.orm.select().from(transferHolds)
      for (const { key, units, taken } of stock) {
        expect(taken).toBeLessThanOrEqual(units)
        expect(taken).toBe(holds.filter(({ stockKey }) => stockKey === key).length)
      }
      const ofBooking = new Map<number, number>()
      for (const { bookingId } of holds) ofBooking.set(bookingId, (ofBooking.get(bookingId) ?? 0) + 1)
      expect(new Set(ofBooking.values())).toEqual(new Set([2]))
      expect(ofBooking.size).toBeGreaterThanOrEqual(3)
    })
  })

  /** Makes every second transaction change the stocks in the opposite order. */
  function withoutOrder() {
    const kept = order.stockChanges
    let calls = 0
    return vi.spyOn(order, 'stockChanges').mockImplementation((...given) => {
      const changes = kept(...given)
      return calls++ % 2 === 0 ? changes : changes.toReversed()
    })
  }

  /**
   * Makes two travellers concurrently select the same round trip, which takes units of two stocks. A request that has
   * taken a unit of its first stock waits until the other request has done so too or waits for a lock.
   */
  async function twoBothWays(gateway: TestGateway) {
    const { db } = gateway.deps
    await db.runSql(`
      create function wait_for_test() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(1); return new; end $$;
      create trigger wait_for_test after insert or update on transfer_stock for each row execute function wait_for_test()`)
    const selected = db.orm.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(1)`)
      const both = rush(gateway, 2, isPrivate, () => bothWays)
      both.catch(() => undefined)
      await eventually(async () => expect(await waitingForLocks(db.orm)).toBe(2))
      return { both }
    })
    return (await selected).both
  }

  test('wait for each other at most at their first stock', async () => {
    await withGateway(20, async (gateway) => {
      const replies = await twoBothWays(gateway)
      expect(replies.map(({ status }) => status)).toEqual([true, true])
    })
  })

  test('control: without the order of the stocks they block each other', seenInSomeAttempt, async () => {
    await withGateway(20, async (gateway) => {
      const reversed = withoutOrder()
      onTestFinished(() => reversed.mockRestore())
      await expect(twoBothWays(gateway)).rejects.toThrow(/answered 500/)
      expect(reversed).toHaveBeenCalledTimes(2)
    })
  })
})

describe('a vehicle that is paid for while its hold is released', () => {
  /**
   * In each round, pays for a vehicle while its hold is being released. Returns for each round the state of the booking
   * and the number of units taken afterwards.
   */
  async function payAndRelease(gateway: TestGateway, rounds: number) {
    const outcomes: string[] = []
    for (let round = 0; round < rounds; round++) {
      const headers = device(`device-number-${round}`)
      const key = await heldTransfer(gateway, {}, headers)
      const { pay_url: url } = await payTransfer(gateway, transferPayment(key), headers)
      const posted = (await atBank(gateway, url)) ?? {}
      gateway.pass(15 * 60 + round)
      await Promise.all([comeBack(gateway, posted), releaseHolds(gateway.deps), releaseHolds(gateway.deps)])
      const { state } = await transferInfo(gateway, key)
      const [stock] = await gateway.deps.db.orm.select().from(transferStock)
      outcomes.push(`${state}, ${stock?.taken} taken`)
      if (state === 'ticketed') await cancelTransfer(gateway, key, { confirm: true, refund_total: 1200 }, headers)
    }
    return outcomes
  }

  test('is a ticket with its vehicle', async () => {
    await withGateway(1, async (gateway) => {
      expect(await payAndRelease(gateway, 6)).toEqual(Array<string>(6).fill('ticketed, 1 taken'))
    })
  })

  test('control: without the locks it is a ticket without one', seenInSomeAttempt, async () => {
    await withGateway(1, async (gateway) => {
      expect(await withoutLocks(() => payAndRelease(gateway, 1))).toEqual(['ticketed, 0 taken'])
    })
  })
})

describe('a payment and a pre-booking with different extras', () => {
  /**
   * Pays by card without extras, and concurrently reserves the same booking with one extra, to be paid later. Returns
   * the outcomes of both.
   */
  async function payBoth(gateway: TestGateway, round: number) {
    const headers = device(`device-number-${round}`)
    const key = await heldTransfer(gateway, {}, headers)
    const { extra_products: extras } = await transferBooking(gateway, key, headers)
    const extra = extras[0]?.price ?? 0
    const withExtra = {
      email: `guest-${key}@example.com`,
      extra_products: { [String(extras[0]?.id)]: 1 },
      shown_total: 1200 + extra,
    }
    const [card, later] = await Promise.all([
      payTransfer(gateway, transferPayment(key, { extra_products: {}, shown_total: 1200 }), headers),
      payTransfer(gateway, preBooking(key, withExtra), headers),
    ])
    if (card.pay_url !== '') await finishAtBank(gateway, card.pay_url)
    const { state, price } = await transferBooking(gateway, key, headers)
    const { rows: charged } = await gateway.deps.db.runSql(
      `select amount, charges.state from charges join bookings on bookings.id = booking_id
        where session_unique = '${key}'`,
    )
    return { state, total: price.total, charged, later: later.status, extra }
  }

  /**
   * In `payBoth`, a traveller pays for a booking by card and, at the same time, reserves it to pay later. Returns
   * whether at most one of the two succeeded, and the booking's price matches that outcome. If the booking is not
   * reserved, its charges must match, too.
   */
  function isOneOfBoth({ state, total, charged, later, extra }: Awaited<ReturnType<typeof payBoth>>): boolean {
    const only = (amount: number, end: string) => JSON.stringify(charged) === JSON.stringify([{ amount, state: end }])
    if (state === 'ticketed') return only(Math.round(total * 100), 'approved') && !later
    // Neither the payment nor the reservation succeeded. The request to reserve the booking voided the card payment's
    // charge at the bank, but was then refused, because the card payment's request had meanwhile changed the booking.
    if (state === 'unpaid') return only(120_000, 'voided') && total === 1200 && !later
    return state === 'reserved' && total === 1200 + extra && later
  }

  test('are at most one of both, at the price of its own', async () => {
    await withGateway(6, async (gateway) => {
      for (let round = 0; round < 6; round++) {
        const outcome = await payBoth(gateway, round)
        expect([isOneOfBoth(outcome), outcome]).toEqual([true, outcome])
      }
    })
  })

  test('control: without the locks both are made, or one at the price of the other', seenInSomeAttempt, async () => {
    await withGateway(6, async (gateway) => {
      await gateway.deps.db.runSql('drop index charges_one_live_per_booking')
      expect(isOneOfBoth(await withoutLocks(() => payBoth(gateway, 0)))).toBe(false)
    })
  })
})

describe('ten processes that tell who drives', () => {
  async function tellTenTimes(gateway: TestGateway) {
    await ticketedTransfer(gateway, {}, await gateway.signIn())
    await gateway.deps.db.orm.delete(notifications)
    gateway.setClock(Date.parse('2026-12-10T10:00:00+03:00'))
    await Promise.all(Array.from({ length: 10 }, () => tellUpcoming(gateway.deps)))
    return gateway.deps.db.orm.select().from(notifications)
  }

  test('tell it once', async () => {
    await withGateway(6, async (gateway) => {
      expect(await tellTenTimes(gateway)).toHaveLength(1)
      const mails = await gateway.deps.db.orm.select().from(mailOutbox)
      expect(mails.filter(({ dedupeKey }) => dedupeKey.startsWith('upcoming:'))).toHaveLength(1)
    })
  })

  test('control: without the mark on the ride each of them tells it', seenInSomeAttempt, async () => {
    await withGateway(6, async (gateway) => {
      await gateway.deps.db.runSql(`
        create function forget_told() returns trigger language plpgsql as
          $$ begin new.told_at := null; return new; end $$;
        create trigger forget_told before update on transfer_rides for each row execute function forget_told()`)
      expect((await tellTenTimes(gateway)).length).toBeGreaterThan(1)
    })
  })
})
