// @vitest-environment node
/**
 * Races for vehicles and seats of shuttles. The two for the last unit have a control that fails without the check of the
 * database; the others have none: they show what happens, not which guard causes it.
 */
import { describe, expect, test } from 'vitest'
import type { TransferItem } from '#contract/transfer-results.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { notifications } from '#server/db/schema/content.ts'
import { transferHolds, transferStock } from '#server/db/schema/transfers.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { tellUpcoming } from '#server/jobs/tell-upcoming.ts'
import { createTestGateway, type TestGateway } from '#tests/server/support/gateway.ts'
import { device, finishAtBank } from '#tests/server/support/journey.ts'
import { openFresh } from '#tests/server/support/postgres.ts'
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

async function withGateway(units: number, work: (gateway: TestGateway) => Promise<void>): Promise<void> {
  const gateway = await createTestGateway({ db: await openFresh() })
  gateway.transfers.units = units
  try {
    await work(gateway)
  } finally {
    await gateway.close()
  }
}

const buyers = 100

/** All travellers see the same vehicle, and then select it concurrently. */
async function rush(
  gateway: TestGateway,
  wanted: (item: TransferItem) => boolean = isPrivate,
  search: (index: number) => Record<string, unknown> = () => ({}),
) {
  const looked: { session: string; product: string }[] = []
  for (let index = 0; index < buyers; index++) {
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

  test('control: without the check the same vehicle is sold many times', async () => {
    await withGateway(1, async (gateway) => {
      await gateway.deps.db.runSql('alter table transfer_stock drop constraint transfer_stock_never_oversold')
      const sold = (await rush(gateway)).filter(({ status }) => status)
      expect(sold.length).toBeGreaterThan(1)
    })
  })
})

describe('100 parties of two, 15 seats of a shuttle', () => {
  test('seven sales', async () => {
    await withGateway(15, async (gateway) => {
      expect((await rush(gateway, isShared)).filter(({ status }) => status)).toHaveLength(7)
      expect(await gateway.deps.db.orm.select().from(transferStock)).toMatchObject([{ units: 15, taken: 14 }])
    })
  })

  test('control: without the check more seats are sold than there are', async () => {
    await withGateway(15, async (gateway) => {
      await gateway.deps.db.runSql('alter table transfer_stock drop constraint transfer_stock_never_oversold')
      expect((await rush(gateway, isShared)).filter(({ status }) => status).length).toBeGreaterThan(7)
    })
  })
})

test('round trips in both directions of time do not block each other, and leave no half', async () => {
  await withGateway(3, async (gateway) => {
    // Half of them leave on the day on which the others return.
    const days = ['2026-12-11', '2026-12-14', '2026-12-17']
    const search = (index: number) => ({
      ...bothWays,
      departure_date: days[index % 2],
      return_date: days[1 + (index % 2)],
    })
    await rush(gateway, isPrivate, search)
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

test('a vehicle that is paid for and released at once is a ticket or free, never both', async () => {
  await withGateway(1, async (gateway) => {
    for (let round = 0; round < 6; round++) {
      const key = await heldTransfer(gateway, {}, device(`device-number-${round}`))
      const { pay_url: url } = await payTransfer(gateway, transferPayment(key), device(`device-number-${round}`))
      gateway.pass(15 * 60 + round)
      await Promise.all([finishAtBank(gateway, url), releaseHolds(gateway.deps), releaseHolds(gateway.deps)])
      const { state } = await transferInfo(gateway, key)
      const [stock] = await gateway.deps.db.orm.select().from(transferStock)
      expect(stock?.taken).toBe(state === 'ticketed' ? 1 : 0)
      if (state === 'ticketed')
        await cancelTransfer(gateway, key, { confirm: true, refund_total: 1200 }, device(`device-number-${round}`))
    }
  })
})

test('a payment and a pre-booking with different extras are at most one of both, at the price of its own', async () => {
  await withGateway(6, async (gateway) => {
    for (let round = 0; round < 6; round++) {
      const headers = device(`device-number-${round}`)
      const key = await heldTransfer(gateway, {}, headers)
      const { extra_products: extras } = await transferBooking(gateway, key, headers)
      const price = extras[0]?.price ?? 0
      const id = String(extras[0]?.id)
      const [card, later] = await Promise.all([
        payTransfer(gateway, transferPayment(key, { extra_products: {}, shown_total: 1200 }), headers),
        payTransfer(
          gateway,
          preBooking(key, {
            email: `guest-${key}@example.com`,
            extra_products: { [id]: 1 },
            shown_total: 1200 + price,
          }),
          headers,
        ),
      ])
      if (card.pay_url !== '') await finishAtBank(gateway, card.pay_url)
      const { state, price: paid } = await transferBooking(gateway, key, headers)
      const charged = await gateway.deps.db.runSql(
        `select amount, charges.state from charges join bookings on bookings.id = booking_id
          where session_unique = '${key}'`,
      )
      const approved = { amount: Math.round(paid.total * 100), state: 'approved' }
      const voided = { amount: 120_000, state: 'voided' }
      if (state === 'ticketed') expect([charged.rows, later.status]).toEqual([[approved], false])
      // The pre-booking closed the bank's page, and then found that the payment had changed the extras.
      else if (state === 'unpaid') expect([charged.rows, paid.total, later.status]).toEqual([[voided], 1200, false])
      else expect([state, paid.total, later.status]).toEqual(['reserved', 1200 + price, true])
    }
  })
})

test('ten processes tell who drives once', async () => {
  await withGateway(6, async (gateway) => {
    await ticketedTransfer(gateway, {}, await gateway.signIn())
    await gateway.deps.db.orm.delete(notifications)
    gateway.setClock(Date.parse('2026-12-10T10:00:00+03:00'))
    await Promise.all(Array.from({ length: 10 }, () => tellUpcoming(gateway.deps)))
    expect(await gateway.deps.db.orm.select().from(notifications)).toHaveLength(1)
    const mails = await gateway.deps.db.orm.select().from(mailOutbox)
    expect(mails.filter(({ dedupeKey }) => dedupeKey.startsWith('upcoming:'))).toHaveLength(1)
  })
})
