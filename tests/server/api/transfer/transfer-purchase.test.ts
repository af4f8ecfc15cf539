// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MoneyPointList, UsableCouponList } from '#contract/discounts.ts'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import { TransferExtrasReply } from '#contract/transfer-booking.ts'
import { UserTransferAlerts, UserTransferBookings } from '#contract/user-transfers.ts'
import { bookingPassengers, bookings } from '#server/db/schema/bookings.ts'
import { notifications } from '#server/db/schema/content.ts'
import { transferHolds, transferStock } from '#server/db/schema/transfers.ts'
import { checkPriceAlerts } from '#server/jobs/check-price-alerts.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { newMails, newUser } from '#tests/server/support/account.ts'
import { demoUser, sharedGateway } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { cards } from '#tests/support/payer.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'
import {
  beforeTransfer,
  bothWays,
  foundTransfer,
  heldTransfer,
  isPrivate,
  isShared,
  payAtBank,
  payTransfer,
  preBooking,
  reservedTransfer,
  searchTransfers,
  selectTransfer,
  sendTransfer,
  ticketedTransfer,
  transferBooking,
  transferInfo,
  transferPayment,
  transferResults,
  resetTransfers,
} from '#tests/server/support/transfer-journey.ts'

const gateway = sharedGateway()
const demo = demoUser(gateway)
beforeEach(() => resetTransfers(gateway))

const taken = async () => (await gateway.deps.db.orm.select().from(transferStock)).map((row) => row.taken)
const other = { 'X-Device-Id': 'somebody-else' }

