// @vitest-environment node
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { settleCancellations } from '#server/cancellation/cancel-at-supply.ts'
import { activityBookings, activityStock } from '#server/db/schema/activities.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { notifications } from '#server/db/schema/content.ts'
import { cancelledTickets, refunds } from '#server/db/schema/payments.ts'
import { cancelRequests, reservations } from '#server/db/schema/reservations.ts'
import { upkeep } from '#server/jobs/upkeep.ts'
import { payBack } from '#server/payment/pay-back.ts'
import type { ActivitySupply } from '#server/supply/activity/activity-supply.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'
import { newMails } from '#tests/server/support/account.ts'
import {
  activeCoupons,
  activityBooking,
  cancelActivity,
  departure,
  ephesus,
  heldActivity,
  payAtBank,
  resetActivities,
  ticketedActivity,
} from '#tests/server/support/activity-journey.ts'
import { badWeather } from '#tests/server/support/fixed-activities.ts'
import { demoUser, sharedGateway } from '#tests/server/support/gateway.ts'

const gateway = sharedGateway()
const demo = demoUser(gateway)
beforeEach(() => resetActivities(gateway))

const start = Date.parse('2026-12-11T08:45:00+03:00')
const paidBack = () => gateway.deps.db.orm.select().from(refunds)
const taken = async () => (await gateway.deps.db.orm.select().from(activityStock)).map((row) => row.taken)

test('a departure that its organiser cancels is refunded in full, once, and told', async () => {
  const key = await ticketedActivity(gateway, {}, demo)
  const guests = await ticketedActivity(gateway)
  const elsewhere = await ticketedActivity(gateway, {}, {}, { organization_id: `${ephesus}_20261212T0845` })
  await newMails(gateway)
  await gateway.deps.db.orm.delete(notifications)
  // At this time, a cancellation by the traveller would already cost the fee.
  gateway.setClock(start - 6 * hourMilliseconds)
  gateway.activities.calledOff.add(departure)
  await upkeep(gateway.deps)
  await upkeep(gateway.deps)
  expect((await paidBack()).map(({ amount, state }) => [amount, state])).toEqual([
    [270_000, 'done'],
    [270_000, 'done'],
  ])
  expect(await activityBooking(gateway, key, demo)).toMatchObject({
    state: 'cancelled',
    cancelled: { paid: 2700, fee: 0, refund_total: 2700, refunded: true },
    organiser_cancelled: { reason: 'Hava koşulları nedeniyle iptal edildi.' },
  })
  expect(await activityBooking(gateway, guests)).toMatchObject({ state: 'cancelled' })
  expect(await activityBooking(gateway, elsewhere)).toMatchObject({ state: 'ticketed', organiser_cancelled: null })
  const mails = await newMails(gateway)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Etkinlik iptal edildi'),
    expect.stringContaining('Etkinlik iptal edildi'),
  ])
  expect(mails[0]?.text).toContain('Efes, Meryem Ana Evi ve Artemis Tapınağı, 11 Aralık 2026 Cuma 08:45\n')
  for (const part of ['Hava koşulları nedeniyle', '2.700,00\u00A0₺', 'sizin bir şey yapmanız gerekmez'])
    expect(mails[0]?.text).toContain(part)
  expect(await gateway.deps.db.orm.select().from(notifications)).toMatchObject([
    {
      title: { tr: expect.stringContaining('Etkinlik iptal edildi: Efes') },
      content: { en: expect.stringContaining('Cancelled because of the weather. The full 2.700,00\u00A0₺') },
    },
  ])
  expect((await taken()).toSorted((a, b) => a - b)).toEqual([0, 3])
  const rows = await gateway.deps.db.orm.select({ state: reservations.state }).from(reservations)
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'cancelled', 'confirmed'])
})

test('what was paid less a coupon goes back, and the coupon can be used again', async () => {
  const held = await heldActivity(gateway, {}, demo)
  const usable = () => activeCoupons(gateway, demo)
  const coupon = (await usable()).find(({ value }) => value === 150)
  await payAtBank(gateway, held, { selected_coupon: coupon?.id, shown_total: 2550 }, demo)
  expect((await usable()).map(({ id }) => id)).not.toContain(coupon?.id)
  gateway.activities.calledOff.add(departure)
  await upkeep(gateway.deps)
  expect((await paidBack()).map(({ amount }) => amount)).toEqual([255_000])
  expect(await activityBooking(gateway, held, demo)).toMatchObject({ cancelled: { fee: 0, refund_total: 2550 } })
  expect((await usable()).map(({ id }) => id)).toContain(coupon?.id)
})

