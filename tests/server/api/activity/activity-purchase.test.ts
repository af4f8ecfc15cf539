// @vitest-environment node
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { activityPaymentForm } from '#contract/activity-payment.ts'
import { CheckPnrReply } from '#contract/booking.ts'
import { UserActivityAlerts, UserActivityBookings } from '#contract/user-activities.ts'
import { passengerSlots } from '#server/api/activity/passenger-slots.ts'
import { activitySnapshot } from '#server/api/activity/snapshot.ts'
import { wireGroups } from '#server/api/activity/wire-activity.ts'
import { activityBookings, activityHolds, activityStock } from '#server/db/schema/activities.ts'
import { bookingPassengers, bookings } from '#server/db/schema/bookings.ts'
import { notifications } from '#server/db/schema/content.ts'
import { checkPriceAlerts } from '#server/jobs/check-price-alerts.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { newMails, newUser } from '#tests/server/support/account.ts'
import {
  activeCoupons,
  activityBooking,
  activityInfo,
  activityPayment,
  beforeActivity,
  departure,
  ephesus,
  foundPackage,
  heldActivity,
  museums,
  passengers,
  payActivity,
  payAtBank,
  resetActivities,
  searchActivities,
  selectPackage,
  sendActivity,
  ticketedActivity,
} from '#tests/server/support/activity-journey.ts'
import { demoUser, sharedGateway } from '#tests/server/support/gateway.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { device, fromHere } from '#tests/server/support/clients.ts'
import { cards } from '#tests/support/payer.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'

const gateway = sharedGateway()
const demo = demoUser(gateway)
beforeEach(() => resetActivities(gateway))

const taken = async () => (await gateway.deps.db.orm.select().from(activityStock)).map((row) => row.taken)
const other = device('somebody-else')
const minutes = (count: number) => gateway.pass(count * 60)

