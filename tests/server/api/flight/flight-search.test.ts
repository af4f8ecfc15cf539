// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { SelectReply } from '#contract/booking.ts'
import { FlightOption } from '#contract/flight-search.ts'
import { searchSessions } from '#server/db/schema/searches.ts'
import { airports } from '#tests/server/support/fixed-flights.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'
import { device } from '#tests/server/support/clients.ts'
import {
  flightForm,
  flightResults,
  flightReturns,
  flightSelection,
  roundTrip,
  searchFlights,
  selectFlight,
} from '#tests/server/support/flight-journey.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'

const gateway = sharedGateway()

const english = { 'X-User-Info': 'en|TR|TRY' }
const lastDay = 'The latest date that you can choose is 1 December 2027'
const unknownSession = 'A'.repeat(22)

describe('a search form', () => {
  const refusals: [string, Record<string, unknown>, Record<string, string[]>][] = [
    ['the same airport', { arrival_airport: airports.ist.id }, { arrival_airport: ['This value is already used'] }],
    ['the same city', { arrival_airport: airports.saw.id }, { arrival_airport: ['This value is already used'] }],
    ['no departure', { departure_airport: undefined }, { departure_airport: ['This field is required'] }],
    ['an unknown airport', { arrival_airport: 999 }, { arrival_airport: ['Unvalid value'] }],
    [
      'a past day',
      { departure_date: '2026-11-30' },
      { departure_date: ['Departure date cannot be earlier than today'] },
    ],
    ['no day at all', { departure_date: '2026-02-30' }, { departure_date: ['Please enter a valid date'] }],
    ['a day beyond those on sale', { departure_date: '2027-12-02' }, { departure_date: [lastDay] }],
    ['a round trip without return', { fly_type: 'RT' }, { return_date: ['This field is required'] }],
    [
      'a return before departure',
      { fly_type: 'RT', return_date: '2026-12-09' },
      { return_date: ['The earliest date that you can choose is 10 December 2026'] },
    ],
    ['a return beyond the days on sale', { fly_type: 'RT', return_date: '2027-12-02' }, { return_date: [lastDay] }],
    ['an unknown class', { flight_class: 'cargo' }, { flight_class: ['Unvalid value'] }],
    ['a part of a passenger', { adult_count: 1.5 }, { adult_count: ['Value must be digits'] }],
    ['a part of a passenger as text', { adult_count: '1.5' }, { adult_count: ['Value must be digits'] }],
    ['no number of passengers', { adult_count: {} }, { adult_count: ['Value must be a number'] }],
    ['half an airport', { departure_airport: 1.5 }, { departure_airport: ['Value must be digits'] }],
    ['a number for a day', { departure_date: 20261210 }, { departure_date: ['Unvalid value'] }],
    ['nobody', { adult_count: 0 }, { adult_count: ['Unvalid value'] }],
    ['eight passengers', { adult_count: 5, child_count: 3 }, { adult_count: ['Unvalid value'] }],
    ['more infants than carers', { infant_count: 2 }, { infant_count: ['Unvalid value'] }],
  ]
  test.each(refusals)('with %s is refused', async (_, changes, fields) => {
    const response = await gateway.request('POST', '/api/flight/gateway/search/', flightForm(changes), english)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toEqual(fields)
  })

  test('today in Istanbul may be searched while it is yesterday in London', async () => {
    gateway.setClock(Date.parse('2026-12-02T00:30:00+03:00'))
    expect(
      (await gateway.request('POST', '/api/flight/gateway/search/', flightForm({ departure_date: '2026-12-02' })))
        .status,
    ).toBe(200)
    expect(
      (await gateway.request('POST', '/api/flight/gateway/search/', flightForm({ departure_date: '2026-12-01' })))
        .status,
    ).toBe(400)
    gateway.setClock(noon)
  })

  test('is echoed with names, and the same search has the same id', async () => {
    const first = await searchFlights(gateway, roundTrip, english)
    const second = await searchFlights(gateway, roundTrip)
    expect(first.form_data).toMatchObject({
      departure_airport_code: 'IST',
      departure_city: { name: 'Istanbul' },
      return_date: '2026-12-14',
    })
    expect(second.form_data.departure_city.name).toBe('İstanbul')
    expect(second.form_data.id).toBe(first.form_data.id)
    expect(second.session_unique).not.toBe(first.session_unique)
    const option = FlightOption.parse(await gateway.json('GET', `/api/flight/option/${first.form_data.id}/`))
    expect(option.form_data).toMatchObject({ fly_type: 'RT', adult_count: 1 })
    expect((await gateway.request('GET', '/api/flight/option/unknown/')).status).toBe(404)
  })
})