test('a cancellation that waits for the supply ends with the full refund', async () => {
  const key = await ticketedActivity(gateway)
  gateway.setClock(start - 20 * hourMilliseconds)
  const cancel = vi.spyOn(gateway.activities, 'cancel').mockRejectedValue(new SupplyFailure('No answer'))
  try {
    const quote = await cancelActivity(gateway, key)
    expect(quote).toMatchObject({ fee: 1350 })
    expect(await cancelActivity(gateway, key, { confirm: true, refund_total: 1350 })).toMatchObject({
      reason: 'pending',
    })
    gateway.activities.calledOff.add(departure)
    await upkeep(gateway.deps)
  } finally {
    cancel.mockRestore()
  }
  expect(await activityBooking(gateway, key)).toMatchObject({ state: 'cancelled', cancelled: { refund_total: 2700 } })
  expect(await gateway.deps.db.orm.select().from(cancelRequests)).toMatchObject([{ state: 'done' }])
  expect((await paidBack()).map(({ amount }) => amount)).toEqual([270_000])
})

test('an unpaid booking is left alone, and a ticket that was cancelled before is not refunded again', async () => {
  await heldActivity(gateway)
  const key = await ticketedActivity(gateway)
  await cancelActivity(gateway, key, { confirm: true, refund_total: 2700 })
  gateway.activities.calledOff.add(departure)
  await upkeep(gateway.deps)
  expect(await paidBack()).toHaveLength(1)
})

describe('a traveller who cancelled for a fee before', () => {
  test('gets it back, once, and is told', async () => {
    const key = await ticketedActivity(gateway, {}, demo)
    gateway.setClock(start - 20 * hourMilliseconds)
    await cancelActivity(gateway, key, { confirm: true, refund_total: 1350 }, demo)
    await upkeep(gateway.deps)
    expect((await paidBack()).map(({ amount }) => amount)).toEqual([135_000])
    await newMails(gateway)
    await gateway.deps.db.orm.delete(notifications)
    gateway.activities.calledOff.add(departure)
    await Promise.all([upkeep(gateway.deps), upkeep(gateway.deps)])
    await upkeep(gateway.deps)
    expect((await paidBack()).map(({ amount, state }) => [amount, state])).toEqual([
      [135_000, 'done'],
      [135_000, 'done'],
    ])
    expect(await activityBooking(gateway, key, demo)).toMatchObject({
      state: 'cancelled',
      cancelled: { paid: 2700, fee: 0, refund_total: 2700, refunded: true },
      organiser_cancelled: { reason: 'Hava koşulları nedeniyle iptal edildi.' },
    })
    const mails = await newMails(gateway)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Etkinlik iptal edildi')])
    expect(mails[0]?.text).toContain('Siz daha önce iptal ederken kesilen 1.350,00\u00A0₺')
    expect(await gateway.deps.db.orm.select().from(notifications)).toMatchObject([
      { content: { en: expect.stringContaining('The fee of 1.350,00\u00A0₺ is being refunded') } },
    ])
  })

  test('has the whole refund only when the bank has confirmed the first part, too', async () => {
    const key = await ticketedActivity(gateway)
    gateway.setClock(start - 20 * hourMilliseconds)
    const { bank } = gateway.deps
    let first = ''
    gateway.deps.bank = {
      ...bank,
      async refund(charge, amount, name) {
        first ||= name
        if (name === first) throw new Error('no bank')
        return bank.refund(charge, amount, name)
      },
    }
    const cancelled = async () => (await activityBooking(gateway, key)).cancelled
    try {
      await cancelActivity(gateway, key, { confirm: true, refund_total: 1350 })
      gateway.activities.calledOff.add(departure)
      await upkeep(gateway.deps)
      expect((await paidBack()).map(({ state }) => state).toSorted()).toEqual(['done', 'open'])
      expect(await cancelled()).toMatchObject({ fee: 0, refund_total: 2700, refunded: false })
    } finally {
      gateway.deps.bank = bank
    }
    await payBack(gateway.deps)
    expect(await cancelled()).toMatchObject({ fee: 0, refund_total: 2700, refunded: true })
    expect(await gateway.deps.db.orm.select().from(cancelledTickets)).toMatchObject([{ refundReference: first }])
  })

  test('is asked about no more once the departure is over', async () => {
    const key = await ticketedActivity(gateway)
    gateway.setClock(start - 20 * hourMilliseconds)
    await cancelActivity(gateway, key, { confirm: true, refund_total: 1350 })
    gateway.setClock(start + 25 * hourMilliseconds)
    gateway.activities.calledOff.add(departure)
    await upkeep(gateway.deps)
    expect((await paidBack()).map(({ amount }) => amount)).toEqual([135_000])
  })
})