describe('a selection', () => {
  test('holds its vehicles, and is told with everything that was offered', async () => {
    const { session, item } = await foundTransfer(gateway, bothWays)
    const key = keyOf(await selectTransfer(gateway, session, item.product_id, {}, { price: item.price.total }))
    expect(await taken()).toEqual([1, 1])
    expect(await beforeTransfer(gateway, key)).toMatchObject({ status: true, message: '' })
    expect(await transferInfo(gateway, key)).toMatchObject({ do_reservation: false, state: 'unpaid' })
    const view = await transferBooking(gateway, key)
    expect(view).toMatchObject({
      state: 'unpaid',
      hold_seconds: 900,
      departure_location: { name: 'Antalya Havalimanı' },
      arrival_location: { name: 'Belek' },
      info: {
        unique_code: key,
        pnr_code: null,
        departure_datetime: '2026-12-11 10:00',
        return_datetime: '2026-12-14 12:30',
        transfer_type: 2,
        transfer_type_display: 'Özel transfer',
      },
      travel_type: 'RT',
      vehicle: item.vehicle,
      cancellation: item.cancellation,
      covers: item.covers,
      price: { total: 2400, base: 2400, service: 0, discount: 0, tax: 400, extra_products_price: 0 },
      tickets: [{ passenger: { name: '', surname: '' } }, { passenger: { name: 'Yolcu 2', surname: '' } }],
      transfer: null,
    })
    expect(view.rides).toMatchObject(item.rides)
    expect(view.vendor?.phone).toMatch(/^\+90 508/)
    expect(view.extra_products[0]).toMatchObject({ name: 'Çocuk koltuğu', quantity: 0, is_selected: false })
  })

  test('of a made-up, foreign or altered product is refused', async () => {
    const { session, item } = await foundTransfer(gateway)
    const [, key = ''] = item.product_id.split('.')
    const ask = (product_id: string, session_unique = session) =>
      gateway.request('POST', '/api/transfer/gateway/search/select/', { product_id, session_unique })
    expect((await ask('nonsense')).status).toBe(400)
    expect((await ask(item.product_id, (await searchTransfers(gateway)).session_unique)).status).toBe(400)
    expect((await ask(`${'A'.repeat(22)}.${key}`, 'A'.repeat(22))).status).toBe(404)
    const altered = [
      key.replace('-2-2', '-3-2'),
      key.replace('202612111000', '202612111030'),
      key.replace('-0-', '-202612141230-'),
      key.replace('14213', '24365'),
      'p-1-1-1-1-202612111000-0-2-2',
    ]
    for (const one of altered) {
      expect(one).not.toBe(key)
      expect(await (await ask(`${session}.${one}`)).json()).toMatchObject({ status: false, research: true })
    }
    expect(await taken()).toEqual([])
  })

  test('of a shuttle holds seats of a departure of the day, not of an earlier one', async () => {
    const { session, item } = await foundTransfer(gateway, {}, {}, isShared)
    const key = keyOf(await selectTransfer(gateway, session, item.product_id))
    expect(await taken()).toEqual([2])
    const { info, rides } = await transferBooking(gateway, key)
    expect(info.departure_datetime).toBe(`2026-12-11 ${rides[0]?.departure_time}`)
    const late = await foundTransfer(gateway, { departure_pickup_time: '18:00' }, {}, isShared)
    const earlier = `${late.session}.${item.product_id.split('.')[1]}`
    expect(await selectTransfer(gateway, late.session, earlier)).toMatchObject({ status: false, research: true })
  })

  test('is refused once the vehicle is sold out, off sale or dearer than shown', async () => {
    gateway.transfers.units = 1
    const first = await foundTransfer(gateway)
    const second = await foundTransfer(gateway)
    keyOf(await selectTransfer(gateway, first.session, first.item.product_id))
    const gone = await selectTransfer(gateway, second.session, second.item.product_id, other)
    expect(gone).toMatchObject({ status: false, research: true, message: expect.stringContaining('az önce satıldı') })
    expect((await transferResults(gateway, second.session, other)).search.map((item) => item.product_id)).not.toContain(
      second.item.product_id,
    )
    gateway.transfers.ridePrice = 130_000
    const { session, items } = await foundTransfer(gateway)
    const item = items.at(-1)
    const dearer = await selectTransfer(gateway, session, item?.product_id ?? '', {}, { price: 1200 })
    expect(dearer).toMatchObject({ status: false, message: expect.stringContaining('1.300,00\u00A0₺') })
    gateway.transfers.elsewhere = 1
    expect(await selectTransfer(gateway, session, item?.product_id ?? '')).toMatchObject({ status: false })
    gateway.transfers.elsewhere = 0
    gateway.setClock(Date.parse('2026-12-11T09:00:00+03:00'))
    const soon = await searchTransfers(gateway, { departure_date: '2026-12-11', departure_pickup_time: '09:30' })
    const old = `${soon.session_unique}.${item?.product_id.split('.')[1]?.replace('1000', '0930')}`
    expect(await selectTransfer(gateway, soon.session_unique, old)).toMatchObject({ status: false, research: true })
  })

  test('replaces the traveller’s earlier one where both need the last vehicle', async () => {
    gateway.transfers.units = 1
    const first = await foundTransfer(gateway, {}, other)
    const earlier = keyOf(await selectTransfer(gateway, first.session, first.item.product_id, other))
    const again = await foundTransfer(gateway, {}, other)
    const key = keyOf(await selectTransfer(gateway, again.session, again.item.product_id, other))
    expect(await taken()).toEqual([1])
    expect(await transferInfo(gateway, earlier)).toMatchObject({ state: 'expired' })
    expect(await transferInfo(gateway, key)).toMatchObject({ state: 'unpaid' })
  })

  test('that its traveller left frees its vehicle once, and nobody else can leave it', async () => {
    const mine = { 'X-Device-Id': 'device-of-mine' }
    const key = await heldTransfer(gateway, {}, mine)
    await heldTransfer(gateway, {}, other)
    const release = (headers: Record<string, string>) =>
      gateway.request('POST', '/api/transfer/gateway/release/', { session_unique: key }, headers)
    await release(other)
    expect(await taken()).toEqual([2])
    for (let turn = 0; turn < 2; turn++) {
      expect((await release(mine)).status).toBe(204)
      expect(await taken()).toEqual([1])
    }
    expect(await gateway.deps.db.orm.select().from(transferHolds)).toHaveLength(1)
  })

  test('that has expired frees its vehicle', async () => {
    const key = await heldTransfer(gateway)
    gateway.pass(16 * 60)
    await releaseHolds(gateway.deps)
    expect(await taken()).toEqual([0])
    expect(await gateway.deps.db.orm.select().from(transferHolds)).toEqual([])
    // An expired hold can be renewed while its search session is valid (twenty minutes), and not afterwards.
    expect(await beforeTransfer(gateway, key)).toMatchObject({ status: true })
    expect(await taken()).toEqual([1])
    gateway.pass(16 * 60)
    await releaseHolds(gateway.deps)
    expect(await beforeTransfer(gateway, key)).toMatchObject({ status: false, research: true })
  })

  test('that is held again costs what it costs by then, extras included, and only after it is said', async () => {
    const key = await heldTransfer(gateway)
    const { extra_products: extras } = await transferBooking(gateway, key)
    const [seat] = extras
    await gateway.json('POST', '/api/transfer/gateway/extras/', {
      session_unique: key,
      extra_products: { [String(seat?.id)]: 1 },
    })
    gateway.pass(16 * 60)
    await releaseHolds(gateway.deps)
    gateway.transfers.ridePrice = 150_000
    const shown = 1200 + (seat?.price ?? 0)
    expect(await payTransfer(gateway, transferPayment(key, { shown_total: shown }))).toMatchObject({
      status: false,
      refresh: true,
    })
    expect((await transferBooking(gateway, key)).price.total).toBe(1500 + (seat?.price ?? 0))
    await payAtBank(gateway, key, { shown_total: 1500 + (seat?.price ?? 0) })
    expect(await transferInfo(gateway, key)).toMatchObject({ state: 'ticketed' })
  })
})