describe('a selection', () => {
  test('holds its places, and is told with everything that was offered', async () => {
    const pack = await foundPackage(gateway)
    const key = keyOf(await selectPackage(gateway, pack, {}, { price: 2700 }))
    expect(await taken()).toEqual([3])
    expect(await beforeActivity(gateway, key)).toMatchObject({ status: true, message: '' })
    expect(await activityInfo(gateway, key)).toMatchObject({ do_reservation: false, state: 'unpaid' })
    expect(await activityBooking(gateway, key)).toMatchObject({
      state: 'unpaid',
      hold_seconds: 900,
      activity: { id: ephesus, name: 'Efes, Meryem Ana Evi ve Artemis Tapınağı' },
      info: { unique_code: key, pnr_code: null },
      organization_date: { id: departure, start_date: '2026-12-11', time: '08:45' },
      package: { id: 'group', languages: ['tr', 'en', 'de'], pick_up: true },
      departure_zones: [{ time: '08:30', latitude: 37.8614 }, { time: '08:45' }],
      cancellation: pack.item.cancellation,
      price: { total: 2700, base: 2700, tax: 450, discount: 0 },
      group_tickets: pack.item.groups,
      tickets: [
        { pax_type: 'adult', pax_name: 'Yetişkin', age_from: 18, age_to: 100, passenger: null },
        { pax_type: 'adult', passenger: null },
        { pax_type: 'child', pax_name: 'Çocuk', age_from: 6, age_to: 11, passenger: null },
      ],
      operation: null,
      operation_from: '2026-12-10T05:45:00.000Z',
      starts_at: '2026-12-11T05:45:00.000Z',
    })
  })

  test('of a made-up, foreign or altered package is refused', async () => {
    const { session, item, organization } = await foundPackage(gateway)
    const tell = async (product: string, organizationId = organization) => {
      const body = { product_id: product, organization_id: organizationId, session_unique: session }
      return gateway.request('POST', '/api/activity/gateway/detail/select/', body, fromHere())
    }
    expect((await tell(`${'A'.repeat(22)}.${departure}_group_2-9`)).status).toBe(400)
    for (const [product, organizationId] of [
      [`${session}.${departure}_group_3-9`, organization],
      [`${session}.${departure}_group_2-8`, organization],
      [`${session}.kars-ani_20261211T0900_group_2-9`, 'kars-ani_20261211T0900'],
      [`${session}.nothing`, organization],
      [item.product_id, `${ephesus}_20261212T0845`],
    ] as const)
      expect(await (await tell(product, organizationId)).json(), `product ${product}`).toMatchObject({
        status: false,
        research: true,
        message: expect.stringContaining('artık satışta değil'),
      })
    expect(await taken()).toEqual([])
  })

  test('is refused once it is sold out, cancelled, off sale, or dearer than shown', async () => {
    const pack = await foundPackage(gateway)
    gateway.activities.unitPrice = 95_000
    expect(await selectPackage(gateway, pack, {}, { price: 2700 })).toMatchObject({
      status: false,
      research: true,
      message: 'Seçtiğiniz paketin fiyatı 2.700,00\u00A0₺ iken 2.850,00\u00A0₺ oldu. Lütfen tekrar seçin.',
    })
    gateway.activities.places = 2
    expect(await selectPackage(gateway, pack)).toMatchObject({ status: false, research: true })
    gateway.activities.places = 12
    gateway.activities.calledOff.add(departure)
    expect(await selectPackage(gateway, pack)).toMatchObject({ status: false, research: true })
    gateway.activities.calledOff.clear()
    gateway.setClock(Date.parse('2026-12-11T00:40:00+03:00'))
    const late = await foundPackage(gateway)
    gateway.setClock(Date.parse('2026-12-11T00:45:00+03:00'))
    expect(await selectPackage(gateway, late)).toMatchObject({ status: false, research: true })
    expect(await taken()).toEqual([])
  })

  test('of somebody else’s last places says so', async () => {
    gateway.activities.places = 4
    const pack = await foundPackage(gateway)
    await heldActivity(gateway, {}, other)
    expect(await selectPackage(gateway, pack)).toMatchObject({
      status: false,
      research: true,
      message: expect.stringContaining('yeterli yer kalmadı'),
    })
  })

  test('replaces the traveller’s earlier one where both need the last places', async () => {
    gateway.activities.places = 3
    await heldActivity(gateway, {}, other)
    await heldActivity(gateway, {}, other)
    expect(await taken()).toEqual([3])
  })

  test('of museum tickets on free sale has no stock', async () => {
    const asked = { activity_id: museums, organization_id: `${museums}_20261211T0900` }
    const key = await heldActivity(gateway, asked)
    expect([await taken(), await gateway.deps.db.orm.select().from(activityHolds)]).toEqual([[], []])
    await payAtBank(gateway, key)
    expect(await activityInfo(gateway, key)).toMatchObject({ state: 'ticketed' })
  })

  test('that its traveller left frees its places once, and nobody else can leave it', async () => {
    const key = await heldActivity(gateway)
    const leave = (headers?: Record<string, string>) =>
      gateway.request('POST', '/api/activity/gateway/release/', { session_unique: key }, fromHere(headers, key))
    await leave(other)
    expect(await taken()).toEqual([3])
    await leave()
    await leave()
    expect(await taken()).toEqual([0])
  })

  test('that has expired frees its places, and is taken again at its new price only after it is said', async () => {
    const key = await heldActivity(gateway)
    minutes(16)
    await releaseHolds(gateway.deps)
    expect([await taken(), (await activityBooking(gateway, key)).state]).toEqual([[0], 'expired'])
    gateway.activities.unitPrice = 100_000
    expect(await beforeActivity(gateway, key)).toMatchObject({
      status: false,
      refresh: true,
      message: expect.stringMatching(/2\.700,00.*3\.000,00/),
    })
    expect([await taken(), (await activityBooking(gateway, key)).price.total]).toEqual([[3], 3000])
    await payAtBank(gateway, key, { shown_total: 3000 })
    expect(await activityInfo(gateway, key)).toMatchObject({ state: 'ticketed' })
  })

  test('whose departure was cancelled meanwhile can not be paid', async () => {
    const key = await heldActivity(gateway)
    gateway.activities.calledOff.add(departure)
    expect(await beforeActivity(gateway, key)).toMatchObject({ status: false, research: true })
    expect(await payActivity(gateway, activityPayment(key))).toMatchObject({ status: false, research: true })
  })

  test('keeps its price while it is held', async () => {
    const key = await heldActivity(gateway)
    gateway.activities.unitPrice = 100_000
    await payAtBank(gateway, key, { shown_total: 2700 })
    expect((await activityBooking(gateway, key)).price.total).toBe(2700)
  })
})

