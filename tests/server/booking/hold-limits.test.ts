// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { holdLimits } from '#server/booking/hold-limits.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { busSeats } from '#server/db/schema/buses.ts'
import { charges, idempotencyKeys } from '#server/db/schema/payments.ts'
import {
  beforeBusPayment,
  foundTrip,
  payBus,
  seatOf,
  selectSeats,
  type Seats,
} from '#tests/server/support/bus-journey.ts'
import type { FlightMarket } from '#server/supply/flight/flight-supply.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { flightResults, payFlight, searchFlights, selectFlight } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'

const gateway = sharedGateway()
beforeEach(async () => {
  gateway.flights.seatsPerFlight = 50
  await gateway.deps.db.orm.delete(idempotencyKeys)
  await gateway.deps.db.orm.delete(charges)
  await gateway.deps.db.orm.delete(bookings)
  await gateway.deps.db.runSql('delete from bus_trips')
  await gateway.deps.db.runSql('delete from flight_cabins')
})
afterEach(() => {
  gateway.flights.seatsPerFlight = 50
})

const device = (name: string, address = '198.51.100.1') => ({
  'X-Device-Id': `device-${name}`,
  'X-Test-Address': address,
})
type Headers = Record<string, string>

/** Returns the group of four seats with the index `turn`, each seat for a woman. */
const four = (turn: number): Seats => [1, 2, 3, 4].map((seat) => [turn * 4 + seat, 'F'] as const)

/** Selects seats of the first trip in a new search. */
async function selectAnew(seats: Seats, headers: Headers, day = '2026-12-11') {
  const { session, product } = await foundTrip(gateway, { departure_date: day }, headers)
  return selectSeats(gateway, session, product, seats, headers)
}
const heldSeats = () => gateway.deps.db.orm.$count(busSeats)

describe('unpaid holds', () => {
  test('of one device on one trip are two large bookings, and the refusal says what to do', async () => {
    const hoarder = device('hoarder')
    for (let turn = 0; turn < 2; turn++) expect(await selectAnew(four(turn), hoarder)).toMatchObject({ status: true })
    for (let turn = 2; turn < 10; turn++)
      expect(await selectAnew(four(turn), hoarder)).toMatchObject({
        status: false,
        research: false,
        message: expect.stringContaining('Önce ayrılan yerlerin ödemesini tamamlayın'),
      })
    expect(await heldSeats()).toBe(8)
  })

  test('of one device on all trips are limited, until the first of them ends', async () => {
    const hoarder = device('everywhere')
    const day = (turn: number) => `2026-12-${11 + turn}`
    for (let turn = 0; turn < holdLimits.perTraveller; turn++)
      expect(await selectAnew([[1, 'F']], hoarder, day(turn))).toMatchObject({ status: true })
    const refused = await selectAnew([[1, 'F']], { ...hoarder, 'X-User-Info': 'en|TR|TRY' }, day(10))
    expect(refused.message).toBe(
      'We can hold at most 6 of your unpaid selections at once. Please pay for one of them, or try again in 15 minutes.',
    )
    gateway.pass(901)
    expect(await selectAnew([[1, 'F']], hoarder, day(10))).toMatchObject({ status: true })
  })

  test('that ended are not taken again above the limit, and the refusal says so', async () => {
    const mine = device('late')
    const early = await selectAnew([[1, 'F']], mine, '2026-12-11')
    gateway.pass(600)
    for (let turn = 1; turn < holdLimits.perTraveller; turn++)
      await selectAnew([[1, 'F']], mine, `2026-12-${11 + turn}`)
    gateway.pass(301)
    expect(await selectAnew([[1, 'F']], mine, '2026-12-20')).toMatchObject({ status: true })
    const told = {
      status: false,
      research: false,
      refresh: false,
      message:
        'Aynı anda en fazla 6 seçiminizi ödeme yapmadan ayırabiliriz. Birinin ödemesini tamamlayın ya da 10 dakika sonra yeniden deneyin.',
    }
    const key = early.session_unique ?? ''
    expect(await beforeBusPayment(gateway, key)).toEqual(told)
    expect(await payBus(gateway, key, ['F'], {}, mine)).toMatchObject({ ...told, status_code: 409, pay_url: '' })
    gateway.pass(600)
    expect(await beforeBusPayment(gateway, key)).toMatchObject({ message: expect.stringContaining('zaman aşımı') })
  })

  test('of one address are half of a trip, however many devices it invents; another address has the rest', async () => {
    let refused = 0
    for (let turn = 0; turn < 10; turn++)
      if (!(await selectAnew(four(turn), device(`invented-${turn}`))).status) refused++
    expect(refused).toBeGreaterThanOrEqual(4)
    const held = await heldSeats()
    expect(held).toBeLessThanOrEqual(23)
    expect(await selectAnew(four(9), device('somebody', '203.0.113.5'))).toMatchObject({ status: true })
    // The limit per IP address also applies to requests without a device ID.
    const nameless = { 'X-Test-Address': '198.51.100.1' }
    expect(await selectAnew(four(8), nameless)).toMatchObject({ status: false })
  })

  test('of two families behind one address do not meet the limits', async () => {
    const [one, other] = [device('family-one'), device('family-two')]
    for (const [turn, family] of [one, other, one, other].entries())
      expect(await selectAnew(four(turn), family)).toMatchObject({ status: true })
    expect(await heldSeats()).toBe(16)
  })

  test('of one IPv6 network are one', async () => {
    for (let turn = 0; turn < 10; turn++)
      await selectAnew(four(turn), device(`v6-${turn}`, `2001:db8:1:2::${turn + 1}`))
    expect(await heldSeats()).toBeLessThanOrEqual(23)
  })

  test('that are paid count no more', async () => {
    const buyer = device('buyer')
    for (let turn = 0; turn < 4; turn++) {
      const { session_unique: key = '' } = await selectAnew(four(turn), buyer)
      const genders = ['F', 'F', 'F', 'F'] as const
      await finishAtBank(gateway, (await payBus(gateway, key ?? '', genders, {}, buyer)).pay_url)
    }
    expect(await heldSeats()).toBe(16)
  })
})

