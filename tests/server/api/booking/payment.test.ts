// @vitest-environment node
import { limits } from '#server/middleware/rate-limit.ts'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { BankUnreachable } from '#server/parts/bank.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { charges } from '#server/db/schema/payments.ts'
import { createEmbeddedFlights } from '#server/supply/flight/embedded-flights.ts'
import { createTestGateway, sharedGateway } from '#tests/server/support/gateway.ts'
import { atBank, comeBack, finishAtBank } from '#tests/server/support/at-bank.ts'
import {
  beforeFlight,
  flightBooking,
  flightInfo,
  flightPayment,
  flightResults,
  flightSelection,
  heldFlight,
  payFlight,
  searchFlights,
  selectFlight,
} from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'

const gateway = sharedGateway()
afterEach(() => {
  gateway.flights.surcharge = 0
  gateway.flights.seatsPerFlight = 50
})

const unknownSession = 'B'.repeat(22)
const path = '/api/flight/gateway/payment/'

describe('sessions', () => {
  test('an unknown one is a 404 on every call', async () => {
    const calls: [string, string, unknown?][] = [
      ['GET', `${path}?session_unique=${unknownSession}`],
      ['POST', path, flightPayment(unknownSession)],
      ['GET', `/api/flight/booking/info/${unknownSession}/`],
      ['GET', `/api/flight/booking/${unknownSession}/`],
    ]
    for (const [method, url, body] of calls) {
      const response = await gateway.request(method, url, body)
      expect(response.status).toBe(404)
      expect(await errorOf(response)).toHaveProperty('session_unique')
    }
  })

  test('one without a selection sends back to the results', async () => {
    const { session_unique: session } = await searchFlights(gateway)
    expect(await beforeFlight(gateway, session)).toMatchObject({ status: false, research: true })
    expect(await payFlight(gateway, session)).toMatchObject({ status: false, research: true })
  })

  test('an expired one whose hold ran out as well asks for a new search', async () => {
    const session = await heldFlight(gateway)
    gateway.pass(1201)
    const over = { status: false, research: true, message: expect.stringContaining('zaman aşımı') }
    expect(await beforeFlight(gateway, session)).toMatchObject(over)
    expect(await payFlight(gateway, session)).toMatchObject(over)
  })
})

describe('the hold', () => {
  test('is taken again without a word while its seats are free', async () => {
    const session = await heldFlight(gateway)
    gateway.pass(901)
    expect((await flightInfo(gateway, session)).state).toBe('expired')
    expect(await beforeFlight(gateway, session)).toMatchObject({ status: true, message: '' })
    expect(await flightBooking(gateway, session)).toMatchObject({ state: 'unpaid', hold_seconds: 900 })
  })

  test('is lost once somebody else has the seats', async () => {
    gateway.flights.seatsPerFlight = 1
    const day = { departure_date: '2027-01-05' }
    const session = await heldFlight(gateway, day)
    gateway.pass(901)
    await heldFlight(gateway, day)
    expect(await beforeFlight(gateway, session)).toMatchObject({
      status: false,
      research: true,
      message: expect.stringContaining('satıldı'),
    })
    expect(await payFlight(gateway, session)).toMatchObject({ status: false, research: true })
  })

  test('lasts at least five minutes from the moment of paying', async () => {
    const session = await heldFlight(gateway)
    gateway.pass(880)
    await payFlight(gateway, session)
    expect((await flightBooking(gateway, session)).hold_seconds).toBe(300)
  })
})

describe('a payment that is begun again and again', () => {
  test('keeps its seats for 45 minutes after the selection and no longer', async () => {
    const session = await heldFlight(gateway)
    const held = async () => (await flightBooking(gateway, session)).hold_seconds
    let minutes = 0
    for (; minutes < 40; minutes += 4) {
      expect(await payFlight(gateway, session)).toMatchObject({ status: true })
      expect(await held()).toBeGreaterThanOrEqual(300)
      gateway.pass(4 * 60)
    }
    expect(await held()).toBeLessThanOrEqual(5 * 60)
    gateway.pass(30)
    const over = { status: false, research: true, message: expect.stringContaining('süreniz doldu') }
    expect(await payFlight(gateway, session)).toMatchObject(over)
    expect(await beforeFlight(gateway, session)).toMatchObject(over)
    gateway.pass(5 * 60)
    expect((await flightInfo(gateway, session)).state).toBe('expired')
  })

  test('is limited by device, as selecting is', async () => {
    const calls: ['select' | 'payment', string, unknown][] = [
      ['select', '/api/flight/gateway/search/select/', { product_ids: [] }],
      ['payment', path, flightPayment(unknownSession)],
    ]
    for (const [name, url, body] of calls) {
      const call = async (device: string) => {
        const headers = { 'X-Test-Address': '203.0.113.9', 'X-Device-Id': device }
        return (await gateway.request('POST', url, body, headers)).status
      }
      for (let i = 0; i < limits[name].perDevice; i++) expect(await call('device-one')).not.toBe(429)
      expect(await call('device-one')).toBe(429)
      expect(await call('device-two')).not.toBe(429)
    }
  })
})

