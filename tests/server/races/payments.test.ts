// @vitest-environment node
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { SendPayment } from '#contract/booking.ts'
import { bookings, couponUses, tickets } from '#server/db/schema/bookings.ts'
import { coupons } from '#server/db/schema/accounts.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { charges, sandboxBankPayments } from '#server/db/schema/payments.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { withFreshGateway } from '#tests/server/support/fresh-gateway.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { atBank, comeBack } from '#tests/server/support/at-bank.ts'
import {
  beforeFlight,
  flightBooking,
  flightInfo,
  flightPayment,
  heldFlight,
  payFlight,
} from '#tests/server/support/flight-journey.ts'
import { seenInSomeAttempt } from '#tests/server/support/seen-in-some-attempt.ts'
import { withoutLocks } from '#tests/server/support/without-locks.ts'

const taps = 10
const path = '/api/flight/gateway/payment/'

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))

/**
 * Blocks the first database statement that reads a booking's open charge until `release` is called. `reached` resolves
 * when the gateway sends this statement. `restore` removes the block.
 */
function holdFirstLookAtCharges() {
  // oxlint-disable-next-line typescript/unbound-method -- restored afterwards, and called through Reflect.apply
  const original = pg.Client.prototype.query
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let held = false
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    const [first] = given
    const text = typeof first === 'string' ? first : JSON.stringify(first)
    if (held || !/from \\?"charges\\?" where \(\\?"charges\\?"\.\\?"booking_id/.test(text)) {
      return Reflect.apply(original, this, given) as unknown
    }
    held = true
    reached.resolve()
    return released.promise.then((): unknown => Reflect.apply(original, this, given))
  } as typeof original
  const restore = () => {
    pg.Client.prototype.query = original
  }
  return { reached: reached.promise, release: released.resolve, restore }
}

describe('one charge', () => {
  test('a double tap with one idempotency key opens one charge and gets one answer', async () => {
    await withFreshGateway(async (gateway) => {
      const session = await heldFlight(gateway)
      const replies = await times(taps, () =>
        gateway.json('POST', path, flightPayment(session), { 'Idempotency-Key': 'double-tap' }),
      )
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
      expect(SendPayment.parse(replies[0]).send_payment.status).toBe(true)
      expect(await gateway.deps.db.orm.select().from(charges)).toHaveLength(1)
    })
  })

  test('a second tap that looked for the key before the first one wrote it does not stop the charge of the first', async () => {
    await withFreshGateway(async (gateway) => {
      const session = await heldFlight(gateway)
      const tap = () => gateway.json('POST', path, flightPayment(session), { 'Idempotency-Key': 'double-tap' })
      const { reached, release, restore } = holdFirstLookAtCharges()
      try {
        const slow = tap()
        await reached
        const quick = await tap()
        release()
        expect(await slow).toEqual(quick)
        expect(await gateway.deps.db.orm.select({ state: charges.state }).from(charges)).toEqual([{ state: 'open' }])
      } finally {
        release()
        restore()
      }
    })
  })

  test('taps without a common key leave one charge open', async () => {
    await withFreshGateway(async (gateway) => {
      const session = await heldFlight(gateway)
      await times(taps, (i) =>
        gateway.json('POST', path, flightPayment(session), { 'Idempotency-Key': `tap-number-${i}` }),
      )
      const open = (await gateway.deps.db.orm.select().from(charges)).filter(({ state }) => state === 'open')
      expect(open).toHaveLength(1)
      const payable = (await gateway.deps.db.orm.select().from(sandboxBankPayments)).filter(
        ({ status }) => status === 'awaiting',
      )
      expect(payable.map(({ reference }) => reference)).toEqual(open.map(({ reference }) => reference))
    })
  })

  test('control: without lock and rule several charges are open at once', seenInSomeAttempt, async () => {
    await withFreshGateway(async (gateway) => {
      const session = await heldFlight(gateway)
      await gateway.deps.db.runSql('drop index charges_one_live_per_booking')
      await withoutLocks(async () => {
        await times(taps, (i) =>
          gateway.json('POST', path, flightPayment(session), { 'Idempotency-Key': `tap-number-${i}` }),
        )
      })
      const open = (await gateway.deps.db.orm.select().from(charges)).filter(({ state }) => state === 'open')
      expect(open.length).toBeGreaterThan(1)
    })
  })
})

/**
 * Settles one payment by ten concurrent calls (`taps`), each in one of four ways: the return from the bank, the popup's
 * request for the status, the payment page, or the job `reconcile-charges`. Each way is used by two or three calls. The
 * supplier confirms once it got three requests to confirm, or once each of the ten calls has either caused such a
 * request or ended.
 */