describe("one's own unpaid seats", () => {
  test('are free in a new search, beside them too, and can be chosen again or changed', async () => {
    const mine = device('mine')
    expect(await selectAnew([[1, 'F']], mine)).toMatchObject({ status: true })
    const { session, product } = await foundTrip(gateway, {}, mine)
    const seat = async (number: number, headers: Headers) => {
      const body = { product_id: product, selected_seats: [], session_unique: session }
      const reply = await gateway.json('POST', '/api/bus/gateway/search/detail/', body, headers)
      return JSON.stringify(reply).match(new RegExp(`\\{"seat":"${number}",[^}]*\\}`))?.[0]
    }
    expect(await seat(1, mine)).toContain('"is_empty":true')
    expect(await seat(2, mine)).toContain('"can_sale_male":true')
    expect(await seatOf(gateway, session, product, 1)).toMatchObject({ is_empty: false, sold_to: 'F' })
    expect(await selectSeats(gateway, session, product, [[2, 'M']], mine)).toMatchObject({ status: true })
    expect(await gateway.deps.db.orm.select().from(busSeats)).toMatchObject([{ seat: 2, soldTo: 'M' }])
    expect(await selectAnew([[2, 'F']], mine)).toMatchObject({ status: true })
    expect(await gateway.deps.db.orm.select().from(busSeats)).toMatchObject([{ seat: 2, soldTo: 'F' }])
  })

  test('stay where what is chosen beside them needs none of them: a large family makes two bookings', async () => {
    const family = device('family')
    await selectAnew(four(0), family)
    await selectAnew([[9, 'M']], family)
    expect(await heldSeats()).toBe(5)
  })

  test('that are being paid stay where only others are chosen again, in another search', async () => {
    const mine = device('two-parties')
    const { session_unique: paying = '' } = await selectAnew(four(0), mine)
    const { pay_url: url } = await payBus(gateway, paying ?? '', ['F', 'F', 'F', 'F'], {}, mine)
    const left = [
      [5, 'F'],
      [6, 'M'],
    ] as const
    expect(await selectAnew(left, mine)).toMatchObject({ status: true })
    expect(await selectAnew(left, mine)).toMatchObject({ status: true })
    expect(await gateway.deps.db.orm.select().from(charges)).toMatchObject([{ state: 'open' }])
    expect(await heldSeats()).toBe(6)
    await finishAtBank(gateway, url)
    expect(await gateway.deps.db.orm.select().from(charges)).toMatchObject([{ state: 'approved' }])
  })

  test('beside what is chosen give way to another gender only', async () => {
    const mine = device('beside')
    await selectAnew([[1, 'F']], mine)
    expect(await selectAnew([[2, 'F']], mine)).toMatchObject({ status: true })
    expect(await heldSeats()).toBe(2)
    expect(await selectAnew([[2, 'M']], mine)).toMatchObject({ status: true })
    expect(await gateway.deps.db.orm.select().from(busSeats)).toMatchObject([{ seat: 2, soldTo: 'M' }])
  })

  test('can be chosen again where as much is held as may be', async () => {
    const mine = device('again')
    for (const turn of [0, 1, 0]) expect(await selectAnew(four(turn), mine)).toMatchObject({ status: true })
    expect(await heldSeats()).toBe(8)
  })

  test('of a payment stay, and it runs on, where what is chosen is refused in the end', async () => {
    const mine = device('refused')
    const { session_unique: paying = '' } = await selectAnew([[1, 'F']], mine)
    await payBus(gateway, paying ?? '', ['F'], {}, mine)
    for (const turn of [1, 2]) await selectAnew(four(turn).slice(0, turn === 1 ? 4 : 3), mine)
    const refused = await selectAnew(
      [1, 13, 14, 15].map((seat) => [seat, 'F'] as const),
      mine,
    )
    expect(refused).toMatchObject({ status: false })
    expect(await gateway.deps.db.orm.select().from(charges)).toMatchObject([{ state: 'open' }])
    expect(await heldSeats()).toBe(8)
  })

  test('of a full flight give way no more than needed, and those of a payment last', async () => {
    gateway.flights.seatsPerFlight = 2
    const mine = device('two-tickets')
    const choose = async () => {
      const { session_unique: session } = await searchFlights(gateway, {}, mine)
      const [first] = (await flightResults(gateway, session, mine)).search
      return selectFlight(gateway, [first?.product_id ?? ''], [], mine)
    }
    const { session_unique: paying = '' } = await choose()
    await payFlight(gateway, paying ?? '', {}, mine)
    const { session_unique: left = '' } = await choose()
    expect(await choose()).toMatchObject({ status: true })
    expect(await gateway.deps.db.orm.select().from(charges)).toMatchObject([{ state: 'open' }])
    const rows = await gateway.deps.db.orm.select().from(bookings)
    const held = (key: string | null) => rows.find(({ sessionUnique }) => sessionUnique === key)?.stock
    expect([held(paying), held(left)]).toEqual(['held', 'released'])
  })

  test('of a flight can be chosen again though it has no other, at a price that they do not raise', async () => {
    gateway.flights.seatsPerFlight = 1
    const mine = device('flier')
    const choose = async (headers: Headers) => {
      const { session_unique: session } = await searchFlights(gateway, {}, headers)
      const [first] = (await flightResults(gateway, session, headers)).search
      return first && selectFlight(gateway, [first.product_id], [], headers)
    }
    const taken: string[] = []
    const { flights } = gateway
    const look: typeof flights.search = flights.search.bind(flights)
    gateway.flights.search = (query, market, call) => {
      const listening: FlightMarket = {
        ...market,
        async taken(keys, cabin) {
          const known = await market.taken(keys, cabin)
          taken.push(String(known(keys[0] ?? '', cabin)))
          return known
        },
      }
      return look(query, listening, call)
    }
    expect(await choose(mine)).toMatchObject({ status: true })
    taken.length = 0
    expect(await choose(mine)).toMatchObject({ status: true })
    expect(new Set(taken)).toEqual(new Set(['0']))
    gateway.flights.search = look
  })

  test('are not given up for a payment that the bank is deciding on', async () => {
    const mine = device('payer')
    const { session_unique: key = '' } = await selectAnew([[1, 'F']], mine)
    const { pay_url: url } = await payBus(gateway, key ?? '', ['F'], { card_number: cards.slow }, mine)
    await finishAtBank(gateway, url)
    await gateway.json('GET', `/api/bus/booking/info/${key}/`, undefined, mine)
    expect(await selectAnew([[1, 'F']], mine)).toMatchObject({ status: false })
    expect(await heldSeats()).toBe(1)
  })
})

