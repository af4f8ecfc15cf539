// @vitest-environment node
/** Tests discounts, payers and payment outcomes of bookings that are paid later (docs/decisions/0031). */
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { coupons, moneyPoints, users } from '#server/db/schema/accounts.ts'
import { usableCoupons, usableMoneyPoints } from '#server/payment/coupons-and-points.ts'
import { newMails } from '#tests/server/support/account.ts'
import { atBank, comeBack, finishAtBank } from '#tests/server/support/at-bank.ts'
import { device } from '#tests/server/support/clients.ts'
import { cards } from '#tests/support/payer.ts'
import { createVanTests } from '#tests/server/support/van-gateway.ts'
import {
  cancelVan,
  cardForm,
  heldVan,
  laterForm,
  mine,
  payAtBank,
  payVan,
  quoteVan,
  reservedVan,
  vanBooking,
  vanInfo,
} from '#tests/server/support/van-journey.ts'

const { gateway, knobs, row, chargesOf, namesOf } = createVanTests()
const today = '2026-11-21'
/** Returns the form for paying a reserved booking: it contains no passengers. */
const payerForm = (key: string, changes: Record<string, unknown> = {}) => {
  const { passengers: _, ...form } = cardForm(key, changes)
  return form
}

let made = 0
/** Signs the demo account in and gives it a new coupon of 150 TRY and a new money point of 200 TRY. */
async function buyer() {
  const { orm } = gateway.deps.db
  const headers = { ...(await gateway.signIn()), ...mine }
  const [user] = await orm.select().from(users).where(eq(users.username, 'demo'))
  const userId = user?.id ?? 0
  const own = `van-${made++}`
  const [coupon] = await orm
    .insert(coupons)
    .values({ userId, code: own, value: 15_000, expiresOn: '2027-01-01' })
    .returning()
  const [point] = await orm.insert(moneyPoints).values({ userId, value: 20_000, source: own }).returning()
  const points = async () =>
    (await usableMoneyPoints(orm, userId)).filter(({ id }) => id >= (point?.id ?? 0)).map(({ value }) => value)
  const hasCoupon = async () => (await usableCoupons(orm, userId, today)).some(({ id }) => id === coupon?.id)
  return { gateway, headers, couponId: coupon?.id, pointId: point?.id, points, hasCoupon }
}

describe('a discount', () => {
  test('of what was reserved stays for who pays online, at the price that is owed', async () => {
    const { gateway, headers, couponId, hasCoupon } = await buyer()
    const key = await heldVan(gateway, headers)
    await payVan(gateway, laterForm(key, { selected_coupon: couponId, shown_total: 850 }), headers)
    expect((await vanBooking(gateway, key, headers)).pay_later?.amount).toBe(850)
    expect(await hasCoupon()).toBe(false)
    const { pay_url: url } = await payVan(gateway, payerForm(key, { shown_total: 850 }), headers)
    await finishAtBank(gateway, url)
    expect(await chargesOf(key)).toMatchObject([{ amount: 85_000, state: 'approved' }])
    expect(await hasCoupon()).toBe(false)
  })

  test('is used up with the reservation, and what a point is worth beyond it stays', async () => {
    knobs.price = 5000
    const { gateway, headers, pointId, points } = await buyer()
    const key = await heldVan(gateway, headers)
    await payVan(gateway, laterForm(key, { used_money_point: pointId, shown_total: 0 }), headers)
    expect((await row(key)).status).toBe('reserved')
    expect(await points()).toEqual([15_000])
  })

  test('comes back with a cancellation: the coupon, and the point as it was', async () => {
    knobs.price = 5000
    const { gateway, headers, couponId, pointId, points, hasCoupon } = await buyer()
    const cancelled = { confirm: true, refund_total: 0 }
    const first = await heldVan(gateway, headers)
    await payVan(gateway, laterForm(first, { used_money_point: pointId }), headers)
    expect((await cancelVan(gateway, first, cancelled, headers)).status).toBe(200)
    expect(await points()).toEqual([20_000])
    const second = await heldVan(gateway, headers)
    await payVan(gateway, laterForm(second, { selected_coupon: couponId }), headers)
    expect(await hasCoupon()).toBe(false)
    expect((await cancelVan(gateway, second, cancelled, headers)).status).toBe(200)
    expect(await hasCoupon()).toBe(true)
  })

  test('comes back with the cancellation of what was paid, too', async () => {
    const { gateway, headers, pointId, points } = await buyer()
    const key = await heldVan(gateway, headers)
    const form = cardForm(key, { used_money_point: pointId, shown_total: 800 })
    await finishAtBank(gateway, (await payVan(gateway, form, headers)).pay_url)
    expect((await row(key)).status).toBe('ticketed')
    expect(await points()).toEqual([])
    const { refund_total } = await quoteVan(gateway, key, headers)
    expect((await cancelVan(gateway, key, { confirm: true, refund_total }, headers)).status).toBe(200)
    expect(await points()).toEqual([20_000])
  })

  test('comes back beside the rest of its point where that is in use', async () => {
    knobs.price = 5000
    const { gateway, headers, pointId, points } = await buyer()
    const first = await heldVan(gateway, headers)
    await payVan(gateway, laterForm(first, { used_money_point: pointId }), headers)
    const { orm } = gateway.deps.db
    const [rest] = await orm
      .select()
      .from(moneyPoints)
      .where(eq(moneyPoints.source, `rest-of-${pointId}`))
    const second = await heldVan(gateway, headers)
    await payVan(gateway, laterForm(second, { used_money_point: rest?.id }), headers)
    expect(await points()).toEqual([10_000])
    await cancelVan(gateway, first, { confirm: true, refund_total: 0 }, headers)
    expect((await points()).toSorted((a, b) => a - b)).toEqual([5000, 10_000])
  })
})