async function everythingAtOnce(gateway: TestGateway, session: string, posted: Record<string, string>): Promise<void> {
  const answered = Promise.withResolvers<'confirmed'>()
  let asked = 0
  let ended = 0
  const answerInTime = () => {
    if (asked >= 3 || asked + ended >= taps) answered.resolve('confirmed')
  }
  gateway.flights.confirm = async () => {
    asked++
    answerInTime()
    return answered.promise
  }
  await times(taps, async (i) => {
    if (i % 4 === 0) await comeBack(gateway, posted)
    else if (i % 4 === 1) await flightInfo(gateway, session)
    else if (i % 4 === 2) await beforeFlight(gateway, session)
    else await reconcileCharges(gateway.deps)
    ended++
    answerInTime()
  })
}

describe('one ticket', () => {
  test('popup, return, page and job together issue it once', async () => {
    await withFreshGateway(async (gateway) => {
      const session = await heldFlight(gateway)
      const posted = await atBank(gateway, (await payFlight(gateway, session)).pay_url)
      await everythingAtOnce(gateway, session, posted ?? {})
      const { orm } = gateway.deps.db
      expect(await orm.select().from(tickets)).toHaveLength(1)
      expect(await orm.select().from(mailOutbox)).toHaveLength(1)
      expect((await orm.select().from(charges)).map(({ state }) => state)).toEqual(['approved'])
      expect((await flightInfo(gateway, session)).state).toBe('ticketed')
    })
  })

  test('control: without lock and rule it is issued several times', seenInSomeAttempt, async () => {
    await withFreshGateway(async (gateway) => {
      const session = await heldFlight(gateway)
      const posted = await atBank(gateway, (await payFlight(gateway, session)).pay_url)
      // Drops not only the primary key but also the foreign key to the booking: the check of the foreign key would lock
      // the booking's row.
      await gateway.deps.db.runSql(
        'alter table tickets drop constraint tickets_booking_id_position_leg_pk, drop constraint tickets_booking_id_bookings_id_fk',
      )
      await withoutLocks(() => everythingAtOnce(gateway, session, posted ?? {}))
      expect((await gateway.deps.db.orm.select().from(tickets)).length).toBeGreaterThan(1)
    })
  })

  test('retrying while the bank says yes never charges twice', async () => {
    await withFreshGateway(async (gateway) => {
      for (let round = 0; round < 5; round++) {
        const session = await heldFlight(gateway, { departure_date: `2026-12-${10 + round}` })
        const { pay_url: url } = await payFlight(gateway, session)
        const [posted] = await Promise.all([
          atBank(gateway, url),
          gateway.json('POST', path, flightPayment(session)),
          gateway.json('POST', path, flightPayment(session)),
        ])
        await comeBack(gateway, posted ?? {})
        await reconcileCharges(gateway.deps)
      }
      const approved = (await gateway.deps.db.orm.select().from(sandboxBankPayments)).filter(
        ({ status }) => status === 'approved',
      )
      const rows = await gateway.deps.db.orm.select().from(bookings)
      const ticketed = rows.filter(({ status }) => status === 'ticketed')
      expect(approved).toHaveLength(ticketed.length)
    })
  })
})

describe('one use of a coupon', () => {
  test('in two bookings at once it lowers one of them', async () => {
    await withFreshGateway(async (gateway) => {
      const signedIn = await gateway.signIn()
      const [coupon] = await gateway.deps.db.orm.select().from(coupons).where(eq(coupons.code, 'HOSGELDIN'))
      const sessions: string[] = []
      for (let i = 0; i < 6; i++) sessions.push(await heldFlight(gateway, {}, signedIn))
      const statuses = await times(6, async (i) => {
        const form = flightPayment(sessions[i] ?? '', { selected_coupon: coupon?.id, shown_total: 1100 })
        return (await gateway.request('POST', path, form, signedIn)).status
      })
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400])
      const uses = await gateway.deps.db.orm.select().from(couponUses)
      expect(uses.filter(({ couponId }) => couponId === coupon?.id)).toHaveLength(1)
    })
  })
})

test('while prices move, what is charged is what was on the button', async () => {
  await withFreshGateway(async (gateway) => {
    const shown = new Map<string, number>()
    for (let round = 0; round < 10; round++) {
      const session = await heldFlight(gateway, { departure_date: `2026-12-${10 + round}` })
      const { total } = (await flightBooking(gateway, session)).prices
      shown.set(session, total)
      gateway.flights.surcharge += round % 2 === 0 ? 1_000 : 0
      await times(4, (i) =>
        i % 2 === 0 ? payFlight(gateway, session, { shown_total: total }) : beforeFlight(gateway, session),
      )
    }
    const { orm } = gateway.deps.db
    const rows = await orm.select().from(bookings)
    const opened = await orm.select().from(charges)
    expect(opened.length).toBeGreaterThan(0)
    for (const { bookingId, amount } of opened) {
      const session = rows.find(({ id }) => id === bookingId)?.sessionUnique ?? ''
      expect(amount).toBe(Math.round((shown.get(session) ?? 0) * 100))
    }
  })
})
