// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest'
import { MoneyPointList, UsableCouponList } from '#contract/discounts.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { flightBooking, flightPayment, heldFlight, payFlight } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

const gateway = sharedGateway()
afterEach(() => {
  gateway.flights.surcharge = 0
  gateway.flights.seatsPerFlight = 50
})

const unknownSession = 'B'.repeat(22)
const path = '/api/flight/gateway/payment/'

describe('coupons and money points', () => {
  const coupons = async (session: string, headers: Record<string, string>) =>
    UsableCouponList.parse(
      await gateway.json('GET', `/api/flight/booking/usable-coupons/${session}/`, undefined, headers),
    ).results
  const points = async (session: string, headers: Record<string, string>) =>
    MoneyPointList.parse(
      await gateway.json('GET', `/api/flight/booking/usable-moneypoints/${session}/`, undefined, headers),
    ).results

  test('are offered to their owner only', async () => {
    const signedIn = await gateway.signIn()
    const session = await heldFlight(gateway, {}, signedIn)
    expect((await coupons(session, signedIn)).map(({ value }) => value)).toEqual([150, 250, 50])
    expect(await points(session, signedIn)).toMatchObject([{ value: 75.5, display: '75,50\u00A0₺' }, { value: 200 }])
    for (const kind of ['usable-coupons', 'usable-moneypoints']) {
      expect((await gateway.request('GET', `/api/flight/booking/${kind}/${session}/`)).status).toBe(401)
      expect(
        (await gateway.request('GET', `/api/flight/booking/${kind}/${unknownSession}/`, undefined, signedIn)).status,
      ).toBe(404)
    }
  })

  test('a coupon lowers the charge, is kept by an open payment, given back by a decline and used up by the ticket', async () => {
    const signedIn = await gateway.signIn()
    const session = await heldFlight(gateway, {}, signedIn)
    const [coupon] = await coupons(session, signedIn)
    const use = { selected_coupon: coupon?.id, shown_total: 1100 }
    expect(await payFlight(gateway, session, { ...use, shown_total: 1250 }, signedIn)).toMatchObject({
      status: false,
      refresh: true,
    })
    const first = await payFlight(gateway, session, { ...use, card_number: cards.declined }, signedIn)
    expect(first.status).toBe(true)
    const elsewhere = await heldFlight(gateway, {}, signedIn)
    expect(await coupons(elsewhere, signedIn)).toHaveLength(2)
    const twice = await gateway.request(
      'POST',
      path,
      flightPayment(elsewhere, { selected_coupon: coupon?.id }),
      signedIn,
    )
    expect(await errorOf(twice)).toEqual({ selected_coupon: ['Bu kupon kullanılamıyor'] })
    await finishAtBank(gateway, first.pay_url)
    expect(await coupons(elsewhere, signedIn)).toHaveLength(3)
    const second = await payFlight(gateway, session, use, signedIn)
    await finishAtBank(gateway, second.pay_url)
    expect(await coupons(elsewhere, signedIn)).toHaveLength(2)
    expect((await flightBooking(gateway, session)).prices).toEqual({ discount: 150, total: 1100 })
  })

  test('a guest can not use them, nor can both be used at once', async () => {
    const signedIn = await gateway.signIn()
    const session = await heldFlight(gateway, {}, signedIn)
    const [coupon] = await coupons(session, signedIn)
    const [point] = await points(session, signedIn)
    const guest = await heldFlight(gateway)
    const response = await gateway.request('POST', path, flightPayment(guest, { selected_coupon: coupon?.id }))
    expect(response.status).toBe(400)
    const both = flightPayment(session, { selected_coupon: coupon?.id, used_money_point: point?.id })
    expect(await errorOf(await gateway.request('POST', path, both, signedIn))).toHaveProperty('used_money_point')
  })

  test('what a money point is worth beyond the price stays', async () => {
    const signedIn = await gateway.signIn()
    gateway.flights.surcharge = -117_000
    const session = await heldFlight(gateway, {}, signedIn)
    expect((await flightBooking(gateway, session)).prices.total).toBe(80)
    const [, point] = await points(session, signedIn)
    const { pay_url: url } = await payFlight(
      gateway,
      session,
      { used_money_point: point?.id, shown_total: 0 },
      signedIn,
    )
    await finishAtBank(gateway, url)
    expect((await flightBooking(gateway, session)).prices).toEqual({ discount: 80, total: 0 })
    expect((await points(session, signedIn)).map(({ value }) => value)).toEqual([75.5, 120])
  })
})