describe('a payment', () => {
  test('by card makes a ticket with a PNR, for the leader alone, with a mail and a calendar', async () => {
    const key = await heldTransfer(gateway)
    await payAtBank(gateway, key, { shown_total: 1200 })
    const view = await transferBooking(gateway, key)
    expect(view).toMatchObject({
      state: 'ticketed',
      info: { pnr_code: expect.stringMatching(/^[A-Z0-9]{6}$/), state: 'ticketed' },
      tickets: [{ passenger: { name: 'Deniz', surname: 'ÖZTÜRK' } }, { passenger: { name: 'Yolcu 2', surname: '' } }],
      transfer: { flight_number: 'TK2412', airline_code: 'RIX', note: 'Bebek arabamız var.' },
      ticket_number: expect.stringMatching(/^7\d{12}$/),
    })
    expect((await transferBooking(gateway, key, other)).transfer).toBeNull()
    expect(await gateway.deps.db.orm.select().from(bookingPassengers)).toHaveLength(1)
    const found = await gateway.json('POST', '/api/transfer/check-pnr/', {
      pnr: view.info.pnr_code?.toLowerCase(),
      surname: 'ozturk',
    })
    expect(found).toMatchObject({ session_unique: key })
    const [mail] = await newMails(gateway)
    expect(mail?.subject).toBe(`Transfer biletiniz hazır: ${view.info.pnr_code}`)
    expect(mail?.text).toContain('10 Aralık 2026 10:00 tarihine kadar ücretsiz')
    expect(mail?.text).toContain('gelen yolcu')
    expect(mail?.text).toContain('Uçuş numarası\nTK2412\n')
    expect(mail?.text).toContain('1.200,00\u00A0₺')
    expect(String(mail?.attachments[0]?.content)).toContain('Antalya Havalimanı → Belek')
  })

  test('in English has the leader’s surname in plain capitals; the lookup finds it, however it is written', async () => {
    const english = { 'X-User-Info': 'en|TR|TRY' }
    await newMails(gateway)
    const key = await ticketedTransfer(gateway, { passengers: [{ name: 'Maria', surname: 'Rossi' }] }, english)
    const { tickets, info } = await transferBooking(gateway, key)
    expect(tickets[0]?.passenger).toMatchObject({ name: 'Maria', surname: 'ROSSI' })
    const [mail] = await newMails(gateway)
    expect(mail?.text).toContain('Maria ROSSI')
    for (const surname of ['Rossi', 'ROSSI', 'ROSSİ']) {
      const found = await gateway.json('POST', '/api/transfer/check-pnr/', { pnr: info.pnr_code, surname })
      expect(found).toMatchObject({ session_unique: key })
    }
  })

  test('of a large party is a ticket of several vehicles, with a name for everybody', async () => {
    const large = { passenger_count: 40, baggage_count: 10 }
    const { session, item } = await foundTransfer(gateway, large, {}, (one) => isPrivate(one) && one.count > 1)
    const key = keyOf(await selectTransfer(gateway, session, item.product_id))
    const { price } = await transferBooking(gateway, key)
    expect(await taken()).toEqual([item.count])
    await payAtBank(gateway, key, { shown_total: price.total })
    const view = await transferBooking(gateway, key)
    expect(view).toMatchObject({ state: 'ticketed', count: item.count, capacity: item.capacity })
    expect(view.capacity?.seats).toBeGreaterThanOrEqual(40)
    expect(view.tickets.map(({ passenger }) => passenger?.name)).toEqual([
      'Deniz',
      ...Array.from({ length: 39 }, (_, index) => `Yolcu ${index + 2}`),
    ])
  })

  test('after its hold has ended takes the vehicle again, or is refused if it is gone', async () => {
    const key = await heldTransfer(gateway)
    gateway.pass(16 * 60)
    await releaseHolds(gateway.deps)
    gateway.transfers.units = 0
    expect(await payTransfer(gateway, transferPayment(key))).toMatchObject({
      status: false,
      research: true,
      pay_url: '',
    })
    expect(await transferInfo(gateway, key)).toMatchObject({ do_reservation: false })

    gateway.transfers.units = 6
    const kept = await heldTransfer(gateway, { departure_pickup_time: '11:00' })
    gateway.pass(16 * 60)
    await releaseHolds(gateway.deps)
    await payAtBank(gateway, kept)
    expect(await transferInfo(gateway, kept)).toMatchObject({ state: 'ticketed' })
  })

  test('of another product, or of nobody, is not found as a transfer', async () => {
    const key = await ticketedTransfer(gateway)
    expect((await gateway.request('GET', `/api/flight/booking/${key}/`)).status).toBe(404)
    expect((await gateway.request('GET', `/api/bus/booking/${key}/`)).status).toBe(404)
    expect((await gateway.request('GET', '/api/transfer/booking/AAAAAAAAAAAAAAAAAAAAAA/')).status).toBe(404)
    const { info } = await transferBooking(gateway, key)
    for (const [path, surname] of [
      ['transfer', 'Başkası'],
      ['flight', 'Öztürk'],
    ])
      expect((await gateway.request('POST', `/api/${path}/check-pnr/`, { pnr: info.pnr_code, surname })).status).toBe(
        404,
      )
  })

  test('without a flight number has no line for one in its mail', async () => {
    await ticketedTransfer(gateway, { transfer: { flight_number: '', airline_code: '', note: '' } })
    const [mail] = await newMails(gateway)
    expect(mail?.subject).toContain('Transfer biletiniz hazır')
    expect(mail?.text).not.toContain('Uçuş numarası')
  })

  test('on the last day names the fee alone in its mail', async () => {
    gateway.setClock(Date.parse('2026-12-10T12:00:00+03:00'))
    await ticketedTransfer(gateway)
    const [mail] = await newMails(gateway)
    expect(mail?.text).toContain('Alış saatine kadar, indirim öncesi tutarın %50 kesintisiyle')
    expect(mail?.text).not.toContain('ücretsiz iptal')
  })

  test('names the share of the price that is kept in English, before the last day and on it', async () => {
    const english = { 'X-User-Info': 'en|TR|TRY' }
    await ticketedTransfer(gateway, {}, english)
    const [early] = await newMails(gateway)
    expect(early?.text).toContain('After that, 50% of the price before discounts is kept until the pick-up.')
    gateway.setClock(Date.parse('2026-12-10T12:00:00+03:00'))
    await ticketedTransfer(gateway, {}, english)
    const [late] = await newMails(gateway)
    expect(late?.text).toContain('You can cancel until the pick-up; 50% of the price before discounts is kept.')
  })

  test('with a vendor that keeps nothing is free to cancel until the pick-up in its mail', async () => {
    gateway.transfers.feePercent = 0
    gateway.setClock(Date.parse('2026-12-10T12:00:00+03:00'))
    await ticketedTransfer(gateway)
    const [mail] = await newMails(gateway)
    expect(mail?.text).toContain('11 Aralık 2026 10:00 tarihine kadar ücretsiz iptal')
    expect(mail?.text).not.toContain('%0')
  })

  test('that is declined can be tried again, with other extras', async () => {
    const key = await heldTransfer(gateway)
    const { extra_products: extras } = await transferBooking(gateway, key)
    const [seat, booster] = extras
    const first = await payTransfer(
      gateway,
      transferPayment(key, { card_number: cards.declined, [`extra_products[${seat?.id}]`]: '1' }),
    )
    await finishAtBank(gateway, first.pay_url)
    expect(await transferInfo(gateway, key)).toMatchObject({ state: 'declined' })
    const between = await transferBooking(gateway, key)
    expect(between.price).toMatchObject({ base: 1200, service: seat?.price, total: 1200 + (seat?.price ?? 0) })
    expect(between.extra_products[0]).toMatchObject({ quantity: 1, is_selected: true })
    const total = 1200 + (booster?.price ?? 0)
    await payAtBank(gateway, key, { extra_products: { [String(booster?.id)]: 1 }, shown_total: total })
    const view = await transferBooking(gateway, key)
    expect(view).toMatchObject({ state: 'ticketed', price: { total, extra_products_price: booster?.price } })
    expect(view.extra_products.filter((one) => one.is_selected).map(({ id }) => id)).toEqual([booster?.id])
  })

  test('charges exactly the total that was shown, extras included', async () => {
    const key = await heldTransfer(gateway, bothWays)
    const { extra_products: extras } = await transferBooking(gateway, key)
    const stop = extras.find(({ max_quantity: most }) => most > 1)
    const chosen = { [`extra_products[${stop?.id}]`]: stop?.max_quantity }
    const total = 2400 + (stop?.price ?? 0) * (stop?.max_quantity ?? 0)
    const wrong = await payTransfer(gateway, transferPayment(key, { ...chosen, shown_total: 2400 }))
    expect(wrong).toMatchObject({ status: false, refresh: true })
    await payAtBank(gateway, key, { ...chosen, shown_total: total })
    const charged = await gateway.deps.db.runSql("select amount from charges where state = 'approved'")
    expect(charged.rows).toEqual([{ amount: total * 100 }])
    const { price } = await transferBooking(gateway, key)
    expect(price.total).toBe((price.base ?? 0) + price.service - price.discount)
    expect(price.tax).toBeCloseTo(total / 6, 2)
  })

  const refused: [string, string, Record<string, unknown>][] = [
    ['no leader', 'passengers', { passengers: [] }],
    ['no name', 'passengers[0][name]', { passengers: [{ name: '', surname: 'Öztürk' }] }],
    ['a short surname', 'passengers[0][surname]', { passengers: [{ name: 'Deniz', surname: 'Öz' }] }],
    ['no e-mail', 'email', { email: '' }],
    ['a wrong phone', 'phone', { phone: '123' }],
    ['no consent', 'condition', { condition: false }],
    ['no card', 'card_number', { card_number: '' }],
    ['a long flight number', 'transfer[flight_number]', { transfer: { flight_number: 'TK123456789' } }],
    ['a long airline code', 'transfer[airline_code]', { transfer: { airline_code: 'RIXO' } }],
    ['a long note', 'transfer[note]', { 'transfer[note]': 'x'.repeat(1501), transfer: undefined }],
    ['an unknown extra', 'extra_products[40]', { extra_products: { 40: 1 } }],
    ['too many of an extra', 'extra_products[1]', { extra_products: { 1: 9 } }],
    ['a quantity that is none', 'extra_products[1]', { 'extra_products[1]': '-1' }],
    ['a broken quantity', 'extra_products[1]', { 'extra_products[1]': '1.5' }],
    ['an unknown way of paying', 'payment_type', { payment_type: 3 }],
  ]
  test.each(refused)('with %s is refused at its field', async (_, field, changes) => {
    const key = await heldTransfer(gateway)
    const response = await sendTransfer(gateway, transferPayment(key, changes))
    expect(response.status).toBe(400)
    expect(Object.keys(await errorOf(response))).toEqual([field])
    expect((await transferBooking(gateway, key)).price.total).toBe(1200)
  })

  test('sent twice with one key is one charge', async () => {
    const key = await heldTransfer(gateway)
    const form = transferPayment(key, { extra_products: { 1: 1 } })
    const headers = { 'Idempotency-Key': 'the-key-of-this-form' }
    const [one, two] = await Promise.all([payTransfer(gateway, form, headers), payTransfer(gateway, form, headers)])
    expect([one.status, two.status]).toContain(true)
    const again = await payTransfer(gateway, form, headers)
    expect(again.pay_url).toBe(one.pay_url || two.pay_url)
    expect((await gateway.deps.db.runSql('select 1 from charges')).rows).toHaveLength(1)
  })
})