describe('who may pay', () => {
  const stranger = device('device-of-another')

  test('for a guest’s is whoever has the address, without naming anybody', async () => {
    const key = await reservedVan(gateway)
    expect((await vanBooking(gateway, key, stranger)).pay_later).toMatchObject({ may_pay: true })
    const { email: _, phone: __, ...form } = payerForm(key)
    const { pay_url: url } = await payVan(gateway, form, stranger)
    await finishAtBank(gateway, url)
    expect(await row(key)).toMatchObject({ status: 'ticketed', email: 'deniz@example.com', phone: '5321234567' })
    expect(await namesOf(key)).toEqual(['Deniz', 'Kerem'])
  })

  test('for an account’s is the account alone', async () => {
    const headers = { ...(await gateway.signIn()), ...mine }
    const key = await reservedVan(gateway, headers)
    expect((await vanBooking(gateway, key, headers)).pay_later).toMatchObject({ may_pay: true })
    for (const other of [stranger, mine]) {
      expect((await vanBooking(gateway, key, other)).pay_later).toMatchObject({ may_pay: false })
      expect(await payVan(gateway, payerForm(key), other)).toMatchObject({ status: false, pay_url: '' })
    }
    const { pay_url: url } = await payVan(gateway, payerForm(key), headers)
    await finishAtBank(gateway, url)
    expect((await row(key)).status).toBe('ticketed')
  })

  test('and gives a contact changes that of the booking, a part of it the part', async () => {
    const key = await reservedVan(gateway)
    await payVan(gateway, payerForm(key, { email: 'new@example.com', phone: '' }))
    expect(await row(key)).toMatchObject({ email: 'new@example.com', phone: '5321234567' })
  })
})

describe('a payment', () => {
  const finish = async (key: string, headers: Record<string, string> = {}) =>
    gateway.request('GET', `/payment/finish/${key}/`, undefined, headers)

  test('that was declined says so where another card is asked for', async () => {
    const key = await reservedVan(gateway)
    expect((await finish(key)).headers.get('Location')).toContain('/van/booking/detail/')
    await payAtBank(gateway, key, cards.declined)
    expect((await finish(key)).headers.get('Location')).toBe(
      `/van/payment/?session_unique=${key}&declined=1#card-details`,
    )
    const framed = await (await finish(key, { 'Sec-Fetch-Dest': 'iframe' })).text()
    expect(framed).toContain('Ödeme onaylanmadı')
    expect(framed).toContain('rezervasyonunuz geçerli')
    expect(await vanInfo(gateway, key)).toMatchObject({ state: 'reserved', last_payment: 'declined' })
    expect((await vanBooking(gateway, key)).pay_later).toMatchObject({ last_payment: 'declined' })
  })

  test('that came too late is said to have gone back', async () => {
    const key = await reservedVan(gateway)
    const { pay_url: url } = await payVan(gateway, payerForm(key))
    const posted = await atBank(gateway, url)
    gateway.setClock(Date.parse('2026-12-10T09:00:01+03:00'))
    await comeBack(gateway, posted ?? {})
    const framed = await (await finish(key, { 'Sec-Fetch-Dest': 'iframe' })).text()
    expect(framed).toContain('Ödemeniz iade edildi')
    expect(framed).not.toContain('para çekilmedi')
    expect((await finish(key)).headers.get('Location')).toContain('/van/booking/detail/')
    expect((await vanBooking(gateway, key)).pay_later).toMatchObject({ last_payment: 'refunded' })
  })

  test('is not offered by an old tab’s button to reserve what was paid or cancelled', async () => {
    const paid = await reservedVan(gateway)
    await payAtBank(gateway, paid)
    const gone = await reservedVan(gateway, device('device-of-another'))
    await cancelVan(gateway, gone, { confirm: true, refund_total: 0 }, device('device-of-another'))
    const said = async (key: string) => (await payVan(gateway, laterForm(key))).message
    expect(await said(paid)).not.toContain('şimdi ödeyebilirsiniz')
    expect(await said(gone)).toContain('ödenmeden iptal edildi')
  })

  test('that is being decided on does not lose the mail of the reservation', async () => {
    const key = await reservedVan(gateway)
    const { pay_url: url } = await payVan(gateway, payerForm(key, { card_number: cards.slow }))
    await finishAtBank(gateway, url)
    expect((await row(key)).status).toBe('confirming')
    expect(await newMails(gateway)).toEqual([])
    await gateway.deps.db.runSql(`update charges set state = 'declined'`)
    await gateway.deps.db.runSql(`update bookings set status = 'reserved'`)
    gateway.pass(61)
    expect((await newMails(gateway)).map(({ text }) => text).join()).toContain('Rezervasyonunuz yapıldı')
  })
})
