// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import { UserBusAlerts, UserBusBookings } from '#contract/user-buses.ts'
import { countryId } from '#server/content/countries.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { busSeats } from '#server/db/schema/buses.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import {
  beforeBusPayment,
  busBooking,
  busDetail,
  busInfo,
  busPassenger,
  busPaymentForm,
  foundTrip,
  payBus,
  seatOf,
  selectedSeats,
  selectSeats,
  type Seats,
  ticketedBus,
} from '#tests/server/support/bus-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { cards } from '#tests/support/payer.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'

const gateway = sharedGateway()
beforeEach(async () => {
  gateway.buses.taken = []
  gateway.buses.closed = []
  gateway.buses.seatPrice = 50_000
  await gateway.deps.db.runSql('delete from bus_trips')
  gateway.mails.length = 0
})

describe('the seats of a trip', () => {
  test('are rows of equal length with an aisle, and say who sits where and who may sit beside', async () => {
    gateway.buses.taken = [
      { seat: 1, soldTo: 'F' },
      { seat: 3, soldTo: 'M' },
      { seat: 5, soldTo: 'CS' },
    ]
    gateway.buses.closed = [46]
    const { session, product, items } = await foundTrip(gateway)
    const { seat_matrix: rows, information, stops, cancellation } = await busDetail(gateway, session, product)
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([5]))
    expect(rows.every((row) => row[2] === null)).toBe(true)
    const seat = (number: number) => rows.flat().find((cell) => cell?.seat === String(number))
    expect(seat(1)).toMatchObject({ is_empty: false, active: true, sold_to: 'F', can_sale_female: false, price: 500 })
    expect(seat(2)).toMatchObject({ is_empty: true, can_sale_male: false, can_sale_female: true, sold_to: null })
    expect(seat(4)).toMatchObject({ can_sale_male: true, can_sale_female: false })
    expect(seat(5)).toMatchObject({ is_empty: false, active: false, sold_to: 'CS' })
    expect(seat(6)).toMatchObject({ can_sale_male: true, can_sale_female: true })
    expect(seat(46)).toMatchObject({ is_empty: true, active: false, can_sale_male: false, can_sale_female: false })
    expect(information?.remaning_seats).toBe(42)
    expect(items.find(({ product_id: id }) => id === product)?.information.remaning_seats).toBe(42)
    expect(cancellation).toMatchObject({ hours: 12, fee_percent: 0 })
    expect(stops.every(({ time }) => /^\d\d:\d\d$/.test(time))).toBe(true)
  })

  test('that another traveller holds are taken, to the one who holds them free', async () => {
    const mine = await foundTrip(gateway)
    expect(await selectSeats(gateway, mine.session, mine.product, [[1, 'F']])).toMatchObject({ status: true })
    expect(await seatOf(gateway, mine.session, mine.product, 1)).toMatchObject({ is_empty: true, sold_to: null })
    const other = await foundTrip(gateway)
    expect(await seatOf(gateway, other.session, other.product, 1)).toMatchObject({ is_empty: false, sold_to: 'F' })
    expect(await seatOf(gateway, other.session, other.product, 2)).toMatchObject({ can_sale_male: false })
    gateway.pass(16 * 60)
    const later = await foundTrip(gateway)
    expect(await seatOf(gateway, later.session, later.product, 1)).toMatchObject({ is_empty: true })
  })

  test('of a made-up trip or of another session are refused', async () => {
    const { session, product } = await foundTrip(gateway)
    const other = await foundTrip(gateway)
    const ask = (product_id: string, session_unique: string) =>
      gateway.request('POST', '/api/bus/gateway/search/detail/', { product_id, selected_seats: [], session_unique })
    expect((await ask(product, other.session)).status).toBe(400)
    expect((await ask('nonsense', session)).status).toBe(400)
    expect((await ask(`${session}.1-3401-601-20261211-0000`, session)).status).toBe(404)
    expect((await ask(`${'A'.repeat(22)}.x`, 'A'.repeat(22))).status).toBe(404)
    gateway.pass(1300)
    expect((await ask(product, session)).status).toBe(404)
  })
})