describe('results', () => {
  test('carry items, statistics, options and the time-out', async () => {
    const { session_unique: session } = await searchFlights(gateway, { adult_count: 2, child_count: 1 })
    const list = await flightResults(gateway, session, english)
    expect(list.time_out_seconds).toBe(1200)
    expect(list.search).toHaveLength(2)
    expect(list.search[0]).toMatchObject({
      product_id: `${session}.ISTESB-2026-12-10-0`,
      airline: { code: 'TK', name: 'Turkish Airlines' },
      price: { total: 2 * 1250 + 1000, seats_left: null },
      information: { baggage: '8 kg cabin bag', duration: 75, total_transfer_count: 0 },
    })
    expect(list.search[0]?.price.alternative_prices.map(({ code }) => code)).toEqual(['ECO', 'FLEX'])
    expect(list.statistics).toMatchObject({
      transfers: [{ id: '0', name: 'Direct', count: 2 }],
      departure_time: { min: 480, max: 1170 },
      price: { min: 3500, max: 3500 },
    })
    expect(list.statistics).not.toHaveProperty('return_airlines')
  })

  test('of an unknown session are a 404, of a malformed one a 400', async () => {
    const unknown = await gateway.request('GET', `/api/flight/gateway/search/?session_unique=${unknownSession}`)
    expect(unknown.status).toBe(404)
    expect(await errorOf(unknown)).toHaveProperty('session_unique')
    expect((await gateway.request('GET', '/api/flight/gateway/search/?session_unique=x')).status).toBe(400)
    expect((await gateway.request('GET', '/api/flight/gateway/search/')).status).toBe(400)
  })

  test('of an expired session ask for a new search', async () => {
    const { session_unique: session } = await searchFlights(gateway, roundTrip)
    const product = (await flightResults(gateway, session)).search[0]?.product_id ?? ''
    gateway.pass(1200)
    expect(await flightResults(gateway, session)).toMatchObject({ research: true, search: [] })
    expect(await selectFlight(gateway, [product])).toMatchObject({ status: false, research: true })
    expect(await flightReturns(gateway, product)).toMatchObject({ status: false, research: true, search: [] })
    gateway.setClock(noon)
  })

  test('leave out what others hold, until their hold runs out', async () => {
    gateway.flights.seatsPerFlight = 2
    const day = { departure_date: '2026-12-20' }
    const holder = await searchFlights(gateway, { ...day, adult_count: 2 })
    const first = (await flightResults(gateway, holder.session_unique)).search[0]?.product_id ?? ''
    expect(await selectFlight(gateway, [first])).toMatchObject({ status: true })
    const other = await searchFlights(gateway, day)
    expect((await flightResults(gateway, other.session_unique)).search).toHaveLength(1)
    gateway.pass(901)
    expect((await flightResults(gateway, other.session_unique)).search).toHaveLength(2)
    gateway.setClock(noon)
    gateway.flights.seatsPerFlight = 50
  })

  test('show a traveller the seats that they hold in this search, and nobody else', async () => {
    gateway.flights.seatsPerFlight = 1
    const { session } = await flightSelection(gateway, { departure_date: '2026-12-19' })
    expect((await flightResults(gateway, session)).search).toHaveLength(2)
    expect((await flightResults(gateway, session, device('another-device'))).search).toHaveLength(1)
    const other = await searchFlights(gateway, { departure_date: '2026-12-19' })
    expect((await flightResults(gateway, other.session_unique)).search).toHaveLength(1)
    gateway.flights.seatsPerFlight = 50
  })

  test('tell when few seats are left', async () => {
    gateway.flights.seatsPerFlight = 4
    const { session_unique: session } = await searchFlights(gateway, { departure_date: '2026-12-21' })
    expect((await flightResults(gateway, session)).search[0]?.price.seats_left).toBe(4)
    gateway.flights.seatsPerFlight = 50
  })
})

