// @vitest-environment node
/** Tests races for a stock that is sold by number of units and reserved to be paid later (docs/decisions/0031). */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { moneyPoints, users } from '#server/db/schema/accounts.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { charges } from '#server/db/schema/payments.ts'
import { restorePoint } from '#server/payment/coupons-and-points.ts'
import { withFreshGateway } from '#tests/server/support/fresh-gateway.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { device } from '#tests/server/support/clients.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { seenInSomeAttempt } from '#tests/server/support/seen-in-some-attempt.ts'
import {
  cancelVan,
  cardForm,
  heldVan,
  laterForm,
  ownMail,
  payVan,
  reservedVan,
  searchVans,
  selectVan,
  sendVan,
} from '#tests/server/support/van-journey.ts'
import { createVanProduct, createVanTables, withVans } from '#tests/server/support/van-product.ts'
import { waitingForLocks } from '#tests/server/support/waiting-for-locks.ts'
import { withoutLocks } from '#tests/server/support/without-locks.ts'
import { eventually } from '#tests/support/eventually.ts'

const buyers = 100
/**
 * Number of travellers in the control test that drops the constraint `van_stock_never_oversold` and expects the gateway
 * to reserve the last van more than once. A small race is enough for that.
 */
const few = 20

function withGateway(vans: number, work: (gateway: TestGateway) => Promise<void>): Promise<void> {
  const { product, knobs } = createVanProduct()
  knobs.vans = vans
  const prepared = async (gateway: TestGateway) => {
    await createVanTables(gateway.deps.db)
    await work(gateway)
  }
  return withFreshGateway(prepared, { products: withVans(product) })
}

/**
 * Makes several travellers concurrently select the last van. Each traveller whose selection succeeds then reserves it.
 * Returns the number of reservations.
 */
async function rush(gateway: TestGateway, count = buyers): Promise<number> {
  const sessions: string[] = []
  for (let index = 0; index < count; index++) sessions.push(await searchVans(gateway))
  const tries = sessions.map(async (session, index) => {
    const headers = device(`device-number-${index}`)
    const { session_unique: key } = await selectVan(gateway, session, headers)
    return key ? (await payVan(gateway, laterForm(key, ownMail(key)), headers)).status : false
  })
  return (await Promise.all(tries)).filter(Boolean).length
}

test('100 travellers, one van: one reservation', async () => {
  await withGateway(1, async (gateway) => {
    expect(await rush(gateway)).toBe(1)
    const made = await gateway.deps.db.orm.select().from(bookings)
    expect(made).toMatchObject([{ status: 'reserved', stock: 'sold' }])
  })
})

test('control: without the database rule the same van is reserved many times', seenInSomeAttempt, async () => {
  await withGateway(1, async (gateway) => {
    await gateway.deps.db.runSql('alter table van_stock drop constraint van_stock_never_oversold')
    expect(await rush(gateway, few)).toBeGreaterThan(1)
  })
})

/** Runs a race `tries` times; returns its distinct outcomes. */
async function each(tries: number, work: (index: number) => Promise<string>): Promise<Set<string>> {
  const ends = new Set<string>()
  for (let index = 0; index < tries; index++) ends.add(await work(index))
  return ends
}

const liveCharges = async (gateway: TestGateway, key: string) => {
  const rows = await gateway.deps.db.orm
    .select({ status: bookings.status, state: charges.state })
    .from(bookings)
    .leftJoin(charges, eq(charges.bookingId, bookings.id))
    .where(eq(bookings.sessionUnique, key))
  const live = rows.filter(({ state }) => state === 'open' || state === 'approved' || state === 'refunding')
  return { status: rows[0]?.status, live: live.map(({ state }) => state) }
}

