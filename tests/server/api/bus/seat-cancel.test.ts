// @vitest-environment node
/** Tests cancelling the seats of one booking one by one: amounts, remaining seats and notifications. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { SavedCouponList } from '#contract/account.ts'
import { CheckPnrReply } from '#contract/booking.ts'
import { headerNames } from '#contract/headers.ts'
import { UserBusBookings } from '#contract/user-buses.ts'
import { couponUses } from '#server/db/schema/bookings.ts'
import { busSeats } from '#server/db/schema/buses.ts'
import { notifications } from '#server/db/schema/content.ts'
import { refunds, sandboxBankPayments } from '#server/db/schema/payments.ts'
import { findBooking } from '#server/booking/booking-store.ts'
import { busTicketMail } from '#server/api/bus/ticket-mail.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { busBooking, cancelBus, selectedSeats, ticketedBus, type Seats } from '#tests/server/support/bus-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { refundWhile } from '#tests/server/support/refunding-bank.ts'

const gateway = sharedGateway()
let user: Record<string, string>
let bankIsThere = true

beforeAll(() => refundWhile(gateway, () => bankIsThere))
beforeEach(async () => {
  gateway.buses.cancelFeePercent = 0
  bankIsThere = true
  await gateway.deps.db.runSql('delete from bus_trips; delete from mail_outbox')
  user = await gateway.signIn()
  gateway.mails.length = 0
})

const three: Seats = [
  [1, 'F'],
  [2, 'M'],
  [5, 'F'],
]
const confirm = (session: string, body: Record<string, unknown>, headers: Record<string, string> = user) =>
  gateway.request('POST', `/api/bus/booking/${session}/cancel/`, { confirm: true, ...body }, headers)

async function cancel(session: string, ...seats: string[]): Promise<number> {
  const { refund_total: amount } = await cancelBus(gateway, session, { seats }, user)
  expect(await cancelBus(gateway, session, { seats, confirm: true, refund_total: amount }, user)).toMatchObject({
    cancelled: true,
    refund_total: amount,
  })
  return amount
}
const takenSeats = async () => (await gateway.deps.db.orm.select().from(busSeats)).map(({ seat }) => seat)

test('one seat of three is cancelled: it is free again, its money goes back, and the booking stays for the others', async () => {
  gateway.buses.cancelFeePercent = 20
  const session = await ticketedBus(gateway, three, {}, user)
  const quote = await cancelBus(gateway, session, { seats: ['2'] }, user)
  expect(quote).toMatchObject({ seats: ['2'], staying: ['1', '5'], paid: 500, fee: 100, refund_total: 400 })
  expect(await takenSeats()).toEqual([1, 2, 5])
  await cancel(session, '2')

  const booking = await busBooking(gateway, session)
  expect(booking.state).toBe('ticketed')
  expect(booking.cancelled).toEqual({ paid: 500, fee: 100, refund_total: 400, refunded: true })
  expect(booking.tickets.map(({ seat_number, cancelled }) => [seat_number, cancelled])).toEqual([
    ['1', null],
    ['2', { paid: 500, fee: 100, refund_total: 400 }],
    ['5', null],
  ])
  expect(booking.price).toEqual({ discount: 0, total: 1500 })
  expect(await takenSeats()).toEqual([1, 5])
  expect((await gateway.deps.db.orm.select().from(sandboxBankPayments)).at(-1)).toMatchObject({ refunded: 40_000 })
  // A woman may take the seat next to a woman whose seat stays booked.
  expect(await selectedSeats(gateway, [[2, 'F']])).toBeTruthy()
})

test('what is left can be cancelled on, and the last of it cancels the booking', async () => {
  const session = await ticketedBus(gateway, three, {}, user)
  expect(await cancel(session, '1', '5')).toBe(1000)
  expect((await busBooking(gateway, session)).state).toBe('ticketed')
  // A request without seats cancels all remaining seats.
  expect(await cancel(session)).toBe(500)
  const { state, cancelled } = await busBooking(gateway, session)
  expect([state, cancelled]).toEqual(['cancelled', { paid: 1500, fee: 0, refund_total: 1500, refunded: true }])
  expect(await takenSeats()).toEqual([])
  expect(await cancelBus(gateway, session, {}, user)).toMatchObject({ cancelled: true, reason: 'cancelled' })
})

test('a seat is cancelled once; with others it says which choice is gone, and an unknown one is refused', async () => {
  const session = await ticketedBus(gateway, three, {}, user)
  await cancel(session, '1')
  expect(await cancelBus(gateway, session, { seats: ['1'] }, user)).toMatchObject({
    cancelled: true,
    refundable: false,
    // The ticket is still valid for the other seats, so the sentence must not say that the ticket was cancelled.
    reason: 'seat_cancelled',
    message: expect.stringContaining('koltuklardan biri daha önce iptal edildi'),
  })
  expect((await confirm(session, { seats: ['1'], refund_total: 500 })).status).toBe(409)
  const both = await cancelBus(gateway, session, { seats: ['1', '2'] }, user)
  expect(both).toMatchObject({ cancelled: false, refundable: false, reason: 'seat_cancelled' })
  const refused = await confirm(session, { seats: ['1', '2'], refund_total: 1000 })
  expect([refused.status, await errorOf(refused)]).toEqual([
    409,
    { non_field_errors: [expect.stringContaining('daha önce iptal edildi')] },
  ])
  expect((await confirm(session, { seats: ['42'], refund_total: 500 })).status).toBe(400)
  expect((await confirm(session, { seats: ['2'], refund_total: 499 })).status).toBe(409)
  expect(await takenSeats()).toEqual([2, 5])
})

test('a coupon is shared over the seats to the kuruş, and comes back with the last of them', async () => {
  gateway.buses.cancelFeePercent = 20
  const coupons = SavedCouponList.parse(await gateway.json('GET', '/api/user/coupons/', undefined, user))
  const usable = coupons.results.find(({ active }) => active)
  if (!usable) throw new Error('no coupon')
  const session = await ticketedBus(gateway, three, { selected_coupon: usable.id }, user)
  const isUsed = async () =>
    (await gateway.deps.db.orm.select().from(couponUses)).some(({ couponId }) => couponId === usable.id)
  const whole = await cancelBus(gateway, session, {}, user)
  expect(whole.paid).toBe(1500 - usable.value)
  const back: number[] = []
  for (const seat of ['5', '1']) back.push(await cancel(session, seat))
  expect(await isUsed()).toBe(true)
  back.push(await cancel(session, '2'))
  expect(await isUsed()).toBe(false)
  const kurus = (lira: number) => Math.round(lira * 100)
  expect(back.reduce((sum, one) => sum + kurus(one), 0)).toBe(kurus(whole.refund_total))
  for (const one of back) expect(Math.abs(one - whole.refund_total / 3)).toBeLessThan(0.02)
})

test('mail, notification and account list say which seats are cancelled and which stay', async () => {
  const session = await ticketedBus(gateway, three, {}, user)
  await sendMail(gateway.deps)
  gateway.mails.length = 0
  await cancel(session, '2')
  await sendMail(gateway.deps)
  const { pnr_code: pnr } = await busBooking(gateway, session)
  expect(gateway.mails).toMatchObject([{ subject: `Biletinizden koltuk iptal edildi: ${pnr}` }])
  expect(gateway.mails[0]?.text).toContain('iptal edilen koltuk: 2.')
  expect(gateway.mails[0]?.text).toContain('şu koltuklar için geçerli: 1, 5.')
  expect(gateway.mails[0]?.text).toContain('500,00\u00A0₺')
  expect(gateway.mails[0]?.text).toMatch(/, 11 Aralık 2026 Cuma · İstanbul .* → Ankara .*\n/)
  const told = (await gateway.deps.db.orm.select().from(notifications)).at(-1)
  expect(told?.content.tr).toContain('İptal edilen: 2.')
  const list = UserBusBookings.parse(await gateway.json('GET', '/api/user/bus/bookings/', undefined, user))
  expect(list.results.find(({ info }) => info.unique_code === session)?.info).toMatchObject({
    state: 'ticketed',
    cancelled_seats: ['2'],
  })
  const row = await findBooking(gateway.deps.db.orm, session)
  if (!row) throw new Error('no booking')
  const { people, events } = await busTicketMail(gateway.deps, row, 'https://ufuk.example/')
  expect(people).toHaveLength(2)
  expect(events[0]?.description).toBe(`PNR ${pnr}, 1, 5`)
})

test('a bank that is away gives each seat back once it is there, and once only', async () => {
  const session = await ticketedBus(gateway, three, {}, user)
  bankIsThere = false
  await cancel(session, '1')
  await cancel(session, '2')
  expect((await busBooking(gateway, session)).cancelled).toMatchObject({ refund_total: 1000, refunded: false })
  bankIsThere = true
  await Promise.all([reconcileCharges(gateway.deps), reconcileCharges(gateway.deps)])
  await reconcileCharges(gateway.deps)
  expect((await busBooking(gateway, session)).cancelled).toMatchObject({ refund_total: 1000, refunded: true })
  expect((await gateway.deps.db.orm.select().from(sandboxBankPayments)).at(-1)).toMatchObject({ refunded: 100_000 })
  expect((await gateway.deps.db.orm.select().from(refunds)).every(({ state }) => state === 'done')).toBe(true)
})

test('the bank never gives back more than it took', async () => {
  const session = await ticketedBus(gateway, [[1, 'F']], {}, user)
  const [payment] = (await gateway.deps.db.orm.select().from(sandboxBankPayments)).slice(-1)
  const { bank } = gateway.deps
  const reference = payment?.reference ?? ''
  expect(await bank.refund(reference, 30_000, 'a')).toBe('refunded')
  expect(await bank.refund(reference, 30_000, 'a')).toBe('refunded')
  expect(await bank.refund(reference, 30_000, 'b')).not.toBe('refunded')
  expect(await bank.refund(reference, 20_000, 'c')).toBe('refunded')
  expect((await gateway.deps.db.orm.select().from(sandboxBankPayments)).at(-1)).toMatchObject({ refunded: 50_000 })
  expect((await busBooking(gateway, session)).state).toBe('ticketed')
})

test("after the limit a seat can't be cancelled either", async () => {
  const session = await ticketedBus(gateway, three, {}, user)
  const { limit } = await cancelBus(gateway, session, { seats: ['1'] }, user)
  gateway.setClock(Date.parse(limit) + 1)
  expect(await cancelBus(gateway, session, { seats: ['1'] })).toMatchObject({ reason: 'too_late', refund_total: 0 })
})

test("a PNR lookup's answer stands for code and surname for half an hour, of that ticket alone", async () => {
  const session = await ticketedBus(gateway)
  const other = await ticketedBus(gateway, [[9, 'F']])
  const lookUp = async (of: string) => {
    const { pnr_code: pnr } = await busBooking(gateway, of)
    const reply = await gateway.json('POST', '/api/bus/check-pnr/', { pnr, surname: 'Öztürk' })
    return CheckPnrReply.parse(reply).proof ?? ''
  }
  const proof = await lookUp(session)
  expect(proof).toMatch(/^[\w-]{20,}$/)
  for (const wrong of ['', 'guessed', session, await lookUp(other)]) {
    expect(await cancelBus(gateway, session, { proof: wrong })).toMatchObject({ needs_proof: true })
    expect((await confirm(session, { refund_total: 500, proof: wrong }, {})).status).toBe(403)
  }
  expect(await cancelBus(gateway, session, { proof })).toMatchObject({ needs_proof: false })
  gateway.pass(30 * 60)
  expect(await cancelBus(gateway, session, { proof })).toMatchObject({ needs_proof: true })
  const fresh = await lookUp(session)
  expect((await confirm(session, { refund_total: 500, proof: fresh }, {})).status).toBe(200)
})

test('the proof of a lookup does not stand for the account that a ticket belongs to', async () => {
  const session = await ticketedBus(gateway, [[1, 'F']], {}, user)
  const { pnr_code: pnr } = await busBooking(gateway, session)
  const { proof } = CheckPnrReply.parse(await gateway.json('POST', '/api/bus/check-pnr/', { pnr, surname: 'Öztürk' }))
  expect(await cancelBus(gateway, session, { proof })).toMatchObject({ needs_sign_in: true })
  expect((await confirm(session, { refund_total: 500, proof }, {})).status).toBe(403)
})

test('the device that bought as a guest is asked for nothing; another device, and no device, are', async () => {
  const device = (id: string) => ({ [headerNames.deviceId]: id })
  const buyer = device('7f9c2e34-1d5b-4c7e-9a41-0f6f3f0f9a01')
  const session = await ticketedBus(gateway, [[1, 'F']], {}, buyer)
  for (const other of [{}, device('7f9c2e34-1d5b-4c7e-9a41-0f6f3f0f9a02'), device(session.replaceAll('_', '-'))]) {
    expect(await cancelBus(gateway, session, {}, other)).toMatchObject({ needs_proof: true })
    expect((await confirm(session, { refund_total: 500 }, other)).status).toBe(403)
  }
  expect(await cancelBus(gateway, session, {}, buyer)).toMatchObject({ needs_proof: false, needs_sign_in: false })
  expect((await confirm(session, { refund_total: 500 }, buyer)).status).toBe(200)
})
