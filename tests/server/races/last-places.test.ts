// @vitest-environment node
/**
 * Tests races for places of departures, and concurrent refunds of cancelled departures. Control tests remove the
 * constraint or lock that prevents a fault, such as overselling, and expect the fault.
 */
import { describe, expect, test } from 'vitest'
import { activityHolds, activityStock } from '#server/db/schema/activities.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { notifications } from '#server/db/schema/content.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { refunds } from '#server/db/schema/payments.ts'
import { upkeep } from '#server/jobs/upkeep.ts'
import {
  activityInfo,
  cancelActivity,
  departure,
  foundPackage,
  selectPackage,
  ticketedActivity,
} from '#tests/server/support/activity-journey.ts'
import { withFreshGateway } from '#tests/server/support/fresh-gateway.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { seenInSomeAttempt } from '#tests/server/support/seen-in-some-attempt.ts'
import { withoutLocks } from '#tests/server/support/without-locks.ts'

const withGateway = (places: number, work: (gateway: TestGateway) => Promise<void>) =>
  withFreshGateway((gateway) => {
    gateway.activities.places = places
    return work(gateway)
  })

const buyers = 100
/**
 * Number of buyers in the control test that drops the constraint `activity_stock_never_oversold` and expects the
 * gateway to sell more places than there are. A small race is enough for that.
 */
const few = 20

/**
 * Makes `count` buyers, who want two places each, load the same departure one after another. Then all of them select a
 * package of it concurrently.
 */
async function rush(gateway: TestGateway, count = buyers) {
  const pair = { adult_count: 2, child_count: 0, child_ages: [] }
  const looked: Awaited<ReturnType<typeof foundPackage>>[] = []
  for (let index = 0; index < count; index++) looked.push(await foundPackage(gateway, pair))
  return Promise.all(looked.map((one) => selectPackage(gateway, one)))
}

describe('100 pairs, 15 places', () => {
  test('seven sales and 93 clear refusals', async () => {
    await withGateway(15, async (gateway) => {
      const replies = await rush(gateway)
      expect(replies.filter(({ status }) => status)).toHaveLength(7)
      for (const refusal of replies.filter(({ status }) => !status))
        expect(refusal).toMatchObject({ research: true, message: expect.stringMatching(/yeterli yer kalmadı/) })
      expect(await gateway.deps.db.orm.select().from(activityStock)).toMatchObject([{ units: 15, taken: 14 }])
      expect(await gateway.deps.db.orm.select().from(activityHolds)).toHaveLength(7)
      expect(await gateway.deps.db.orm.select().from(bookings)).toHaveLength(7)
    })
  })

  test('control: without the check more places are sold than there are', seenInSomeAttempt, async () => {
    await withGateway(15, async (gateway) => {
      await gateway.deps.db.runSql('alter table activity_stock drop constraint activity_stock_never_oversold')
      const sold = (await rush(gateway, few)).filter(({ status }) => status)
      expect(sold.length).toBeGreaterThan(7)
    })
  })
})

/** Runs the job that looks for departures cancelled by their organiser (`upkeep`) ten times concurrently. */
const lookTenTimes = (gateway: TestGateway) => Promise.all(Array.from({ length: 10 }, async () => upkeep(gateway.deps)))

describe('a cancelled departure', () => {
  test('is refunded and told once, however many processes look', async () => {
    await withGateway(12, async (gateway) => {
      const demo = await gateway.signIn()
      const key = await ticketedActivity(gateway, {}, demo)
      await gateway.deps.db.orm.delete(notifications)
      await gateway.deps.db.orm.delete(mailOutbox)
      gateway.activities.calledOff.add(departure)
      await lookTenTimes(gateway)
      expect(await gateway.deps.db.orm.select().from(refunds)).toMatchObject([{ amount: 270_000, state: 'done' }])
      expect(await gateway.deps.db.orm.select().from(notifications)).toHaveLength(1)
      expect(await gateway.deps.db.orm.select().from(mailOutbox)).toHaveLength(1)
      expect(await gateway.deps.db.orm.select().from(activityStock)).toMatchObject([{ taken: 0 }])
      expect(await activityInfo(gateway, key)).toMatchObject({ state: 'cancelled' })
    })
  })

  test('and its traveller’s own cancellation at the same time are one refund', async () => {
    await withGateway(12, async (gateway) => {
      const key = await ticketedActivity(gateway)
      gateway.setClock(Date.parse('2026-12-11T02:00:00+03:00'))
      gateway.activities.calledOff.add(departure)
      await Promise.all([
        lookTenTimes(gateway),
        // The gateway replies 409 if the organiser's cancellation came first.
        cancelActivity(gateway, key, { confirm: true, refund_total: 1350 }).catch(() => undefined),
      ])
      const rows = await gateway.deps.db.orm.select().from(refunds)
      expect(rows).toHaveLength(1)
      expect([135_000, 270_000]).toContain(rows[0]?.amount)
      expect(await gateway.deps.db.orm.select().from(activityStock)).toMatchObject([{ taken: 0 }])
    })
  })

  test('control: without the lock on the booking it is refunded more than once', seenInSomeAttempt, async () => {
    await withGateway(12, async (gateway) => {
      await ticketedActivity(gateway)
      gateway.activities.calledOff.add(departure)
      await gateway.deps.db.runSql('alter table cancelled_tickets drop constraint cancelled_tickets_once')
      await withoutLocks(() => lookTenTimes(gateway))
      expect((await gateway.deps.db.orm.select().from(refunds)).length).toBeGreaterThan(1)
    })
  })
})