test('a booking that is reserved and paid at once by two tabs is one of both', async () => {
  await withGateway(10, async (gateway) => {
    const ends = await each(8, async (index) => {
      const headers = device(`device-number-${index}`)
      const key = await heldVan(gateway, headers)
      const [later, card] = await Promise.all([
        payVan(gateway, laterForm(key, ownMail(key)), headers),
        payVan(gateway, cardForm(key), headers),
      ])
      const { status, live } = await liveCharges(gateway, key)
      // A reserved booking may still have an open charge; a payment at the bank then issues its ticket.
      if (status === 'reserved') expect(later.status).toBe(true)
      else expect([status, live]).toEqual(['unpaid', ['open']])
      if (live.length > 0) {
        await finishAtBank(gateway, card.pay_url)
        expect((await liveCharges(gateway, key)).status).toBe('ticketed')
      }
      return status ?? ''
    })
    for (const end of ends) expect(['reserved', 'unpaid']).toContain(end)
  })
})

test('what is paid online and cancelled at once is a ticket that was paid, or cancelled and free', async () => {
  await withGateway(10, async (gateway) => {
    await each(8, async (index) => {
      const headers = device(`device-number-${index}`)
      const key = await reservedVan(gateway, headers, undefined, ownMail(String(index)))
      const [card, cancelled] = await Promise.all([
        payVan(gateway, cardForm(key), headers),
        cancelVan(gateway, key, { confirm: true, refund_total: 0 }, headers),
      ])
      if (card.pay_url !== '') await finishAtBank(gateway, card.pay_url)
      const { status, live } = await liveCharges(gateway, key)
      if (cancelled.status === 200) expect([status, live]).toEqual(['cancelled', []])
      else expect([status, live]).toEqual(['ticketed', ['approved']])
      return status ?? ''
    })
  })
})

/** Makes several tabs concurrently reserve one booking, each with its own idempotency key. Returns how many succeed. */
async function tabs(gateway: TestGateway): Promise<number> {
  const key = await heldVan(gateway)
  const press = (index: number) =>
    gateway.request('POST', '/api/van/gateway/payment/', laterForm(key, ownMail(key)), {
      ...device('device-of-mine'),
      'Idempotency-Key': `tab-number-${index}`,
    })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => press(index)))
  const bodies = await Promise.all(answers.map(async (answer) => answer.text()))
  return bodies.filter((body) => body.includes('"status":true')).length
}

test('twelve tabs reserve a booking once', async () => {
  await withGateway(10, async (gateway) => {
    expect(await tabs(gateway)).toBe(1)
  })
})

test('control: without row locks more than one tab does', seenInSomeAttempt, async () => {
  await withGateway(10, async (gateway) => {
    expect(await withoutLocks(() => tabs(gateway))).toBeGreaterThan(1)
  })
})

test('the rest of a money point that a cancellation takes back in that moment is refused at its field', async () => {
  await withGateway(10, async (gateway) => {
    const { orm } = gateway.deps.db
    const headers = { ...(await gateway.signIn()), ...device('device-of-mine') }
    const [user] = await orm.select().from(users).where(eq(users.username, 'demo'))
    const whole = { userId: user?.id ?? 0, value: 150_000, source: 'of-this-test' }
    const [point] = await orm.insert(moneyPoints).values(whole).returning()
    const first = await heldVan(gateway, headers)
    await payVan(gateway, laterForm(first, { ...ownMail(first), used_money_point: point?.id }), headers)
    const [rest] = await orm
      .select()
      .from(moneyPoints)
      .where(eq(moneyPoints.source, `rest-of-${point?.id}`))
    const second = await heldVan(gateway, headers)
    const restored = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const [reserved] = await orm.select().from(bookings).where(eq(bookings.sessionUnique, first))
    const cancelled = orm.transaction(async (tx) => {
      await restorePoint(tx, reserved?.id ?? 0, reserved?.discount ?? 0)
      restored.resolve()
      await commit.promise
    })
    await restored.promise
    const paid = sendVan(gateway, laterForm(second, { ...ownMail(second), used_money_point: rest?.id }), headers)
    await eventually(async () => expect(await waitingForLocks(orm)).toBe(1))
    commit.resolve()
    await cancelled
    const refused = await paid
    expect(refused.status).toBe(400)
    expect(Object.keys(await errorOf(refused))).toEqual(['used_money_point'])
  })
})