describe('a selection', () => {
  const cases: [string, unknown, number][] = [
    ['without seats', [], 400],
    ['of five seats', [1, 2, 3, 4, 5].map((seat) => ({ seat: String(seat), gender: 'F' })), 400],
    ['of one seat twice', [1, 1].map((seat) => ({ seat: String(seat), gender: 'F' })), 400],
    ['without a gender', [{ seat: '1' }], 400],
    ['of an unknown gender', [{ seat: '1', gender: 'X' }], 400],
    ['of a seat that the bus has not', [{ seat: '99', gender: 'F' }], 400],
    ['of a seat that is no number', [{ seat: 'a', gender: 'F' }], 400],
  ]
  for (const [name, seats, status] of cases) {
    test(`${name} is refused`, async () => {
      const { session, product } = await foundTrip(gateway)
      const body = { product_id: product, selected_seats: seats, session_unique: session }
      const response = await gateway.request('POST', '/api/bus/gateway/search/select/', body)
      expect(response.status).toBe(status)
      expect(await errorOf(response)).toHaveProperty(
        name === 'without a gender' || name === 'of an unknown gender' ? 'selected_seats[0][gender]' : 'selected_seats',
      )
    })
  }

  test('of a taken seat and of one beside a stranger are told apart', async () => {
    gateway.buses.taken = [{ seat: 1, soldTo: 'F' }]
    const { session, product } = await foundTrip(gateway)
    const taken = await selectSeats(gateway, session, product, [[1, 'F']])
    expect(taken).toMatchObject({ status: false, research: false, message: expect.stringContaining('satıldı') })
    const beside = await selectSeats(gateway, session, product, [[2, 'M']])
    expect(beside).toMatchObject({ status: false, message: expect.stringContaining('cinsiyet') })
    expect(await selectSeats(gateway, session, product, [[2, 'F']])).toMatchObject({ status: true })
  })

  test('that lost some of its seats names them, in both languages', async () => {
    gateway.buses.taken = [
      { seat: 1, soldTo: 'F' },
      { seat: 5, soldTo: 'F' },
      { seat: 9, soldTo: 'F' },
    ]
    const { session, product } = await foundTrip(gateway)
    const ask = async (seats: Seats, language = 'tr') =>
      (await selectSeats(gateway, session, product, seats, { 'X-User-Info': `${language}|TR|TRY` })).message
    const women: Seats = [1, 3, 5, 7].map((seat) => [seat, 'F'])
    expect(await ask(women)).toBe('1 ve 5 numaralı koltuklar az önce satıldı. Lütfen yerlerine başka koltuklar seçin.')
    expect(await ask(women, 'en')).toBe('Seats 1 and 5 were just sold. Please choose others in their place.')
    expect(await ask(women.slice(2))).toMatch(/^5 numaralı koltuk az önce satıldı/)
    expect(
      await ask([
        [3, 'M'],
        [10, 'M'],
      ]),
    ).toMatch(/^10 numaralı koltuk, yanındaki yolcu nedeniyle/)
    expect(
      await ask(
        [
          [2, 'M'],
          [10, 'M'],
        ],
        'en',
      ),
    ).toContain('seats 2 and 10 cannot be sold to this gender')
  })

  test('of two seats side by side is free in its genders, and can be changed', async () => {
    const { session, product } = await foundTrip(gateway)
    const couple = [
      [1, 'M'],
      [2, 'F'],
    ] as const
    expect(await selectSeats(gateway, session, product, couple)).toMatchObject({ status: true })
    const swapped = [
      [1, 'F'],
      [2, 'M'],
      [7, 'F'],
    ] as const
    const key = keyOf(await selectSeats(gateway, session, product, swapped))
    const rows = await gateway.deps.db.orm.select().from(busSeats)
    expect(new Map(rows.map(({ seat, soldTo }) => [seat, soldTo]))).toEqual(
      new Map([
        [1, 'F'],
        [2, 'M'],
        [7, 'F'],
      ]),
    )
    expect((await busBooking(gateway, key)).price.total).toBe(1500)
  })

  test('at a price that is no longer the shown one is refused with both', async () => {
    const { session, product } = await foundTrip(gateway)
    const body = {
      product_id: product,
      selected_seats: [{ seat: '1', gender: 'F', price: 450 }],
      session_unique: session,
    }
    expect(await gateway.json('POST', '/api/bus/gateway/search/select/', body)).toMatchObject({
      status: false,
      research: false,
      message: expect.stringMatching(/450,00\u00A0₺.*500,00\u00A0₺/),
    })
  })

  test('in an expired search asks to search again', async () => {
    const { session, product } = await foundTrip(gateway)
    gateway.pass(1300)
    expect(await selectSeats(gateway, session, product, [[1, 'F']])).toMatchObject({ status: false, research: true })
  })
})