describe('extras', () => {
  const choose = (key: string, extra_products: object, headers?: Record<string, string>) =>
    gateway.request('POST', '/api/transfer/gateway/extras/', { session_unique: key, extra_products }, headers)

  test('that are no longer offered when the booking is locked are refused', async () => {
    const key = await heldTransfer(gateway)
    const { orm } = gateway.deps.db
    const lock = vi.spyOn(orm, 'transaction').mockImplementationOnce(async (...work) => {
      await gateway.deps.db.runSql(`update bookings set snapshot = jsonb_set(snapshot, '{extras,0,maxQuantity}', '0')`)
      lock.mockRestore()
      return orm.transaction(...work)
    })
    const refused = await choose(key, { 1: 1 })
    expect([refused.status, Object.keys(await errorOf(refused))]).toEqual([400, ['extra_products[1]']])
    expect((await transferBooking(gateway, key)).price.service).toBe(0)
  })

  test('are stored with their price, and paid with a form that does not name them', async () => {
    const key = await heldTransfer(gateway)
    const { extra_products: extras } = await transferBooking(gateway, key)
    const [seat] = extras
    const reply = TransferExtrasReply.parse(await (await choose(key, { [String(seat?.id)]: '1' })).json())
    expect(reply.price).toMatchObject({ service: seat?.price, total: 1200 + (seat?.price ?? 0) })
    const changed = await transferBooking(gateway, key)
    expect([changed.extra_products, changed.price]).toEqual([reply.extra_products, reply.price])
    await payAtBank(gateway, key, { shown_total: reply.price.total })
    expect((await choose(key, {})).status).toBe(409)
  })

  test('can not be chosen for a stranger’s, an unknown or a paid booking', async () => {
    const key = await heldTransfer(gateway, {}, demo)
    expect((await choose(key, { 1: 1 })).status).toBe(403)
    expect((await choose('A'.repeat(22), { 1: 1 })).status).toBe(404)
    expect((await choose('x', { 1: 1 })).status).toBe(400)
    expect((await choose(key, { 1: 99 }, demo)).status).toBe(400)
    await payTransfer(gateway, transferPayment(key), demo)
    expect((await choose(key, { 1: 1 }, demo)).status).toBe(409)
  })
})