describe('a selection', () => {
  test('of ids that the gateway did not make is refused', async () => {
    const { session_unique: session } = await searchFlights(gateway)
    const other = await searchFlights(gateway)
    for (const ids of [
      ['nonsense'],
      [`${session}.`],
      [`${session}.a.b.c`],
      [],
      [`${session}.x`, `${other.session_unique}.x`],
    ]) {
      const response = await gateway.request('POST', '/api/flight/gateway/search/select/', { product_ids: ids })
      expect(response.status).toBe(400)
      expect(await errorOf(response)).toHaveProperty('product_ids')
    }
    const foreign = { product_ids: [`${unknownSession}.x`] }
    expect((await gateway.request('POST', '/api/flight/gateway/search/select/', foreign)).status).toBe(404)
  })

  test('of a flight that is not of this search is refused', async () => {
    const { session_unique: session } = await searchFlights(gateway)
    expect(await selectFlight(gateway, [`${session}.ISTESB-2026-12-11-0`])).toMatchObject({
      status: false,
      research: true,
    })
    expect(await selectFlight(gateway, [`${session}.ESBIST-2026-12-10-0`])).toMatchObject({
      status: false,
      research: true,
    })
  })

  test('of a fare that is not offered is refused', async () => {
    const { session_unique: session } = await searchFlights(gateway)
    const body = { product_ids: [`${session}.ISTESB-2026-12-10-0`], alternative_prices: ['GOLD'] }
    const response = await gateway.request('POST', '/api/flight/gateway/search/select/', body)
    expect(await errorOf(response)).toEqual({ alternative_prices: ['Geçersiz değer'] })
  })

  test('replaces the one before it and gives its seats back', async () => {
    gateway.flights.seatsPerFlight = 1
    const { session_unique: session } = await searchFlights(gateway, { departure_date: '2026-12-22' })
    const key = (index: number) => `${session}.ISTESB-2026-12-22-${index}`
    expect(await selectFlight(gateway, [key(0)])).toMatchObject({ status: true })
    expect(await selectFlight(gateway, [key(0)])).toMatchObject({ status: true })
    expect(await selectFlight(gateway, [key(1)])).toMatchObject({ status: true })
    const other = await searchFlights(gateway, { departure_date: '2026-12-22' })
    expect(await selectFlight(gateway, [`${other.session_unique}.ISTESB-2026-12-22-0`])).toMatchObject({ status: true })
    const late = await selectFlight(gateway, [`${other.session_unique}.ISTESB-2026-12-22-1`])
    expect(late).toMatchObject({ status: false, research: true })
    expect(late.message).toContain('yeterli koltuk kalmadı')
    gateway.flights.seatsPerFlight = 50
  })

  test('of a return that leaves before the outbound lands is refused', async () => {
    const { session_unique: session } = await searchFlights(gateway, {
      fly_type: 'RT',
      departure_date: '2026-12-23',
      return_date: '2026-12-23',
    })
    const evening = `${session}.ISTESB-2026-12-23-1`
    expect(await selectFlight(gateway, [evening, `${session}.ESBIST-2026-12-23-0`])).toMatchObject({ status: false })
    expect(
      (await flightReturns(gateway, `${session}.ISTESB-2026-12-23-0`)).search.map(({ departure }) => departure.time),
    ).toEqual(['19:30'])
  })
})

test('the generic calls are the same calls', async () => {
  const { session } = await flightSelection(gateway)
  const list = await gateway.json('GET', `/api/base/gateway/search/?session_unique=${session}`)
  expect(list).toEqual(await gateway.json('GET', `/api/flight/gateway/search/?session_unique=${session}`))
  const body = { product_ids: [`${session}.ISTESB-2026-12-10-1`] }
  const key = keyOf(SelectReply.parse(await gateway.json('POST', '/api/base/gateway/select/', body)))
  expect(await gateway.json('GET', `/api/base/gateway/payment/?session_unique=${key}`)).toMatchObject({
    before_payment: { status: true },
  })
  expect(await gateway.json('GET', `/api/base/booking/info/?session_unique=${key}`)).toMatchObject({
    state: 'unpaid',
  })
})

test('sessions are unguessable', async () => {
  const rows = await gateway.deps.db.orm.select().from(searchSessions)
  expect(rows.every(({ sessionUnique }) => /^[\w-]{22}$/.test(sessionUnique))).toBe(true)
})