describe('a payment', () => {
  test('leads from seats to a ticket with numbers, a mail with a calendar file and a PNR that is found', async () => {
    const session = await selectedSeats(gateway, [
      [1, 'F'],
      [2, 'M'],
    ])
    const before = await busBooking(gateway, session)
    expect(before).toMatchObject({
      state: 'unpaid',
      price: { total: 1000, discount: 0 },
      pnr_code: null,
      cancelled: null,
    })
    expect(before.tickets.map(({ seat_number: seat, gender_name: name }) => [seat, name])).toEqual([
      ['1', 'Kadın'],
      ['2', 'Erkek'],
    ])
    expect(await beforeBusPayment(gateway, session)).toMatchObject({ status: true, message: '' })
    const { pay_url: url } = await payBus(gateway, session, ['F', 'M'], { shown_total: 1000 })
    const response = await finishAtBank(gateway, url)
    expect(response.headers.get('Location')).toBe(`/payment/finish/${session}/`)
    const finish = await gateway.app.request(`/payment/finish/${session}/`)
    expect(finish.headers.get('Location')).toBe(`/bus/booking/detail/${session}/?clear=true`)
    expect(await busInfo(gateway, session)).toEqual({
      do_reservation: true,
      finish_page_showed: true,
      state: 'ticketed',
    })
    const ticket = await busBooking(gateway, session)
    expect(ticket.pnr_code).toMatch(/^[A-Z0-9]{6}$/)
    for (const { passenger, ticket_number: number } of ticket.tickets) {
      expect(passenger).toMatchObject({ surname: 'ÖZTÜRK' })
      expect(number).toMatch(/^8\d{12}$/)
    }
    const lookUp = (product: string) =>
      gateway.request('POST', `/api/${product}/check-pnr/`, { pnr: ticket.pnr_code, surname: 'oztürk' })
    expect(await (await lookUp('bus')).json()).toMatchObject({ session_unique: session })
    expect((await lookUp('flight')).status).toBe(404)
    await sendMail(gateway.deps)
    expect(gateway.mails).toMatchObject([{ subject: `Otobüs biletiniz hazır: ${ticket.pnr_code}` }])
    expect(gateway.mails[0]?.text).toContain('Koltuk 2')
    expect(String(gateway.mails[0]?.attachments[0]?.content)).toContain('BEGIN:VEVENT')
  })

  const wrong: [string, string, Record<string, unknown>][] = [
    ['another gender than the seat', 'passengers[0][gender]', { passengers: [busPassenger('M')] }],
    ['no passenger', 'passengers', { passengers: [] }],
    [
      'a foreigner from Türkiye',
      'passengers[0][nationality]',
      {
        passengers: [
          {
            ...busPassenger('F'),
            foregein_citizen: true,
            nationality: countryId('TR'),
            passport: 'U12345678',
            passport_expiry_date: '2030-01-01',
          },
        ],
      },
    ],
    [
      'a foreigner without passport',
      'passengers[0][passport]',
      { passengers: [{ ...busPassenger('F'), foregein_citizen: true, nationality: countryId('DE') }] },
    ],
    ['no consent', 'condition', { condition: false }],
    ['no e-mail', 'email', { email: '' }],
  ]
  for (const [name, field, changes] of wrong) {
    test(`with ${name} is refused`, async () => {
      const session = await selectedSeats(gateway)
      const response = await gateway.request(
        'POST',
        '/api/bus/gateway/payment/',
        busPaymentForm(session, ['F'], changes),
      )
      expect(response.status).toBe(400)
      expect(await errorOf(response)).toHaveProperty(field.replaceAll('][', ']['))
    })
  }

  test('costs what was selected while the seats are held', async () => {
    const session = await selectedSeats(gateway)
    gateway.buses.seatPrice = 55_000
    expect(await beforeBusPayment(gateway, session)).toMatchObject({ status: true, message: '' })
    expect((await busBooking(gateway, session)).price.total).toBe(500)
    expect(await payBus(gateway, session, ['F'], { shown_total: 500 })).toMatchObject({ status: true })
  })

  test('is never held again at the price of the hold that has ended, whatever fails after it', async () => {
    const session = await selectedSeats(gateway)
    gateway.buses.seatPrice = 55_000
    gateway.pass(16 * 60)
    await releaseHolds(gateway.deps)
    const { db } = gateway.deps
    // Simulates a process that dies between two writes.
    await db.runSql(`create function price_alone() returns trigger language plpgsql as $$
      begin raise exception 'the price of a hold is written alone'; end $$`)
    await db.runSql(`create trigger price_alone before update on bookings for each row
      when (old.seats = 'held' and old.total <> new.total) execute function price_alone()`)
    try {
      expect(await beforeBusPayment(gateway, session)).toMatchObject({ status: false, refresh: true })
    } finally {
      await db.runSql('drop function price_alone cascade')
    }
    expect((await busBooking(gateway, session)).price.total).toBe(550)
  })

  test('at a price that changed since the hold has ended is told first', async () => {
    const session = await selectedSeats(gateway)
    gateway.buses.seatPrice = 55_000
    gateway.pass(901)
    expect(await beforeBusPayment(gateway, session)).toMatchObject({
      refresh: true,
      message: expect.stringMatching(/500,00\u00A0₺.*550,00\u00A0₺/),
    })
    expect((await busBooking(gateway, session)).price.total).toBe(550)
  })

  test('that comes after the hold becomes a ticket while the seats are free, else a refund', async () => {
    const early = await selectedSeats(gateway, [[1, 'F']])
    await finishAtBank(gateway, (await payBus(gateway, early, ['F'], { card_number: cards.late })).pay_url)
    gateway.pass(21 * 60)
    await releaseHolds(gateway.deps)
    expect((await busInfo(gateway, early)).state).toBe('ticketed')

    const late = await selectedSeats(gateway, [[3, 'F']])
    await finishAtBank(gateway, (await payBus(gateway, late, ['F'], { card_number: cards.late })).pay_url)
    gateway.pass(19 * 60)
    await releaseHolds(gateway.deps)
    expect(await selectedSeats(gateway, [[4, 'M']])).toBeTruthy()
    gateway.pass(2 * 60)
    expect((await busInfo(gateway, late)).state).toBe('refunded')
  })

  test('of another product’s session is not found', async () => {
    const session = await selectedSeats(gateway)
    for (const path of [`/api/flight/booking/${session}/`, `/api/flight/booking/info/${session}/`])
      expect((await gateway.request('GET', path)).status).toBe(404)
    expect((await gateway.request('GET', `/api/flight/gateway/payment/?session_unique=${session}`)).status).toBe(404)
  })
})