describe('a pre-booking', () => {
  test('asks for no card, has a PNR, and is paid later at its price with the same PNR', async () => {
    const key = await heldTransfer(gateway)
    const reply = await payTransfer(gateway, preBooking(key, { extra_products: { 1: 1 } }))
    expect(reply).toMatchObject({ status: true, pay_url: '' })
    const view = await transferBooking(gateway, key)
    const total = 1200 + view.price.service
    expect(view.price.service).toBeGreaterThan(0)
    expect(view).toMatchObject({
      state: 'reserved',
      pay_later: { amount: total, until: '2026-12-11T07:00:00.000Z', may_pay: true },
      tickets: [{ passenger: { surname: 'ÖZTÜRK' } }, {}],
      transfer: { flight_number: 'TK2412' },
    })
    const [mail] = await newMails(gateway)
    expect(mail?.subject).toContain('rezervasyonunuz yapıldı')
    expect(mail?.text).toContain('Sürücüye ödenecek tutar')
    gateway.transfers.ridePrice = 200_000
    await payAtBank(gateway, key, { passengers: undefined, shown_total: total })
    const paid = await transferBooking(gateway, key)
    expect(paid).toMatchObject({ state: 'ticketed', info: { pnr_code: view.info.pnr_code }, price: { total } })
  })

  test('is limited in number, and to half of a fleet', async () => {
    gateway.transfers.units = 4
    const here = { 'X-Device-Id': 'one-joker' }
    await reservedTransfer(gateway, {}, here)
    await reservedTransfer(gateway, {}, here)
    const third = await heldTransfer(gateway, {}, here)
    const reply = await payTransfer(gateway, preBooking(third), here)
    expect(reply).toMatchObject({ status: false, message: expect.stringContaining('en fazla yarısını') })
    await payAtBank(gateway, third, {}, here)
    expect(await transferInfo(gateway, third)).toMatchObject({ state: 'ticketed' })
  })

  test('sent twice with one key is one reservation, one confirmation, one mail and one notification', async () => {
    const key = await heldTransfer(gateway, {}, demo)
    await gateway.deps.db.orm.delete(notifications)
    const confirm = vi.spyOn(gateway.transfers, 'confirm')
    const headers = { ...demo, 'Idempotency-Key': 'the-key-of-this-form' }
    const form = preBooking(key, { extra_products: { 1: 1 } })
    const replies = await Promise.all([payTransfer(gateway, form, headers), payTransfer(gateway, form, headers)])
    expect(replies.map(({ status }) => status)).toContain(true)
    expect(await payTransfer(gateway, form, headers)).toMatchObject({ status: true })
    const asked = new Set(confirm.mock.calls.map(([{ key: reservation }]) => reservation))
    confirm.mockRestore()
    expect(asked.size).toBe(1)
    expect(await taken()).toEqual([1])
    const rows = await gateway.deps.db.orm.select().from(bookings)
    expect(rows.map(({ status }) => status)).toEqual(['reserved'])
    const { rows: reserved } = await gateway.deps.db.runSql('select state from reservations')
    expect(reserved).toEqual([{ state: 'confirmed' }])
    expect(await newMails(gateway)).toHaveLength(1)
    expect(await gateway.deps.db.orm.select().from(notifications)).toHaveLength(1)
  })
})

