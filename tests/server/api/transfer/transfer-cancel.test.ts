// @vitest-environment node
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { UsableCouponList } from '#contract/discounts.ts'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { transferStock } from '#server/db/schema/transfers.ts'
import { partAmounts } from '#server/cancellation/cancel-amounts.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { newMails } from '#tests/server/support/account.ts'
import { atBank } from '#tests/server/support/at-bank.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import {
  cancelTransfer,
  heldTransfer,
  payAtBank,
  payTransfer,
  reservedTransfer,
  ticketedTransfer,
  transferBooking,
  transferPayment,
  resetTransfers,
  bothWays,
} from '#tests/server/support/transfer-journey.ts'

const gateway = sharedGateway()
beforeEach(() => resetTransfers(gateway))

/** Pick-up time of the transfers in these tests, in milliseconds since 1970. */
const pickUp = Date.parse('2026-12-11T10:00:00+03:00')
const taken = async () => (await gateway.deps.db.orm.select().from(transferStock)).map((row) => row.taken)
const confirmed = (key: string, refund_total: number, headers?: Record<string, string>) =>
  cancelTransfer(gateway, key, { confirm: true, refund_total }, headers)

test('is free until a day before the pick-up, with a mail, and frees the vehicle', async () => {
  const key = await ticketedTransfer(gateway, { extra_products: { 1: 1 } })
  const { price } = await transferBooking(gateway, key)
  gateway.setClock(pickUp - 24 * hourMilliseconds - 1)
  const quote = await cancelTransfer(gateway, key)
  expect(quote).toMatchObject({
    refundable: true,
    paid: price.total,
    fee: 0,
    refund_total: price.total,
    limit: '2026-12-11T07:00:00.000Z',
  })
  expect(await taken()).toEqual([1])
  await newMails(gateway)
  expect(await confirmed(key, price.total)).toMatchObject({ cancelled: true, refund_total: price.total })
  await reconcileCharges(gateway.deps)
  expect(await transferBooking(gateway, key)).toMatchObject({
    state: 'cancelled',
    cancelled: { paid: price.total, fee: 0, refund_total: price.total, refunded: true },
  })
  expect(await taken()).toEqual([0])
  expect((await newMails(gateway)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Biletiniz iptal edildi'),
  ])
  expect(await cancelTransfer(gateway, key)).toMatchObject({ cancelled: true, refundable: false, reason: 'cancelled' })
})

test('of a round trip is told by a mail that names both rides with their days', async () => {
  const key = await ticketedTransfer(gateway, {}, {}, bothWays)
  await newMails(gateway)
  const { price } = await transferBooking(gateway, key)
  await confirmed(key, price.total)
  await reconcileCharges(gateway.deps)
  const [mail] = await newMails(gateway)
  expect(mail?.text).toContain('Gidiş: Antalya Havalimanı → Belek, 11 Aralık 2026 Cuma 10:00\n')
  expect(mail?.text).toContain('Dönüş: Belek → Antalya Havalimanı, 14 Aralık 2026 Pazartesi 12:30\n')
})

test('costs the fee within a day, and a quote of before is refused', async () => {
  const key = await ticketedTransfer(gateway)
  gateway.setClock(pickUp - 24 * hourMilliseconds - 1)
  expect(await cancelTransfer(gateway, key)).toMatchObject({ fee: 0, refund_total: 1200 })
  gateway.setClock(pickUp - 24 * hourMilliseconds)
  const late = await gateway.request('POST', `/api/transfer/booking/${key}/cancel/`, {
    confirm: true,
    refund_total: 1200,
    ...(await proofOf(key)),
  })
  expect(late.status).toBe(409)
  expect((await errorOf(late))['non_field_errors']?.[0]).toContain('İade tutarı değişti')
  expect(await cancelTransfer(gateway, key)).toMatchObject({ fee: 600, refund_total: 600 })
  expect(await confirmed(key, 600)).toMatchObject({ cancelled: true, fee: 600, refund_total: 600 })
  expect(await taken()).toEqual([0])
})

test('costs the announced share of the price before a coupon, and gives the rest of what was paid back', async () => {
  const user = await gateway.signIn()
  const held = await heldTransfer(gateway, {}, user)
  const list = await gateway.json('GET', `/api/user/transfer/${held}/available-coupons/`, undefined, user)
  const coupon = UsableCouponList.parse(list).results.find(({ value }) => value === 150)
  await payAtBank(gateway, held, { selected_coupon: coupon?.id, shown_total: 1050 }, user)
  const [mail] = await newMails(gateway)
  expect(mail?.text).toContain('indirim öncesi tutardan %50 kesinti yapılır')
  gateway.setClock(pickUp - 24 * hourMilliseconds)
  const amounts = { paid: 1050, fee: 600, refund_total: 450 }
  expect(await cancelTransfer(gateway, held, {}, user)).toMatchObject(amounts)
  expect(await confirmed(held, 450, user)).toMatchObject({ cancelled: true, ...amounts })
})