describe('the price', () => {
  test('is held with the seats: what is selected costs the same until it is paid', async () => {
    const session = await heldFlight(gateway)
    gateway.flights.surcharge = 10_050
    expect(await beforeFlight(gateway, session)).toMatchObject({ status: true, message: '' })
    expect((await flightBooking(gateway, session)).prices.total).toBe(1250)
    expect(await payFlight(gateway, session, { shown_total: 1250 })).toMatchObject({ status: true })
  })

  test('that moved is said on the payment page once the hold has ended, and the booking follows', async () => {
    const session = await heldFlight(gateway)
    gateway.flights.surcharge = 10_050
    gateway.pass(901)
    expect(await beforeFlight(gateway, session)).toEqual({
      message: 'Fiyat 1.250,00\u00A0₺ iken 1.350,50\u00A0₺ oldu. Devam etmeden önce yeni tutarı onaylamalısınız.',
      status: false,
      refresh: true,
      research: false,
    })
    expect((await flightBooking(gateway, session)).prices.total).toBe(1350.5)
    gateway.flights.surcharge = 0
    expect(await beforeFlight(gateway, session)).toMatchObject({ status: true, message: '' })
  })

  test('that moves under the button is not charged before it was shown', async () => {
    const session = await heldFlight(gateway)
    gateway.flights.surcharge = 5_000
    gateway.pass(901)
    expect(await payFlight(gateway, session, { shown_total: 1250 })).toMatchObject({
      status: false,
      refresh: true,
      pay_url: '',
    })
    expect(await payFlight(gateway, session, { shown_total: 1300 })).toMatchObject({ status: true })
  })

  test('is held as the last seats go to others', async () => {
    const real = await createTestGateway({ overrides: { flights: createEmbeddedFlights() } })
    const istanbul = Number.parseInt('IST', 36)
    const day = {
      departure_airport: istanbul,
      arrival_airport: Number.parseInt('ESB', 36),
      departure_date: '2026-12-02',
    }
    const { session_unique: session } = await searchFlights(real, day)
    const { search: flights } = await flightResults(real, session)
    const left = ({ price }: (typeof flights)[number]) => price.seats_left ?? Number.POSITIVE_INFINITY
    const [last] = flights.toSorted((a, b) => left(a) - left(b))
    expect(last?.price.seats_left).toBeLessThan(10)
    const key = last?.product_id.split('.')[1]
    const buyers: string[] = []
    for (;;) {
      const { session_unique: next } = await searchFlights(real, day)
      const reply = await selectFlight(real, [`${next}.${key}`])
      if (!reply.status) break
      buyers.push(keyOf(reply))
    }
    expect(buyers.length).toBeGreaterThan(0)
    for (const buyer of buyers) expect(await beforeFlight(real, buyer)).toMatchObject({ status: true, message: '' })
    await real.close()
  })

  test('is no reason to sell what has left', async () => {
    const session = await heldFlight(gateway, { departure_date: '2026-12-02' })
    gateway.setClock(Date.parse('2026-12-02T07:50:00+03:00'))
    const late = await heldFlight(gateway, { departure_date: '2026-12-02' })
    expect(session).not.toBe(late)
    gateway.pass(11 * 60)
    expect(await beforeFlight(gateway, late)).toMatchObject({
      status: false,
      research: true,
      message: expect.stringContaining('artık satışta değil'),
    })
  })

  test('is no reason to take released seats again of what has left', async () => {
    gateway.setClock(Date.parse('2026-12-02T07:50:00+03:00'))
    const session = await heldFlight(gateway, { departure_date: '2026-12-02' })
    gateway.pass(16 * 60)
    expect(await releaseHolds(gateway.deps)).toBeGreaterThan(0)
    expect(await beforeFlight(gateway, session)).toMatchObject({
      status: false,
      research: true,
      message: expect.stringContaining('artık satışta değil'),
    })
    const [row] = await gateway.deps.db.orm.select().from(bookings).where(eq(bookings.sessionUnique, session))
    expect(row?.stock).toBe('released')
  })

  test('on the button must be the one that is charged', async () => {
    const session = await heldFlight(gateway)
    const reply = await payFlight(gateway, session, { shown_total: '1249.00' })
    expect(reply).toMatchObject({ status: false, refresh: true, message: expect.stringContaining('1.249,00') })
    await payFlight(gateway, session, { shown_total: 1250 })
    const rows = await gateway.deps.db.orm.select().from(charges)
    expect(rows.at(-1)).toMatchObject({ amount: 125_000, state: 'open' })
  })
})