describe('a payment', () => {
  test('makes a ticket with a PNR and a number for everybody, with mail, notification and calendar', async () => {
    const key = await ticketedActivity(gateway, {}, demo)
    const ticket = await activityBooking(gateway, key, demo)
    expect(ticket).toMatchObject({
      state: 'ticketed',
      info: { pnr_code: expect.stringMatching(/^[A-Z0-9]{6}$/) },
      contact: { email: 'deniz@example.com' },
      tickets: [
        { passenger: { name: 'Deniz', surname: 'ÖZTÜRK', citizen_number: '17291716060', gender_display: 'Kadın' } },
        { passenger: { nationality: { name: 'Türkiye' } } },
        { passenger: { birth_date: '2017-03-04' }, ticket_number: expect.stringMatching(/^8\d{12}$/) },
      ],
    })
    expect(new Set(ticket.tickets.map(({ ticket_number: number }) => number)).size).toBe(3)
    const [mail] = await newMails(gateway)
    expect(mail?.subject).toBe(`Etkinlik rezervasyonunuz hazır: ${ticket.info.pnr_code}`)
    for (const part of [
      '11 Aralık 2026 Cuma 08:45',
      'rehber dili: Türkçe, İngilizce, Almanca',
      'Otelinizden alınırsınız',
    ])
      expect(mail?.text).toContain(part)
    expect(mail?.text).toContain('10 Aralık 2026 08:45 tarihine kadar ücretsiz iptal edebilirsiniz.')
    expect(JSON.stringify(mail)).toContain('BEGIN:VCALENDAR')
    expect(await gateway.deps.db.orm.select().from(notifications)).toMatchObject([
      { title: { tr: expect.stringContaining('Efes') } },
    ])
    const stranger = await activityBooking(gateway, key, other)
    expect(stranger.contact).toBeNull()
    expect(stranger.tickets[0]?.passenger?.citizen_number).toBe('172******60')
  })

  test('names the share of the price that is kept in English, before the last day and on it', async () => {
    const english = { 'X-User-Info': 'en|TR|TRY' }
    await ticketedActivity(gateway, {}, english)
    const [early] = await newMails(gateway)
    expect(early?.text).toMatch(/After that, \d+% of the price before discounts is kept until /)
    gateway.setClock(Date.parse('2026-12-10T12:00:00+03:00'))
    await ticketedActivity(gateway, {}, english)
    const [late] = await newMails(gateway)
    expect(late?.text).toMatch(/You can cancel until .*; \d+% of the price before discounts is kept\./)
  })

  test('that is declined can be tried again', async () => {
    const key = await heldActivity(gateway)
    const first = await payActivity(gateway, activityPayment(key, { card_number: cards.declined }))
    await finishAtBank(gateway, first.pay_url)
    expect(await activityInfo(gateway, key)).toMatchObject({ state: 'declined' })
    await payAtBank(gateway, key)
    expect(await activityInfo(gateway, key)).toMatchObject({ state: 'ticketed', do_reservation: true })
    expect(await taken()).toEqual([3])
  })

  test('may tell the day of arrival, which only the buyer reads', async () => {
    const key = await heldActivity(gateway)
    for (const [day, code, message] of [
      ['2026-11-30', 400, 'En erken 1 Aralık 2026 seçilebilir'],
      ['2026-12-12', 400, 'En geç 11 Aralık 2026 seçilebilir'],
      ['11.12.2026', 400, 'Lütfen geçerli bir tarih girin'],
      ['2026-12-11', 200, undefined],
      ['', 200, undefined],
    ] as const) {
      const response = await sendActivity(gateway, activityPayment(key, { arrival_date: day }))
      expect(response.status, `on ${day}`).toBe(code)
      if (message) expect(await errorOf(response)).toEqual({ arrival_date: [message] })
    }
    expect((await activityBooking(gateway, key)).arrival_date).toBeNull()
    await payAtBank(gateway, key, { arrival_date: '2026-12-10' })
    expect(await activityBooking(gateway, key)).toMatchObject({ state: 'ticketed', arrival_date: '2026-12-10' })
    expect((await activityBooking(gateway, key, other)).arrival_date).toBeNull()
  })

  test('keeps the day of arrival when an expired hold is taken again', async () => {
    const key = await heldActivity(gateway)
    const declined = { arrival_date: '2026-12-10', card_number: cards.declined }
    const { pay_url: url } = await payActivity(gateway, activityPayment(key, declined))
    await finishAtBank(gateway, url)
    minutes(16)
    gateway.activities.unitPrice = 95_000
    await beforeActivity(gateway, key)
    expect(await activityBooking(gateway, key)).toMatchObject({ price: { total: 2850 }, arrival_date: '2026-12-10' })
  })

  test('of another total than shown is refused', async () => {
    const key = await heldActivity(gateway)
    expect(await payActivity(gateway, activityPayment(key, { shown_total: 2600 }))).toMatchObject({
      status: false,
      refresh: true,
    })
  })

  test('reads bracketed keys, and stores a foreigner’s passport and nobody’s national ID beside it', async () => {
    const key = await heldActivity(gateway, { adult_count: 1, child_count: 0, child_ages: [] })
    const { passengers: _all, ...form } = activityPayment(key)
    const bracketed = {
      ...form,
      'passengers[0][pax_type]': 'adult',
      'passengers[0][name]': 'Anna',
      'passengers[0][surname]': 'Winter',
      'passengers[0][foregein_citizen]': 'true',
      'passengers[0][citizen_number]': '17291716060',
      'passengers[0][birth_date]': '1985-06-07',
      'passengers[0][gender]': 'F',
      'passengers[0][nationality]': '276',
      'passengers[0][passport]': 'C01X00T47',
      'passengers[0][passport_expiry_date]': '2026-12-11',
    }
    await finishAtBank(gateway, (await payActivity(gateway, bracketed)).pay_url)
    expect(await gateway.deps.db.orm.select().from(bookingPassengers)).toMatchObject([
      { surname: 'WINTER', foreignCitizen: true, citizenNumber: '', passport: 'C01X00T47' },
    ])
  })

  const [first, second, child] = passengers

  test('with wrong passengers is refused at their fields', async () => {
    const key = await heldActivity(gateway)
    for (const [name, people, field] of [
      ['an adult who is 17 on the day', [{ ...first, birth_date: '2008-12-12' }, second, child], '[0][birth_date]'],
      ['a child who is 12 on the day', [first, second, { ...child, birth_date: '2014-12-11' }], '[2][birth_date]'],
      ['a child who is 5 on the day', [first, second, { ...child, birth_date: '2020-12-12' }], '[2][birth_date]'],
      ['nobody born yet', [first, second, { ...child, birth_date: '2026-12-02' }], '[2][birth_date]'],
      ['no gender', [{ ...first, gender: undefined }, second, child], '[0][gender]'],
      ['the same ID twice', [first, { ...second, citizen_number: '17291716060' }, child], '[1][citizen_number]'],
      ['a wrong ID', [{ ...first, citizen_number: '12345678901' }, second, child], '[0][citizen_number]'],
      ['a name of two letters', [{ ...first, name: 'Al' }, second, child], '[0][name]'],
      ['a type of somebody else', [{ ...first, pax_type: 'child' }, second, child], '[0][pax_type]'],
      ['a passenger too few', [first, second], ''],
    ] as const) {
      const response = await sendActivity(gateway, activityPayment(key, { passengers: people }))
      expect(response.status, `with ${name}`).toBe(400)
      const fields = Object.keys(await errorOf(response))
      expect(
        fields.find((one) => one.startsWith('passengers')),
        `with ${name}`,
      ).toBe(`passengers${field}`)
    }
  })

  test('of a foreigner asks for nationality, passport and a passport that is valid on the day', async () => {
    const key = await heldActivity(gateway)
    const foreign = { ...first, foregein_citizen: true, citizen_number: '', passport_expiry_date: '2026-12-10' }
    const response = await sendActivity(gateway, activityPayment(key, { passengers: [foreign, second, child] }))
    expect(Object.keys(await errorOf(response))).toEqual([
      'passengers[0][nationality]',
      'passengers[0][passport]',
      'passengers[0][passport_expiry_date]',
    ])
  })

  test('with an empty corporate bill names its fields, and other payment types do not exist', async () => {
    const key = await heldActivity(gateway)
    const response = await sendActivity(gateway, activityPayment(key, { has_invoice: true, bill: { bill_type: 1 } }))
    expect(Object.keys(await errorOf(response))).toContain('bill[tax_number]')
    expect((await sendActivity(gateway, activityPayment(key, { payment_type: 2 }))).status).toBe(400)
  })
})