test('is over with the pick-up', async () => {
  const key = await ticketedTransfer(gateway)
  const reserved = await reservedTransfer(gateway)
  gateway.setClock(pickUp)
  for (const one of [key, reserved]) {
    expect(await cancelTransfer(gateway, one)).toMatchObject({ refundable: false, reason: 'departed' })
    const refused = await gateway.request('POST', `/api/transfer/booking/${one}/cancel/`, {
      confirm: true,
      refund_total: 0,
      ...(await proofOf(one)),
    })
    expect(refused.status).toBe(409)
  }
  expect(await taken()).toEqual([2])
})

test('of a pre-booking is free until the pick-up', async () => {
  const key = await reservedTransfer(gateway)
  gateway.setClock(pickUp - hourMilliseconds)
  expect(await cancelTransfer(gateway, key)).toMatchObject({ refundable: true, paid: 0, fee: 0, refund_total: 0 })
  expect(await confirmed(key, 0)).toMatchObject({ cancelled: true })
  expect(await transferBooking(gateway, key)).toMatchObject({ state: 'cancelled', never_paid: true })
  expect(await taken()).toEqual([0])
})

test('of what was paid after the quote needs a new quote, also where nothing comes back', async () => {
  gateway.transfers.feePercent = 100
  const [key, other] = [await reservedTransfer(gateway), await reservedTransfer(gateway)]
  gateway.setClock(pickUp - hourMilliseconds)
  const sent = async (one: string, amounts: object) =>
    gateway.request('POST', `/api/transfer/booking/${one}/cancel/`, {
      confirm: true,
      refund_total: 0,
      ...amounts,
      ...(await proofOf(one)),
    })
  const shown = await cancelTransfer(gateway, key)
  expect(shown).toMatchObject({ refundable: true, paid: 0, refund_total: 0 })
  await payAtBank(gateway, key)
  for (const amounts of [{}, { paid: 0 }, { paid: 'x' }]) {
    const refused = await sent(key, amounts)
    expect(refused.status).toBe(409)
    expect((await errorOf(refused))['non_field_errors']?.[0]).toContain('İade tutarı değişti')
  }
  // The bank has approved this payment, but the traveller has not come back from the bank's page.
  const { pay_url: url } = await payTransfer(gateway, transferPayment(other))
  await atBank(gateway, url)
  expect((await sent(other, { paid: 0 })).status).toBe(409)
  for (const one of [key, other]) expect(await transferBooking(gateway, one)).toMatchObject({ state: 'ticketed' })
  expect(await cancelTransfer(gateway, key)).toMatchObject({ paid: 1200, fee: 1200, refund_total: 0 })
  expect((await sent(key, { paid: 1200 })).status).toBe(200)
  expect(await transferBooking(gateway, key)).toMatchObject({ state: 'cancelled' })
})

test('is for its buyer, and for who knows code and surname', async () => {
  const key = await ticketedTransfer(gateway, {}, { 'X-Device-Id': 'device-of-the-buyer' })
  const stranger = { 'X-Device-Id': 'device-of-a-stranger' }
  const path = `/api/transfer/booking/${key}/cancel/`
  expect(await gateway.json('POST', path, {}, stranger)).toMatchObject({ needs_proof: true })
  const refused = await gateway.request('POST', path, { confirm: true, refund_total: 1200 }, stranger)
  expect(refused.status).toBe(403)
  const wrong = { confirm: true, refund_total: 1200, ...(await proofOf(key)), surname: 'Başkası' }
  expect((await gateway.request('POST', path, wrong, stranger)).status).toBe(403)
  const right = { ...wrong, surname: 'Öztürk' }
  expect(await gateway.json('POST', path, right, stranger)).toMatchObject({ cancelled: true })
})

test('is of the whole transfer', async () => {
  const key = await ticketedTransfer(gateway)
  const path = `/api/transfer/booking/${key}/cancel/`
  const part = await gateway.request('POST', path, { seats: ['Yolcu 2'] })
  expect(part.status).toBe(400)
  expect(Object.keys(await errorOf(part))).toEqual(['seats'])
  expect((await gateway.request('POST', '/api/transfer/booking/nobody/cancel/', {})).status).toBe(404)
})

async function proofOf(key: string) {
  const { info } = await transferBooking(gateway, key)
  return { pnr: info.pnr_code, surname: 'Öztürk' }
}

test('never gives back more than was paid, nor keeps more than the fee', () => {
  const money = fc.integer({ min: 0, max: 50_000_00 })
  fc.assert(
    fc.property(money, money, fc.integer({ min: 0, max: 100 }), (total, off, percent) => {
      const discount = Math.min(total, off)
      const [part] = partAmounts([total], discount, percent)
      expect(part?.paid).toBe(total - discount)
      expect(part?.fee).toBeLessThanOrEqual(Math.round((total * percent) / 100))
      expect((part?.refund ?? 0) + (part?.fee ?? 0)).toBe(part?.paid)
      expect(part?.refund).toBeGreaterThanOrEqual(0)
    }),
  )
})