describe('coupons and money points', () => {
  const usable = async (key: string, kind: 'coupons' | 'money-points', headers?: Record<string, string>) =>
    gateway.request('GET', `/api/user/transfer/${key}/available-${kind}/`, undefined, headers)

  test('are offered to their owner only', async () => {
    const key = await heldTransfer(gateway, {}, demo)
    for (const kind of ['coupons', 'money-points'] as const) {
      expect((await usable(key, kind)).status).toBe(401)
      expect((await usable('B'.repeat(22), kind, demo)).status).toBe(404)
    }
    const coupons = UsableCouponList.parse(await (await usable(key, 'coupons', demo)).json())
    expect(coupons.results.map(({ value }) => value)).toEqual([150, 250, 50])
  })

  test('are used once, and come back with a cancelled pre-booking', async () => {
    const key = await heldTransfer(gateway, {}, demo)
    const [coupon] = UsableCouponList.parse(await (await usable(key, 'coupons', demo)).json()).results
    const [point] = MoneyPointList.parse(await (await usable(key, 'money-points', demo)).json()).results
    const both = { selected_coupon: coupon?.id, used_money_point: point?.id }
    expect((await sendTransfer(gateway, preBooking(key, both), demo)).status).toBe(400)
    const use = { used_money_point: point?.id, shown_total: 1124.5 }
    expect(await payTransfer(gateway, preBooking(key, use), demo)).toMatchObject({ status: true })
    expect((await transferBooking(gateway, key, demo)).price).toMatchObject({ discount: 75.5, total: 1124.5 })
    const elsewhere = await heldTransfer(gateway, {}, demo)
    const again = await sendTransfer(gateway, transferPayment(elsewhere, { used_money_point: point?.id }), demo)
    expect(Object.keys(await errorOf(again))).toEqual(['used_money_point'])
    const cancel = { confirm: true, refund_total: 0 }
    await gateway.json('POST', `/api/transfer/booking/${key}/cancel/`, cancel, demo)
    const left = MoneyPointList.parse(await (await usable(elsewhere, 'money-points', demo)).json()).results
    expect(left.map(({ value }) => value)).toContain(75.5)
    await payAtBank(gateway, elsewhere, { selected_coupon: coupon?.id, shown_total: 1050 }, demo)
    expect((await transferBooking(gateway, elsewhere, demo)).price).toMatchObject({ discount: 150, total: 1050 })
  })
})