describe('a traveller who cancels after the organiser', () => {
  test('is told so by the quote and pays no fee', async () => {
    const key = await ticketedActivity(gateway, {}, demo)
    gateway.setClock(start - 6 * hourMilliseconds)
    gateway.activities.calledOff.add(departure)
    const quote = await cancelActivity(gateway, key, {}, demo)
    expect(quote).toMatchObject({ cancelled: true, refundable: false, reason: 'cancelled' })
    for (const part of ['Hava koşulları nedeniyle', '2.700,00\u00A0₺']) expect(quote.message).toContain(part)
    expect((await paidBack()).map(({ amount }) => amount)).toEqual([270_000])
    await upkeep(gateway.deps)
    expect(await paidBack()).toHaveLength(1)
  })

  test('pays no fee if the organiser cancels after the quote', async () => {
    const key = await ticketedActivity(gateway)
    gateway.setClock(start - 6 * hourMilliseconds)
    expect(await cancelActivity(gateway, key)).toMatchObject({ fee: 1350 })
    gateway.activities.calledOff.add(departure)
    const body = { confirm: true, refund_total: 1350 }
    expect(await cancelActivity(gateway, key, body)).toMatchObject({ cancelled: true, reason: 'cancelled' })
    expect(await activityBooking(gateway, key)).toMatchObject({
      cancelled: { fee: 0, refund_total: 2700 },
      organiser_cancelled: { reason: 'Hava koşulları nedeniyle iptal edildi.' },
    })
    expect((await paidBack()).map(({ amount }) => amount)).toEqual([270_000])
  })

  test('pays no fee if the organiser cancels while the request waits for the supply', async () => {
    const key = await ticketedActivity(gateway)
    gateway.setClock(start - 20 * hourMilliseconds)
    const cancel = vi.spyOn(gateway.activities, 'cancel').mockRejectedValueOnce(new SupplyFailure('No answer'))
    try {
      expect(await cancelActivity(gateway, key, { confirm: true, refund_total: 1350 })).toMatchObject({
        reason: 'pending',
      })
      gateway.activities.calledOff.add(departure)
      gateway.pass(120)
      await settleCancellations(gateway.deps)
    } finally {
      cancel.mockRestore()
    }
    expect(await activityBooking(gateway, key)).toMatchObject({ cancelled: { fee: 0, refund_total: 2700 } })
    expect((await paidBack()).map(({ amount }) => amount)).toEqual([270_000])
  })

  test('is cancelled later if a run fails, and does not come first in every run', async () => {
    const { orm } = gateway.deps.db
    const key = await ticketedActivity(gateway)
    gateway.setClock(start - 20 * hourMilliseconds)
    const cancel = vi.spyOn(gateway.activities, 'cancel').mockRejectedValueOnce(new SupplyFailure('No answer'))
    const { cancelling } = gateway.deps.products.activity
    if (!cancelling) throw new Error('activities have no cancellations')
    await cancelActivity(gateway, key, { confirm: true, refund_total: 1350 })
    const failing = vi.spyOn(cancelling, 'callOff').mockRejectedValueOnce(new Error('fault of a test'))
    try {
      gateway.pass(120)
      await settleCancellations(gateway.deps)
      const [request] = await orm.select().from(cancelRequests)
      expect(request).toMatchObject({ state: 'open', attempts: 2 })
      expect(request?.nextAttemptAt.getTime()).toBeGreaterThan(gateway.deps.clock.now().getTime())
      gateway.pass(300)
      await settleCancellations(gateway.deps)
    } finally {
      cancel.mockRestore()
      failing.mockRestore()
    }
    expect(await activityBooking(gateway, key)).toMatchObject({ cancelled: { fee: 1350 } })
  })

  test('gets the quote all the same if the supply does not say', async () => {
    const key = await ticketedActivity(gateway)
    gateway.setClock(start - 6 * hourMilliseconds)
    const asked = vi.spyOn(gateway.activities, 'departure').mockRejectedValue(new SupplyFailure('No answer'))
    try {
      expect(await cancelActivity(gateway, key)).toMatchObject({ refundable: true, fee: 1350 })
    } finally {
      asked.mockRestore()
    }
  })
})

