// @vitest-environment node
/** Tests changing the pick-up time of a booked transfer. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { transferSnapshot } from '#server/api/transfer/snapshot.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { notifications } from '#server/db/schema/content.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { moveRequests, transferRides, transferStock } from '#server/db/schema/transfers.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { tellUpcoming } from '#server/jobs/tell-upcoming.ts'
import { newMails } from '#tests/server/support/account.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import {
  bothWays,
  isShared,
  heldTransfer,
  moveTransfer,
  movedPickUps,
  payAtBank,
  reservedTransfer,
  resetTransfers,
  sendMove,
  ticketedTransfer,
  transferBooking,
} from '#tests/server/support/transfer-journey.ts'
import { createUnreliableSupply, type UnreliableSupply } from '#tests/server/support/unreliable-supply.ts'
import { eventually } from '#tests/support/eventually.ts'

const gateway = sharedGateway()
let supply: UnreliableSupply
beforeEach(async () => {
  await resetTransfers(gateway)
  gateway.logs.length = 0
  supply = createUnreliableSupply()
  Object.assign(gateway.transfers, supply.answers)
})

const pickUp = Date.parse('2026-12-11T10:00:00+03:00')
const stock = async () =>
  (await gateway.deps.db.orm.select().from(transferStock))
    .filter(({ taken }) => taken > 0)
    .map(({ day, taken }) => [day, taken])
const booked = () => [...supply.book.values()]
const confirm = { confirm: true }

test('is quoted and made: ticket, vehicle, reservation, mail with calendar file, and news follow; the price stays', async () => {
  const demo = await gateway.signIn()
  const key = await ticketedTransfer(gateway, { extra_products: { 1: 1 } }, demo)
  await newMails(gateway)
  await gateway.deps.db.orm.delete(notifications)
  const before = await transferBooking(gateway, key, demo)
  expect(before.pick_up_change).toEqual({ until: '2026-12-10T07:00:00.000Z', pending: false })
  gateway.transfers.ridePrice = 100_000
  const quote = await moveTransfer(gateway, key, {}, demo)
  expect(quote).toMatchObject({
    moved: false,
    possible: true,
    reason: null,
    until: '2026-12-10T07:00:00.000Z',
    rides: [{ departure_date: '2026-12-12', departure_time: '15:30' }],
    cancellation: { free_until: '2026-12-11T12:30:00.000Z' },
  })
  expect(await stock()).toEqual([['2026-12-11', 1]])
  expect(await moveTransfer(gateway, key, confirm, demo)).toMatchObject({
    moved: true,
    reason: null,
    until: '2026-12-11T12:30:00.000Z',
  })
  await settleReservations(gateway.deps)

  const after = await transferBooking(gateway, key, demo)
  expect(after.rides).toMatchObject([{ departure_date: '2026-12-12', departure_time: '15:30' }])
  expect(after).toMatchObject({
    price: before.price,
    ticket_number: before.ticket_number,
    transfer: before.transfer,
    extra_products: before.extra_products,
    pick_up_change: { until: '2026-12-11T12:30:00.000Z', pending: false },
  })
  expect(await stock()).toEqual([['2026-12-12', 1]])
  expect(booked()).toEqual(['cancelled', 'confirmed'])
  const [mail, ...more] = await newMails(gateway)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Alış bilgileriniz değişti: ${before.info.pnr_code}`)
  expect(mail?.text).toContain('12 Aralık 2026')
  expect(mail?.attachments?.[0]?.content).toContain('DTSTART:20261212T123000Z')
  const [news] = await gateway.deps.db.orm.select().from(notifications)
  expect(JSON.stringify(news)).toContain('15:30')
  // Confirms the change again, because the reply to the first confirmation may have been lost.
  expect(await moveTransfer(gateway, key, confirm, demo)).toMatchObject({ moved: true })
  expect(await gateway.deps.db.orm.select().from(moveRequests)).toHaveLength(1)
})

test('a driver who was told before is told again for the new pick-up', async () => {
  const key = await ticketedTransfer(gateway, {}, {}, bothWays)
  await moveTransfer(gateway, key, {
    ...movedPickUps,
    return_date: '2026-12-15',
    return_pickup_time: '12:30',
    ...confirm,
  })
  await newMails(gateway)
  gateway.setClock(Date.parse('2026-12-14T12:30:00+03:00'))
  await tellUpcoming(gateway.deps)
  expect(await newMails(gateway)).toHaveLength(1)
  // Buyers are notified of drivers once per pick-up time, so the same ride at another time gets a new e-mail.
  await gateway.deps.db.orm.update(transferRides).set({ toldAt: null })
  const [row] = await gateway.deps.db.orm.select().from(bookings)
  if (!row) throw new Error('no booking')
  const snapshot = transferSnapshot(row)
  const back = snapshot.offer.rides[1]
  if (!back) throw new Error('no return')
  back.pickUpAt -= hourMilliseconds / 2
  await gateway.deps.db.orm.update(bookings).set({ snapshot })
  await gateway.deps.db.orm.update(transferRides).set({ pickUpAt: new Date(back.pickUpAt) })
  await tellUpcoming(gateway.deps)
  expect(await newMails(gateway)).toHaveLength(1)
})

test('is refused for what costs more, is not free, is booked already, or comes too late', async () => {
  const key = await ticketedTransfer(gateway)
  gateway.transfers.ridePrice = 130_000
  expect(await moveTransfer(gateway, key)).toMatchObject({
    possible: false,
    reason: 'dearer',
    message: expect.stringContaining('100'),
  })
  const dear = await sendMove(gateway, key, confirm)
  expect([dear.status, (await errorOf(dear))['non_field_errors']?.[0]]).toEqual([
    409,
    expect.stringContaining('pahalı'),
  ])
  gateway.transfers.ridePrice = 120_000
  gateway.transfers.elsewhere = 6
  expect(await moveTransfer(gateway, key)).toMatchObject({ possible: false, reason: 'unavailable' })
  // A change to another time of the same day can use the vehicle that the booking already has.
  gateway.transfers.elsewhere = 5
  expect(await moveTransfer(gateway, key, { departure_date: '2026-12-11' })).toMatchObject({ possible: true })
  const now = { departure_date: '2026-12-11', departure_pickup_time: '10:00' }
  expect(await moveTransfer(gateway, key, now)).toMatchObject({ possible: false, reason: 'same' })
  gateway.setClock(pickUp - 24 * hourMilliseconds)
  expect(await moveTransfer(gateway, key)).toMatchObject({ possible: false, reason: 'too_late' })
  expect((await transferBooking(gateway, key)).pick_up_change).toBeNull()
  expect(await stock()).toEqual([['2026-12-11', 1]])
})

test('shuttles leave by their timetable, and an unpaid booking has nothing to change', async () => {
  gateway.transfers.units = 30
  const shuttle = await heldTransfer(gateway, {}, {}, isShared)
  expect(await moveTransfer(gateway, shuttle)).toMatchObject({ reason: 'not_booked' })
  await payAtBank(gateway, shuttle)
  expect(await moveTransfer(gateway, shuttle)).toMatchObject({ reason: 'shared' })
  expect((await transferBooking(gateway, shuttle)).pick_up_change).toBeNull()
})

test('wrong days and times are refused at their fields', async () => {
  const key = await ticketedTransfer(gateway, {}, {}, bothWays)
  const errors = async (form: object) => Object.keys(await errorOf(await sendMove(gateway, key, form)))
  expect(await errors({ departure_date: '2026-11-30' })).toContain('departure_date')
  expect(await errors({ departure_pickup_time: '10:15' })).toContain('departure_pickup_time')
  expect(await errors({})).toEqual(['return_date', 'return_pickup_time'])
  expect(await errors({ return_date: '2026-12-12', return_pickup_time: '09:00' })).toEqual(['return_pickup_time'])
})

test('a stranger proves the booking with PNR and surname; an account signs in', async () => {
  const key = await ticketedTransfer(gateway)
  const stranger = { 'X-Device-Id': 'a-stranger-0001' }
  expect(await moveTransfer(gateway, key, {}, stranger)).toMatchObject({ possible: true, needs_proof: true })
  expect((await sendMove(gateway, key, confirm, stranger)).status).toBe(403)
  const { info } = await transferBooking(gateway, key)
  const proof = { pnr: info.pnr_code ?? '', surname: 'öztürk' }
  expect(await moveTransfer(gateway, key, { ...confirm, ...proof }, stranger)).toMatchObject({ moved: true })
})

test('a reservation that is paid to the driver keeps its price, and is payable until its new pick-up', async () => {
  const key = await reservedTransfer(gateway)
  expect(await moveTransfer(gateway, key, confirm)).toMatchObject({ moved: true })
  const { state, pay_later: later } = await transferBooking(gateway, key)
  expect([state, later?.amount, later?.until]).toEqual(['reserved', 1200, '2026-12-12T12:30:00.000Z'])
  expect([...supply.sales.values()].map(({ owed }) => owed)).toEqual([120_000, 120_000])
  await payAtBank(gateway, key)
  await settleReservations(gateway.deps)
  expect(await transferBooking(gateway, key)).toMatchObject({ state: 'ticketed' })
  expect(supply.paid.size).toBe(1)
})

test('the mail about a change waits while a payment is being decided on', async () => {
  const key = await reservedTransfer(gateway)
  await newMails(gateway)
  await moveTransfer(gateway, key, confirm)
  await gateway.deps.db.orm.update(bookings).set({ status: 'confirming' })
  expect(await newMails(gateway)).toEqual([])
  await gateway.deps.db.orm.update(bookings).set({ status: 'reserved' })
  gateway.pass(61)
  expect((await newMails(gateway)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Alış bilgileriniz değişti'),
  ])
})

test('a refusal of the supply leaves the old pick-up, its vehicle and its reservation', async () => {
  const key = await ticketedTransfer(gateway)
  await newMails(gateway)
  supply.moods.confirm = ['refuses']
  const answer = await sendMove(gateway, key, confirm)
  expect([answer.status, (await errorOf(answer))['non_field_errors']?.[0]]).toEqual([
    409,
    expect.stringContaining('eski alış saatiyle'),
  ])
  await settleReservations(gateway.deps)
  expect((await transferBooking(gateway, key)).rides[0]?.departure_time).toBe('10:00')
  expect(await stock()).toEqual([['2026-12-11', 1]])
  expect(booked()).toEqual(['confirmed', 'cancelled'])
  expect(await newMails(gateway)).toEqual([])
  expect(await moveTransfer(gateway, key, confirm)).toMatchObject({ moved: true })
})

test('a change whose price was asked for before another change is refused, and says why', async () => {
  const key = await ticketedTransfer(gateway)
  const asked = Promise.withResolvers<void>()
  const other = Promise.withResolvers<void>()
  const moved = vi.spyOn(gateway.transfers, 'moved').mockImplementationOnce(async (...offer) => {
    asked.resolve()
    await other.promise
    return gateway.transfers.moved(...offer)
  })
  onTestFinished(() => moved.mockRestore())
  const late = sendMove(gateway, key, { departure_pickup_time: '12:00', ...confirm })
  await asked.promise
  expect((await sendMove(gateway, key, { departure_pickup_time: '11:00', ...confirm })).status).toBe(200)
  other.resolve()
  const answer = await late
  expect(answer.status).toBe(409)
  expect(await errorOf(answer)).toEqual({ non_field_errors: [expect.stringContaining('seçiminiz değişti')] })
  expect((await transferBooking(gateway, key)).rides[0]?.departure_time).toBe('11:00')
  expect(await stock()).toEqual([['2026-12-12', 1]])
})

test('a hold that the supply refuses is logged, and leaves everything as it was', async () => {
  const key = await ticketedTransfer(gateway)
  supply.moods.hold = ['refuses']
  expect((await sendMove(gateway, key, confirm)).status).toBe(409)
  expect(gateway.logs.filter((line) => line.includes('supply refused a hold'))).toHaveLength(1)
  expect((await transferBooking(gateway, key)).rides[0]?.departure_time).toBe('10:00')
  expect(await stock()).toEqual([['2026-12-11', 1]])
})

test('an answer that is lost keeps both vehicles, and the next run makes the change', async () => {
  const key = await ticketedTransfer(gateway)
  await newMails(gateway)
  supply.moods.confirm = ['fails']
  expect(await moveTransfer(gateway, key, confirm)).toMatchObject({ moved: false, possible: false, reason: 'pending' })
  expect(await stock()).toEqual([
    ['2026-12-11', 1],
    ['2026-12-12', 1],
  ])
  expect(await transferBooking(gateway, key)).toMatchObject({
    rides: [{ departure_time: '10:00' }],
    pick_up_change: { pending: true },
  })
  gateway.pass(61)
  await settleReservations(gateway.deps)
  await settleReservations(gateway.deps)
  expect((await transferBooking(gateway, key)).rides[0]?.departure_time).toBe('15:30')
  expect(await stock()).toEqual([['2026-12-12', 1]])
  expect(booked()).toEqual(['cancelled', 'confirmed'])
  expect((await newMails(gateway)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Alış bilgileriniz değişti'),
  ])
})

test('a change whose run fails is tried again later, so that it does not come first in every run', async () => {
  const { orm } = gateway.deps.db
  const key = await ticketedTransfer(gateway)
  supply.moods.confirm = ['fails']
  await moveTransfer(gateway, key, confirm)
  await orm.update(moveRequests).set({ selection: {} })
  gateway.pass(61)
  await settleReservations(gateway.deps)
  expect(gateway.logs.filter((line) => line.includes('change not settled'))).toHaveLength(1)
  const [request] = await orm.select().from(moveRequests)
  expect(request).toMatchObject({ state: 'open', attempts: 2 })
  expect(request?.nextAttemptAt.getTime()).toBeGreaterThan(gateway.deps.clock.now().getTime())
  gateway.pass(30 * 60)
  await settleReservations(gateway.deps)
  expect(await orm.select().from(moveRequests)).toMatchObject([{ state: 'refused' }])
})

test('a payment between a lost answer and the next run is told to the supply, which would collect again', async () => {
  const key = await reservedTransfer(gateway)
  const { patience } = gateway.deps
  gateway.deps.patience = { ...patience, confirm: 60 }
  supply.moods.confirm = ['unanswered']
  expect(await moveTransfer(gateway, key, confirm)).toMatchObject({ moved: false, reason: 'pending' })
  gateway.deps.patience = patience
  await payAtBank(gateway, key)
  gateway.pass(61)
  await settleReservations(gateway.deps)
  gateway.pass(61)
  await settleReservations(gateway.deps)
  expect(await transferBooking(gateway, key)).toMatchObject({
    state: 'ticketed',
    rides: [{ departure_time: '15:30' }],
  })
  const [current] = [...supply.book].filter(([, state]) => state === 'confirmed').map(([name]) => name)
  expect(supply.sales.get(current ?? '')).toMatchObject({ owed: 120_000 })
  expect([...supply.paid]).toContain(current)
})

test('a supply that does not answer for half an hour leaves the old pick-up, and the traveller hears of it', async () => {
  const key = await ticketedTransfer(gateway)
  await newMails(gateway)
  supply.moods.hold = ['fails']
  await moveTransfer(gateway, key, confirm)
  gateway.pass(31 * 60)
  await settleReservations(gateway.deps)
  await settleReservations(gateway.deps)
  expect(await newMails(gateway)).toMatchObject([
    {
      subject: expect.stringContaining('Alış bilgileriniz değişmedi'),
      text: expect.stringMatching(/\nGidiş: .+ → .+, 11 Aralık 2026 Cuma 10:00\n/),
    },
  ])
  expect(gateway.logs.filter((line) => line.includes('supply did not confirm a change in time'))).toHaveLength(1)
  expect(await transferBooking(gateway, key)).toMatchObject({
    rides: [{ departure_time: '10:00' }],
    pick_up_change: { pending: false },
  })
  expect(await stock()).toEqual([['2026-12-11', 1]])
  gateway.pass(61)
  await settleReservations(gateway.deps)
  const states = (await gateway.deps.db.orm.select().from(reservations)).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['cancelled', 'confirmed'])
})

test.each([
  ['hold', 'slow', 'supply held too late'],
  ['hold', 'late', 'supply held too late'],
  ['confirm', 'slow', 'supply confirmed too late'],
  ['confirm', 'late', 'supply confirmed too late'],
] as const)('a %s of a cancelled change, by a %s supply, is logged, and cancelled again', async (call, mood, text) => {
  const key = await ticketedTransfer(gateway)
  supply.revives = true
  const before = supply.calls.length
  const count = (which: string) => supply.calls.slice(before).filter((one) => one === which).length
  supply.moods[call] = [mood]
  const moving = sendMove(gateway, key, confirm)
  await eventually(() => expect(count(call)).toBe(1))
  gateway.pass(31 * 60)
  for (let round = 0; round < 3; round++) {
    await settleReservations(gateway.deps)
    gateway.pass(61)
  }
  expect(count('cancel')).toBe(2)
  supply.release()
  expect((await moving).status).toBe(409)
  expect(gateway.logs.filter((line) => line.includes(text))).toHaveLength(1)
  expect(count('confirm')).toBe(call === 'hold' ? 0 : 1)
  await settleReservations(gateway.deps)
  expect(count('cancel')).toBe(3)
  expect(booked()).toEqual(['confirmed', 'cancelled'])
  expect(await stock()).toEqual([['2026-12-11', 1]])
})

test('settled changes are deleted after a month', async () => {
  const key = await ticketedTransfer(gateway)
  await moveTransfer(gateway, key, confirm)
  await cleanUp(gateway.deps)
  expect(await gateway.deps.db.orm.select().from(moveRequests)).toHaveLength(1)
  gateway.pass(31 * 24 * 3600)
  await cleanUp(gateway.deps)
  expect(await gateway.deps.db.orm.select().from(moveRequests)).toEqual([])
})

test('another flight number goes with the new pick-up; an empty one keeps the old', async () => {
  const demo = await gateway.signIn()
  const key = await ticketedTransfer(gateway, {}, demo)
  const flightOf = async () => (await transferBooking(gateway, key, demo)).transfer?.flight_number
  await moveTransfer(gateway, key, { ...confirm, flight_number: '' }, demo)
  expect(await flightOf()).toBe('TK2412')
  const later = { departure_pickup_time: '18:00', flight_number: 'TK2418' }
  expect((await sendMove(gateway, key, { ...later, flight_number: 'TK2418-2026-12' }, demo)).status).toBe(400)
  expect(await moveTransfer(gateway, key, later, demo)).toMatchObject({ moved: false, possible: true })
  expect(await flightOf()).toBe('TK2412')
  expect(await moveTransfer(gateway, key, { ...later, ...confirm }, demo)).toMatchObject({ moved: true })
  expect(await flightOf()).toBe('TK2418')
  expect(transferSnapshot((await gateway.deps.db.orm.select().from(bookings))[0] ?? { snapshot: {} }).details).toEqual({
    flight_number: 'TK2418',
    airline_code: 'RIX',
    note: 'Bebek arabamız var.',
  })
  // When an account is deleted, the gateway deletes personal data, such as a flight number, but may keep the rows of
  // completed changes longer. So these rows must not contain the flight number.
  expect(JSON.stringify(await gateway.deps.db.orm.select().from(moveRequests))).not.toContain('TK2418')
})

test('another flight number alone is a change: stored, told to the supply, and free', async () => {
  const demo = await gateway.signIn()
  const key = await ticketedTransfer(gateway, {}, demo)
  const booked = { departure_date: '2026-12-11', departure_pickup_time: '10:00' }
  // Vehicles cost more now, and none is left on sale. Neither affects a change of only the flight number, because the
  // booking keeps its vehicle.
  gateway.transfers.ridePrice = 130_000
  gateway.transfers.elsewhere = 6
  const move = (flight: string, changes: object = {}) =>
    moveTransfer(gateway, key, { ...booked, flight_number: flight, ...changes }, demo)
  expect(await move('tk 2412')).toMatchObject({ possible: false, reason: 'same' })
  expect((await sendMove(gateway, key, { ...booked, ...confirm, flight_number: 'TK2412' }, demo)).status).toBe(409)
  expect(await move('TK2418')).toMatchObject({ moved: false, possible: true, rides: [{ departure_time: '10:00' }] })
  expect(await gateway.deps.db.orm.select().from(moveRequests)).toEqual([])
  await newMails(gateway)
  expect(await move('TK2418', confirm)).toMatchObject({ moved: true })
  await settleReservations(gateway.deps)
  const [mail] = await newMails(gateway)
  expect(mail?.subject).toContain('Alış bilgileriniz değişti')
  expect(mail?.text).toContain('Uçuş numarası\nTK2418\n')
  const after = await transferBooking(gateway, key, demo)
  expect([after.transfer?.flight_number, after.rides[0]?.departure_time]).toEqual(['TK2418', '10:00'])
  expect([...supply.sales.values()].map(({ selection }) => JSON.stringify(selection).includes('TK2418'))).toEqual([
    false,
    true,
  ])
  expect(await stock()).toEqual([['2026-12-11', 1]])
  // Confirms the change again, because the reply to the first confirmation may have been lost.
  expect(await move('TK2418', confirm)).toMatchObject({ moved: true })
  expect(await gateway.deps.db.orm.select().from(moveRequests)).toHaveLength(1)
})

test('a stranger does not learn the booked flight by asking for it', async () => {
  const key = await ticketedTransfer(gateway)
  const booked = { departure_date: '2026-12-11', departure_pickup_time: '10:00' }
  const stranger = { 'X-Device-Id': 'a-stranger-0001' }
  const ask = async (flight: string) =>
    (await moveTransfer(gateway, key, { ...booked, flight_number: flight }, stranger)).reason
  expect([await ask('TK2412'), await ask('TK2418'), await ask('')]).toEqual([null, null, 'same'])
})