test('a traveller’s transfers and alerts are listed, and a price that fell is told', async () => {
  const { data } = await foundTransfer(gateway, {}, demo)
  const alert = { option: data.id, notify_email: 'deniz@example.com', notify_phone: '' }
  await gateway.json('POST', '/api/transfer/info/price-alert/', alert, demo)
  const twice = await gateway.request('POST', '/api/transfer/info/price-alert/', alert, demo)
  expect(Object.keys(await errorOf(twice))).toEqual(['non_field_errors'])
  expect((await gateway.request('POST', '/api/bus/info/price-alert/', alert)).status).toBe(404)
  const key = await ticketedTransfer(gateway, {}, demo)
  await reservedTransfer(gateway, {}, demo, bothWays)
  const list = async (path: string) => gateway.json('GET', `/api/user/transfer/${path}/`, undefined, demo)
  const { results } = UserTransferBookings.parse(await list('bookings'))
  expect(results).toMatchObject([
    { info: { state: 'reserved', return_datetime: '2026-12-14 12:30' }, price: { total: 2400 } },
    {
      info: { unique_code: key, departure_datetime: '2026-12-11 10:00', state: 'ticketed' },
      departure_location: { name: 'Antalya Havalimanı' },
      arrival_location: { name: 'Belek' },
      price: { total: 1200 },
    },
  ])
  await newMails(gateway)
  gateway.transfers.ridePrice = 90_000
  await checkPriceAlerts(gateway.deps)
  expect((await newMails(gateway)).map(({ text }) => text).join()).toContain('Antalya Havalimanı – Belek')
  const { results: alerts } = UserTransferAlerts.parse(await list('price_alerts'))
  expect(alerts).toMatchObject([
    {
      active: true,
      option: data.id,
      option_detail: { departure_date: '2026-12-11', departure_pickup_time: '10:00:00' },
      new_price: 900,
    },
  ])
})