describe('rules of ages', () => {
  test('a child who pays the price of an adult is called a child, on cards, ticket and mail', async () => {
    const balloon = 'goreme-gun-dogumu-balon'
    const asked = { activity_id: balloon, organization_id: `${balloon}_20261211T0615` }
    const key = await heldActivity(gateway, asked)
    expect(await activityBooking(gateway, key)).toMatchObject({
      group_tickets: [{ pax_name: 'Yetişkin', count: 3 }],
      tickets: [
        { pax_type: 'adult', pax_name: 'Yetişkin', age_from: 18, age_to: 100 },
        { pax_type: 'adult', pax_name: 'Yetişkin', age_from: 18, age_to: 100 },
        { pax_type: 'adult', pax_name: 'Çocuk', age_from: 6, age_to: 17 },
      ],
    })
    await newMails(gateway)
    const people = passengers.map((one) => ({ ...one, pax_type: 'adult' }))
    await payAtBank(gateway, key, { passengers: people })
    expect((await activityBooking(gateway, key)).tickets[2]).toMatchObject({
      pax_name: 'Çocuk',
      passenger: { name: 'Duru' },
    })
    const [mail] = await newMails(gateway)
    expect(mail?.text).toMatch(/Duru ÖZTÜRK.*Çocuk/)
    expect(mail?.text).toMatch(/Selin ÖZTÜRK.*Yetişkin/)
  })

  test('a birth date is accepted exactly if the age on the day is one of the passenger’s type', async () => {
    const key = await heldActivity(gateway)
    const form = activityPayment(key)
    const context = { departureDate: '2026-12-11', today: '2026-12-01' }
    const day = fc.date({ min: new Date('1915-01-01'), max: new Date('2026-12-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 50 }), (born, from, span) => {
        const birth = born.toISOString().slice(0, 10)
        const slot = { pax_type: 'adult', age_from: from, age_to: from + span }
        const schema = activityPaymentForm({ passengers: [slot], ...context })
        const result = schema.safeParse({ ...form, passengers: [{ ...passengers[0], birth_date: birth }] })
        const before = birth.slice(5) > '12-11' ? 1 : 0
        const age = 2026 - Number(birth.slice(0, 4)) - before
        expect(result.success).toBe(age >= from && age <= from + span)
      }),
    )
  })

  test('passengers and price table agree with the party, whatever it is', async () => {
    const key = await heldActivity(gateway)
    const [row] = await gateway.deps.db.orm.select().from(bookings)
    expect(row?.sessionUnique).toBe(key)
    const { query, ...snapshot } = activitySnapshot({ snapshot: row?.snapshot })
    expect(query.childAges).toEqual([9])
    const unit = snapshot.offer.price.units[0]?.unit
    if (!unit) throw new Error('no unit')
    const line = fc.record({
      ages: fc.tuple(fc.integer({ min: 0, max: 17 }), fc.integer({ min: 0, max: 90 })),
      isChild: fc.boolean(),
      count: fc.integer({ min: 1, max: 8 }),
      each: fc.integer({ min: 0, max: 5_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const units = lines.map(({ ages: [from, span], isChild, count, each }, index) => ({
          unit: { ...unit, id: `unit-${index % 2}`, ageFrom: from, ageTo: from + span },
          age: isChild ? from : null,
          count,
          each,
          total: each * count,
          tax: Math.round((each * count) / 6),
        }))
        const price = { adult: 0, units, total: units.reduce((sum, { total }) => sum + total, 0), tax: 0 }
        const slots = passengerSlots({ offer: { ...snapshot.offer, price } })
        const groups = wireGroups(price, 'tr')
        const people = units.reduce((sum, { count }) => sum + count, 0)
        expect(slots).toHaveLength(people)
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(people)
        const sum = groups.reduce((all, one) => all + one.count * Math.round((one.total_base + one.total_tax) * 100), 0)
        expect(sum).toBe(price.total)
      }),
    )
  })
})

test('coupons are those of their owner only, used once, and lower the price', async () => {
  const key = await heldActivity(gateway, {}, demo)
  const [coupon] = await activeCoupons(gateway, demo)
  const value = coupon?.value ?? 0
  const paid = { selected_coupon: coupon?.id, shown_total: 2700 - value }
  await payAtBank(gateway, key, paid, demo)
  expect(await activityBooking(gateway, key, demo)).toMatchObject({
    price: { total: 2700 - value, base: 2700, discount: value },
  })
  expect((await activeCoupons(gateway, demo)).map(({ id }) => id)).not.toContain(coupon?.id)
  const stranger = await newUser(gateway, 'yabanci')
  const theirs = await sendActivity(gateway, activityPayment(await heldActivity(gateway, {}, stranger), paid), stranger)
  expect([theirs.status, Object.keys(await errorOf(theirs))]).toEqual([400, ['selected_coupon']])
  const second = await heldActivity(gateway, {}, demo)
  const response = await sendActivity(gateway, activityPayment(second, paid), demo)
  expect([response.status, Object.keys(await errorOf(response))]).toEqual([400, ['selected_coupon']])
})

test('a PNR finds its ticket, with any passenger’s surname', async () => {
  const key = await ticketedActivity(gateway)
  const { pnr_code: pnr } = (await activityBooking(gateway, key)).info
  const ask = (body: object) => gateway.request('POST', '/api/activity/check-pnr/', body)
  const found = CheckPnrReply.parse(await (await ask({ pnr: pnr?.toLowerCase(), surname: 'öztürk' })).json())
  expect(found).toMatchObject({ session_unique: key, proof: expect.any(String) })
  for (const body of [
    { pnr, surname: 'Yılmaz' },
    { pnr: 'ZZZZZZ', surname: 'Öztürk' },
  ])
    expect((await ask(body)).status).toBe(404)
  expect((await ask({ pnr: 'A', surname: '' })).status).toBe(400)
  expect((await gateway.request('POST', '/api/transfer/check-pnr/', { pnr, surname: 'Öztürk' })).status).toBe(404)
})

test('a traveller’s activities and alerts are listed, and a price that fell is told', async () => {
  const key = await ticketedActivity(gateway, {}, demo)
  const bookingsOf = async () =>
    UserActivityBookings.parse(await gateway.json('GET', '/api/user/activity/bookings/', undefined, demo)).results
  expect(await bookingsOf()).toMatchObject([
    {
      info: { unique_code: key, state: 'ticketed' },
      activity: { name: 'Efes, Meryem Ana Evi ve Artemis Tapınağı', location: { city: { name: 'İzmir' } } },
      organization_date: { start_date: '2026-12-11', time: '08:45' },
      price: { total: 2700 },
    },
  ])
  const { form_data: data } = await searchActivities(gateway)
  const alert = { option: data.id, notify_email: 'deniz@example.com', notify_phone: '' }
  const path = '/api/activity/info/price-alert/'
  await gateway.json('POST', path, alert, demo)
  const again = await gateway.request('POST', path, alert, demo)
  expect([again.status, Object.keys(await errorOf(again))]).toEqual([400, ['non_field_errors']])
  expect((await gateway.request('POST', path, { ...alert, notify_email: '' })).status).toBe(400)
  expect((await gateway.request('POST', path, { ...alert, option: 'none' })).status).toBe(404)
  const alerts = async () =>
    UserActivityAlerts.parse(await gateway.json('GET', '/api/user/activity/price_alerts/', undefined, demo)).results
  const { option_detail: detail } = {
    option_detail: { activity: { name: 'Efes ve Selçuk' }, departure_date: '2026-12-11' },
  }
  expect((await alerts())[0]).toMatchObject({ active: true, old_price: 2700, option_detail: detail })
  await newMails(gateway)
  gateway.activities.unitPrice = 80_000
  await checkPriceAlerts(gateway.deps)
  const [mail] = await newMails(gateway)
  expect(mail?.text).toContain('/activity/search-gate/')
  expect((await alerts())[0]).toMatchObject({ new_price: 2400 })
})

test('counts of past days are forgotten, with the sold ones, but not while a booking holds some', async () => {
  const key = await ticketedActivity(gateway)
  const later = await heldActivity(gateway, { organization_id: `${ephesus}_20261220T0845` })
  gateway.setClock(Date.parse('2026-12-14T12:00:00+03:00'))
  await cleanUp(gateway.deps)
  const rows = await gateway.deps.db.orm.select().from(activityStock)
  expect(rows.map(({ day }) => day)).toEqual(['2026-12-20'])
  expect([key.length, later.length]).toEqual([22, 22])
  expect(await gateway.deps.db.orm.select().from(activityBookings)).toHaveLength(2)
})

test('a guest’s day of arrival is deleted thirty days after the activity; an account keeps its own', async () => {
  const told = { arrival_date: '2026-12-10' }
  const guests = await ticketedActivity(gateway, told)
  const own = await ticketedActivity(gateway, told, demo)
  const arrival = async (key: string, headers?: Record<string, string>) =>
    (await activityBooking(gateway, key, headers)).arrival_date
  // The booked activity ends in the afternoon of 11 December, thirty days before 10 January.
  gateway.setClock(Date.parse('2027-01-10T10:00:00+03:00'))
  await cleanUp(gateway.deps)
  expect(await arrival(guests)).toBe('2026-12-10')
  gateway.setClock(Date.parse('2027-01-10T20:00:00+03:00'))
  await cleanUp(gateway.deps)
  expect(await arrival(guests)).toBeNull()
  expect((await activityBooking(gateway, guests)).tickets[0]?.passenger?.surname).toBe('ÖZTÜRK')
  expect(await arrival(own, await gateway.signIn())).toBe('2026-12-10')
})

test('a booking of another product or of nobody is a 404', async () => {
  const key = await heldActivity(gateway)
  for (const path of [`/api/transfer/booking/${key}/`, `/api/activity/booking/${'A'.repeat(22)}/`])
    expect((await gateway.request('GET', path)).status, `GET ${path}`).toBe(404)
})