describe('the idempotency key', () => {
  const key = (value: string) => ({ 'Idempotency-Key': value })

  test('with the same request gets the same answer, also after the ticket', async () => {
    const session = await heldFlight(gateway)
    const first = await payFlight(gateway, session, {}, key('same-answer-1'))
    expect(await payFlight(gateway, session, {}, key('same-answer-1'))).toEqual(first)
    await finishAtBank(gateway, first.pay_url)
    expect(await payFlight(gateway, session, {}, key('same-answer-1'))).toEqual(first)
    const rows = (await gateway.deps.db.orm.select().from(charges)).filter(({ state }) => state === 'approved')
    expect(rows.filter(({ bookingId }) => bookingId === rows.at(-1)?.bookingId)).toHaveLength(1)
  })

  test('with another request is a 409', async () => {
    const session = await heldFlight(gateway)
    await payFlight(gateway, session, {}, key('other-request'))
    const changed = flightPayment(session, { email: 'somebody@example.com' })
    const response = await gateway.request('POST', path, changed, key('other-request'))
    expect(response.status).toBe(409)
    expect(await errorOf(response)).toHaveProperty('idempotency_key')
  })

  test('does not depend on the card, and is spent by a decline', async () => {
    const session = await heldFlight(gateway)
    const declined = await payFlight(gateway, session, { card_number: cards.declined }, key('another-card'))
    await finishAtBank(gateway, declined.pay_url)
    const second = await payFlight(gateway, session, {}, key('another-card'))
    expect(second).toMatchObject({ status: true })
    expect(second.pay_url).not.toBe(declined.pay_url)
  })

  test('is not spent by a refusal', async () => {
    const session = await heldFlight(gateway)
    expect(await payFlight(gateway, session, { shown_total: 1 }, key('refused-first'))).toMatchObject({ status: false })
    expect(await payFlight(gateway, session, { shown_total: 1250 }, key('refused-first'))).toMatchObject({
      status: true,
    })
  })

  test('that is malformed is a 400', async () => {
    expect((await gateway.request('POST', path, {}, key('no'))).status).toBe(400)
  })
})

describe('an earlier attempt', () => {
  test('that was abandoned is stopped at the bank before the next', async () => {
    const session = await heldFlight(gateway)
    const first = await payFlight(gateway, session)
    const second = await payFlight(gateway, session)
    expect(second.pay_url).not.toBe(first.pay_url)
    const stale = await atBank(gateway, first.pay_url)
    await comeBack(gateway, stale ?? {})
    expect((await flightInfo(gateway, session)).state).toBe('unpaid')
    await finishAtBank(gateway, second.pay_url)
    expect((await flightInfo(gateway, session)).state).toBe('ticketed')
  })

  test('that the bank had approved is the payment: nothing is charged again', async () => {
    const session = await heldFlight(gateway)
    const { pay_url: url } = await payFlight(gateway, session)
    await atBank(gateway, url)
    const again = await payFlight(gateway, session)
    expect(again).toMatchObject({ status: false, message: expect.stringContaining('zaten alındı') })
    expect((await flightInfo(gateway, session)).state).toBe('ticketed')
  })

  test('that ran out at the bank leaves the booking payable', async () => {
    const session = await heldFlight(gateway)
    await payFlight(gateway, session)
    gateway.pass(601)
    expect((await flightInfo(gateway, session)).state).toBe('unpaid')
    expect(await payFlight(gateway, session)).toMatchObject({ status: true })
  })

  test('keeps another flight from being chosen only while the bank decides', async () => {
    const { session, key } = await flightSelection(gateway)
    const [, other] = (await flightResults(gateway, session)).search
    await payFlight(gateway, key)
    const second = keyOf(await selectFlight(gateway, [other?.product_id ?? '']))
    const { pay_url: url } = await payFlight(gateway, second, { card_number: cards.slow })
    await finishAtBank(gateway, url)
    expect(await selectFlight(gateway, [other?.product_id ?? ''])).toMatchObject({ status: false, research: false })
  })
})

test('a bank that can not be reached charges nothing and can be tried again', async () => {
  const session = await heldFlight(gateway)
  const bank = { ...gateway.deps.bank, open: () => Promise.reject(new BankUnreachable('down')) }
  const offline = await createTestGateway({ db: gateway.deps.db, overrides: { bank } })
  expect(await payFlight(offline, session)).toMatchObject({
    status: false,
    research: false,
    message: expect.stringContaining('ulaşılamıyor'),
  })
  expect(await payFlight(gateway, session)).toMatchObject({ status: true })
})