test('an account lists its bus tickets and alerts, and nobody else’s', async () => {
  const user = await gateway.signIn()
  const session = await ticketedBus(gateway, [[1, 'F']], {}, user)
  await ticketedBus(gateway, [[9, 'F']])
  const mine = UserBusBookings.parse(await gateway.json('GET', '/api/user/bus/bookings/', undefined, user))
  expect(mine.results).toMatchObject([
    { info: { unique_code: session, state: 'ticketed' }, departure: { date: '2026-12-11' }, price: { total: 500 } },
  ])
  const { search_option: option } = await busBooking(gateway, session)
  await gateway.json('POST', '/api/bus/info/price-alert/', { option, notify_email: 'd@example.com' }, user)
  const again = await gateway.request(
    'POST',
    '/api/bus/info/price-alert/',
    { option, notify_email: 'd@example.com' },
    user,
  )
  expect(again.status).toBe(400)
  expect(await errorOf(again)).toHaveProperty('non_field_errors')
  const alerts = UserBusAlerts.parse(await gateway.json('GET', '/api/user/bus/price_alerts/', undefined, user))
  expect(alerts.results).toMatchObject([{ active: true, option, old_price: 500, new_price: null }])
  const flights = await gateway.request('POST', '/api/flight/info/price-alert/', {
    option,
    notify_email: 'd@example.com',
  })
  expect(flights.status).toBe(404)
  expect(await gateway.deps.db.orm.$count(bookings)).toBeGreaterThan(1)
})