describe('a supply that cancels reservations one by one', () => {
  afterEach(() => {
    delete gateway.activities.organiserNews
  })

  test('is asked about every ticket, whether or not it answers about the others', async () => {
    const first = await ticketedActivity(gateway)
    const second = await ticketedActivity(gateway)
    gateway.activities.organiserNews = vi
      .fn<NonNullable<ActivitySupply['organiserNews']>>()
      .mockRejectedValueOnce(new SupplyFailure('No answer'))
      .mockResolvedValue({ reason: badWeather })
    await upkeep(gateway.deps)
    expect(await activityBooking(gateway, first)).toMatchObject({ state: 'ticketed' })
    expect(await activityBooking(gateway, second)).toMatchObject({ state: 'cancelled', cancelled: { fee: 0 } })
    expect((await paidBack()).map(({ amount }) => amount)).toEqual([270_000])
  })

  test('does not make a full refund of the traveller’s own cancellation', async () => {
    const key = await ticketedActivity(gateway)
    gateway.setClock(start - 20 * hourMilliseconds)
    const cancel = vi.spyOn(gateway.activities, 'cancel').mockRejectedValueOnce(new SupplyFailure('No answer'))
    try {
      await cancelActivity(gateway, key, { confirm: true, refund_total: 1350 })
      // The supplier has cancelled the booking; only its response was lost.
      gateway.activities.organiserNews = async () => ({ reason: badWeather })
      await upkeep(gateway.deps)
      expect(await paidBack()).toEqual([])
      gateway.pass(120)
      await settleCancellations(gateway.deps)
    } finally {
      cancel.mockRestore()
    }
    expect((await paidBack()).map(({ amount }) => amount)).toEqual([135_000])
  })

  test('keeps the fee of a traveller who cancels while it is asked', async () => {
    const key = await ticketedActivity(gateway)
    gateway.setClock(start - 20 * hourMilliseconds)
    gateway.activities.organiserNews = async () => {
      delete gateway.activities.organiserNews
      await cancelActivity(gateway, key, { confirm: true, refund_total: 1350 })
      // This supplier reports cancellations without saying who cancelled.
      return { reason: badWeather }
    }
    await upkeep(gateway.deps)
    expect((await paidBack()).map(({ amount }) => amount)).toEqual([135_000])
    expect(await activityBooking(gateway, key)).toMatchObject({ cancelled: { fee: 1350 }, organiser_cancelled: null })
  })
})

test('departures that fail stop no refunds of later ones, and count as asked about', async () => {
  const { orm } = gateway.deps.db
  // Creates as many departures as one run of the job checks concurrently; the check of each will fail. The job checks
  // them first, because they were never checked before.
  for (let index = 0; index < 10; index++) {
    const failing = await ticketedActivity(gateway)
    const [row] = await orm.select({ id: bookings.id }).from(bookings).where(eq(bookings.sessionUnique, failing))
    await orm
      .update(activityBookings)
      .set({ departure: `failing-${index}` })
      .where(eq(activityBookings.bookingId, row?.id ?? 0))
    gateway.activities.places += 3
  }
  const key = await ticketedActivity(gateway)
  await orm
    .update(activityBookings)
    .set({ checkedAt: new Date(start - 30 * 24 * hourMilliseconds) })
    .where(eq(activityBookings.departure, departure))
  gateway.activities.calledOff.add(departure)
  const known = gateway.activities.departure.bind(gateway.activities)
  const asked = vi.spyOn(gateway.activities, 'departure').mockImplementation(async (id, ...more) => {
    if (id !== departure) throw new SupplyFailure('No answer')
    return known(id, ...more)
  })
  try {
    await upkeep(gateway.deps)
  } finally {
    asked.mockRestore()
  }
  expect(await activityBooking(gateway, key)).toMatchObject({ state: 'cancelled' })
  const rows = await orm.select({ checkedAt: activityBookings.checkedAt }).from(activityBookings)
  expect(rows.filter(({ checkedAt }) => checkedAt === null)).toEqual([])
})

test('departures are asked about every six hours, in the last two days in every run; those that failed wait their turn', async () => {
  await ticketedActivity(gateway)
  const asked = vi.spyOn(gateway.activities, 'departure')
  const askedNow = async () => {
    asked.mockClear()
    await upkeep(gateway.deps)
    return asked.mock.calls.length
  }
  try {
    expect(await askedNow()).toBe(1)
    gateway.pass(3600)
    expect(await askedNow()).toBe(0)
    gateway.pass(6 * 3600)
    asked.mockRejectedValueOnce(new SupplyFailure('No answer'))
    expect(await askedNow()).toBe(1)
    expect(await askedNow()).toBe(0)
    gateway.pass(6 * 3600 + 1)
    expect(await askedNow()).toBe(1)
    gateway.setClock(start - 47 * hourMilliseconds)
    expect([await askedNow(), await askedNow()]).toEqual([1, 1])
    gateway.setClock(start + 25 * hourMilliseconds)
    expect(await askedNow()).toBe(0)
  } finally {
    asked.mockRestore()
  }
  const rows = await gateway.deps.db.orm
    .select()
    .from(activityBookings)
    .where(eq(activityBookings.departure, departure))
  expect(rows[0]?.checkedAt).not.toBeNull()
})