describe('leaving payment', () => {
  const release = async (key: string, headers: Headers, product = 'bus') =>
    (await gateway.request('POST', `/api/${product}/gateway/release/`, { session_unique: key }, headers)).status

  test('gives the seats up, once and again, and coming back takes them again', async () => {
    const mine = device('leaver')
    const { session_unique: key } = await selectAnew(four(0), mine)
    expect(await release(key ?? '', mine)).toBe(204)
    expect(await heldSeats()).toBe(0)
    expect(await release(key ?? '', mine)).toBe(204)
    const body = { session_unique: key }
    expect(await gateway.json('POST', '/api/bus/gateway/payment/', body, mine)).toMatchObject({
      before_payment: { status: true },
    })
    expect(await heldSeats()).toBe(4)
  })

  test('gives up nothing of a stranger, of another product, or of a key that does not exist', async () => {
    const { session_unique: key } = await selectAnew(four(0), device('owner'))
    expect(await release(key ?? '', device('stranger'))).toBe(204)
    expect(await release(key ?? '', {})).toBe(204)
    expect(await release(key ?? '', device('owner'), 'flight')).toBe(204)
    expect(await release('A'.repeat(22), device('owner'))).toBe(204)
    expect(await heldSeats()).toBe(4)
  })

  test('gives up nothing that is being paid or was paid', async () => {
    const mine = device('payer')
    const { session_unique: key = '' } = await selectAnew([[1, 'F']], mine)
    const { pay_url: url } = await payBus(gateway, key ?? '', ['F'], {}, mine)
    await release(key ?? '', mine)
    expect(await heldSeats()).toBe(1)
    await finishAtBank(gateway, url)
    await release(key ?? '', mine)
    expect(await heldSeats()).toBe(1)
  })

  test('of flights gives their seats back', async () => {
    gateway.flights.seatsPerFlight = 1
    const mine = device('flier')
    const { session_unique: session } = await searchFlights(gateway, {}, mine)
    const [first] = (await flightResults(gateway, session, mine)).search
    const { session_unique: key } = await selectFlight(gateway, [first?.product_id ?? ''], [], mine)
    await release(key ?? '', mine, 'flight')
    const other = device('other')
    const { session_unique: next } = await searchFlights(gateway, {}, other)
    const id = `${next}.${first?.product_id.split('.')[1]}`
    expect(await selectFlight(gateway, [id], [], other)).toMatchObject({ status: true })
  })
})
