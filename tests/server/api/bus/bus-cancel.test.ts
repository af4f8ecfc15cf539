// @vitest-environment node
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { SavedCouponList } from '#contract/account.ts'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { turkishInstant } from '#contract/turkish-time.ts'
import { busSeats } from '#server/db/schema/buses.ts'
import { charges, refunds, sandboxBankPayments } from '#server/db/schema/payments.ts'
import { couponUses } from '#server/db/schema/bookings.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { busBooking, busInfo, cancelBus, selectedSeats, ticketedBus } from '#tests/server/support/bus-journey.ts'
import { newUser } from '#tests/server/support/account.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { refundWhile } from '#tests/server/support/refunding-bank.ts'

const gateway = sharedGateway()
let user: Record<string, string>
/** Whether the bank responds to refund requests. */
let bankIsThere = true

beforeAll(() => refundWhile(gateway, () => bankIsThere))
beforeEach(async () => {
  gateway.buses.cancelHours = 12
  gateway.buses.cancelFeePercent = 0
  bankIsThere = true
  await gateway.deps.db.runSql('delete from bus_trips')
  user = await gateway.signIn()
  gateway.mails.length = 0
})

const confirm = (session: string, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  gateway.request('POST', `/api/bus/booking/${session}/cancel/`, { confirm: true, ...body }, headers)

test('the quote names refund, fee and limit, and changes nothing', async () => {
  gateway.buses.cancelFeePercent = 20
  const session = await ticketedBus(gateway, [
    [1, 'F'],
    [2, 'M'],
  ])
  const quote = await cancelBus(gateway, session)
  expect(quote).toMatchObject({
    cancelled: false,
    refundable: true,
    refund_total: 800,
    fee: 200,
    needs_proof: true,
    reason: null,
    message: '',
  })
  const { departure, state } = await busBooking(gateway, session)
  const departs = turkishInstant(departure.date, departure.time)
  expect(Date.parse(quote.limit)).toBe(departs - 12 * hourMilliseconds)
  expect(state).toBe('ticketed')
})

test('the buyer cancels: seats are free, the money less the fee goes back, mail and ticket say so', async () => {
  gateway.buses.cancelFeePercent = 20
  const session = await ticketedBus(gateway, [[1, 'F']], {}, user)
  await sendMail(gateway.deps)
  const { refund_total: refund, needs_proof: needs } = await cancelBus(gateway, session, {}, user)
  expect([refund, needs]).toEqual([400, false])
  expect(await cancelBus(gateway, session, { confirm: true, refund_total: refund }, user)).toMatchObject({
    cancelled: true,
    refund_total: 400,
  })
  expect((await busInfo(gateway, session)).state).toBe('cancelled')
  expect((await busBooking(gateway, session)).cancelled).toEqual({
    paid: 500,
    fee: 100,
    refund_total: 400,
    refunded: true,
  })
  expect(await gateway.deps.db.orm.select().from(busSeats)).toEqual([])
  expect((await gateway.deps.db.orm.select().from(charges)).at(-1)).toMatchObject({
    state: 'approved',
    amount: 50_000,
  })
  expect((await gateway.deps.db.orm.select().from(refunds)).at(-1)).toMatchObject({ state: 'done', amount: 40_000 })
  expect((await gateway.deps.db.orm.select().from(sandboxBankPayments)).at(-1)).toMatchObject({
    status: 'refunded',
    refunded: 40_000,
  })
  gateway.mails.length = 0
  await sendMail(gateway.deps)
  expect(gateway.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Biletiniz iptal edildi')])
  expect(gateway.mails[0]?.text).toContain('400,00\u00A0₺')
  expect(await selectedSeats(gateway, [[1, 'M']])).toBeTruthy()
})

test('a ticket that was cancelled before seats were has the amounts of its refund', async () => {
  gateway.buses.cancelFeePercent = 20
  const session = await ticketedBus(gateway, [[1, 'F']], {}, user)
  await cancelBus(gateway, session, { confirm: true, refund_total: 400 }, user)
  await gateway.deps.db.runSql('delete from cancelled_tickets')
  const amounts = { paid: 500, fee: 100, refund_total: 400 }
  expect((await busBooking(gateway, session)).cancelled).toEqual({ ...amounts, refunded: true })
  await gateway.deps.db.runSql("update refunds set state = 'open'")
  expect((await busBooking(gateway, session)).cancelled).toEqual({ ...amounts, refunded: false })
  await gateway.deps.db.runSql("update refunds set state = 'done'")
})

test('a guest proves by PNR and surname; anybody else is refused and nothing happens', async () => {
  const session = await ticketedBus(gateway)
  const { pnr_code: pnr } = await busBooking(gateway, session)
  const wrong = [
    [{}, 'pnr', 'PNR kodunu ve biletteki bir soyadı girin'],
    [{ pnr: 'XXXXXX', surname: 'Öztürk' }, 'pnr', 'Bu PNR kodu bu bilete ait değil'],
    [{ pnr, surname: 'Yılmaz' }, 'surname', 'Bu bilette bu soyadla kimse yok'],
    [{ pnr }, 'surname', 'PNR kodunu ve biletteki bir soyadı girin'],
  ] as const
  for (const [proof, field, sentence] of wrong) {
    const response = await confirm(session, { refund_total: 500, ...proof })
    expect(response.status).toBe(403)
    expect(await errorOf(response)).toEqual({ [field]: [expect.stringContaining(sentence)] })
  }
  const stranger = await confirm(session, { refund_total: 500 }, user)
  expect(stranger.status).toBe(403)
  expect((await busInfo(gateway, session)).state).toBe('ticketed')
  const own = await confirm(session, {
    refund_total: 500,
    pnr: pnr?.toLowerCase().replace(/^.../, '$& -'),
    surname: 'OZTURK',
  })
  expect(own.status).toBe(200)
})

test('the ticket of an account is cancelled by it alone, whoever can read PNR and surname off the page', async () => {
  const session = await ticketedBus(gateway, [[1, 'F']], {}, user)
  const { pnr_code: pnr } = await busBooking(gateway, session)
  const proof = { refund_total: 500, pnr, surname: 'Öztürk' }
  for (const headers of [{}, await newUser(gateway, 'baska.yolcu')]) {
    expect(await cancelBus(gateway, session, {}, headers)).toMatchObject({ needs_proof: false, needs_sign_in: true })
    const response = await confirm(session, proof, headers)
    expect(response.status).toBe(403)
    expect(await errorOf(response)).toEqual({ non_field_errors: [expect.stringContaining('hesapla giriş')] })
  }
  expect((await busInfo(gateway, session)).state).toBe('ticketed')
  expect(await cancelBus(gateway, session, {}, user)).toMatchObject({ needs_sign_in: false })
  expect((await confirm(session, { refund_total: 500 }, user)).status).toBe(200)
})

test('another amount than the quoted one is refused', async () => {
  const session = await ticketedBus(gateway, [[1, 'F']], {}, user)
  for (const body of [{}, { refund_total: 499 }, { refund_total: 501 }]) {
    const response = await confirm(session, body, user)
    expect(response.status).toBe(409)
    expect(await errorOf(response)).toHaveProperty('non_field_errors')
  }
  expect((await busInfo(gateway, session)).state).toBe('ticketed')
})

test('after the limit, after departure and twice it is refused with the reason', async () => {
  const session = await ticketedBus(gateway, [[1, 'F']], {}, user)
  const { limit } = await cancelBus(gateway, session)
  gateway.setClock(Date.parse(limit))
  expect(await cancelBus(gateway, session)).toMatchObject({ refundable: true, reason: null })
  gateway.pass(1)
  const late = await cancelBus(gateway, session)
  expect(late).toMatchObject({ refundable: false, refund_total: 0, reason: 'too_late' })
  expect(late.message).toContain('12 saat')
  // The user signs in again, since the earlier session has expired at this time.
  expect((await confirm(session, { refund_total: 500 }, await gateway.signIn())).status).toBe(409)
  gateway.pass(12 * 3600)
  expect(await cancelBus(gateway, session)).toMatchObject({ reason: 'departed' })

  gateway.setClock(noon)
  expect((await confirm(session, { refund_total: 500 }, user)).status).toBe(200)
  expect((await confirm(session, { refund_total: 500 }, user)).status).toBe(409)
  expect(await cancelBus(gateway, session)).toMatchObject({ cancelled: true, reason: 'cancelled' })
})

test('a booking without a ticket has nothing to cancel', async () => {
  const session = await selectedSeats(gateway)
  expect(await cancelBus(gateway, session)).toMatchObject({ refundable: false, reason: 'not_ticketed' })
  expect((await gateway.request('POST', `/api/bus/booking/${'A'.repeat(22)}/cancel/`, {})).status).toBe(404)
})

test('the coupon of a cancelled ticket can be used again', async () => {
  const coupons = SavedCouponList.parse(await gateway.json('GET', '/api/user/coupons/', undefined, user))
  const usable = coupons.results.find(({ active }) => active)
  if (!usable) throw new Error('no coupon')
  const session = await ticketedBus(gateway, [[1, 'F']], { selected_coupon: usable.id }, user)
  expect((await busBooking(gateway, session)).price).toEqual({ discount: usable.value, total: 500 - usable.value })
  const { refund_total: refund } = await cancelBus(gateway, session, {}, user)
  expect(refund).toBe(500 - usable.value)
  expect((await confirm(session, { refund_total: refund }, user)).status).toBe(200)
  const uses = await gateway.deps.db.orm.select().from(couponUses)
  expect(uses.some(({ couponId }) => couponId === usable.id)).toBe(false)
})

test('a bank that does not answer is asked again by the job; the ticket is cancelled all the same', async () => {
  const session = await ticketedBus(gateway, [[1, 'F']], {}, user)
  bankIsThere = false
  expect((await confirm(session, { refund_total: 500 }, user)).status).toBe(200)
  expect((await busBooking(gateway, session)).cancelled).toMatchObject({ refund_total: 500, refunded: false })
  bankIsThere = true
  await reconcileCharges(gateway.deps)
  expect((await busBooking(gateway, session)).cancelled).toMatchObject({ refund_total: 500, refunded: true })
})