test('counts of past days are forgotten, with the sold ones, but not while a booking holds some', async () => {
  await ticketedTransfer(gateway)
  await ticketedTransfer(gateway, {}, {}, { departure_date: '2026-12-20' })
  const days = async () => (await gateway.deps.db.orm.select().from(transferStock)).map(({ day }) => day).toSorted()
  await heldTransfer(gateway, { departure_date: '2026-12-12' })
  gateway.setClock(Date.parse('2026-12-16T12:00:00+03:00'))
  await cleanUp(gateway.deps)
  expect(await days()).toEqual(['2026-12-12', '2026-12-20'])
  await releaseHolds(gateway.deps)
  await cleanUp(gateway.deps)
  expect(await days()).toEqual(['2026-12-20'])
})

describe('additional information', () => {
  const note = async () =>
    (await gateway.deps.db.runSql("select snapshot->'details'->>'note' as note from bookings")).rows
  const days = (count: number) => noon + count * dayMilliseconds

  test('of a guest’s pre-booking is forgotten with its people', async () => {
    await reservedTransfer(gateway)
    gateway.setClock(days(35))
    await cleanUp(gateway.deps)
    expect(await note()).toEqual([{ note: 'Bebek arabamız var.' }])
    gateway.setClock(days(41))
    await cleanUp(gateway.deps)
    expect(await note()).toEqual([{ note: null }])
  })

  test('of a guest’s round trip is kept until thirty days after its last ride', async () => {
    const key = await reservedTransfer(gateway, {}, {}, bothWays)
    gateway.setClock(days(42))
    await cleanUp(gateway.deps)
    expect(await note()).toEqual([{ note: 'Bebek arabamız var.' }])
    expect((await transferBooking(gateway, key)).tickets[0]?.passenger?.surname).toBe('ÖZTÜRK')
    gateway.setClock(days(44))
    await cleanUp(gateway.deps)
    expect(await note()).toEqual([{ note: null }])
  })

  test('of a deleted account goes once the journey is over', async () => {
    const leaving = await newUser(gateway, 'gidiyor')
    const key = await ticketedTransfer(gateway, {}, leaving, bothWays)
    await gateway.request('POST', '/api/user/delete/', {}, leaving)
    expect(await note()).toEqual([{ note: 'Bebek arabamız var.' }])
    gateway.setClock(days(14))
    await cleanUp(gateway.deps)
    expect(await note()).toEqual([{ note: null }])
    expect(await transferBooking(gateway, key)).toMatchObject({
      state: 'ticketed',
      info: { departure_datetime: '2026-12-11 10:00' },
    })
  })
})

test('a guest’s note, flight number and hotel are deleted thirty days after the last ride; an account keeps its own', async () => {
  const user = await gateway.signIn()
  const guests = await ticketedTransfer(gateway, {}, {}, bothWays)
  const own = await ticketedTransfer(gateway, {}, user)
  const details = async (key: string, headers?: Record<string, string>) =>
    (await transferBooking(gateway, key, headers)).transfer
  // The return ride ends in the afternoon of 14 December, thirty days before 13 January.
  gateway.setClock(Date.parse('2027-01-13T10:00:00+03:00'))
  await cleanUp(gateway.deps)
  expect(await details(guests)).toMatchObject({ note: 'Bebek arabamız var.' })
  gateway.setClock(Date.parse('2027-01-13T18:00:00+03:00'))
  await cleanUp(gateway.deps)
  expect(await details(guests)).toBeNull()
  expect((await transferBooking(gateway, guests)).tickets[0]?.passenger?.surname).toBe('ÖZTÜRK')
  expect(await details(own, await gateway.signIn())).toMatchObject({ note: 'Bebek arabamız var.' })
})
