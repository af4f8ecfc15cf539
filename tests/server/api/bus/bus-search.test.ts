// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { SelectReply } from '#contract/booking.ts'
import { BusOption, BusStationList, RecentBusSearches } from '#contract/bus-search.ts'
import { busForm, busResults, foundTrip, searchBus, selectSeats } from '#tests/server/support/bus-journey.ts'
import { stations } from '#tests/server/support/fixed-buses.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { searchFlights } from '#tests/server/support/flight-journey.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'

const gateway = sharedGateway()

describe('stations', () => {
  test('are found from three letters on, with the fields of the brief', async () => {
    const { results } = BusStationList.parse(await gateway.json('GET', '/api/bus/station/?keyword=ank'))
    expect(results[0]).toEqual({
      id: stations.asti,
      name: 'Ankara AŞTİ',
      name_only: 'AŞTİ',
      city: 'Ankara',
      district: '',
      country_code: 'TR',
    })
    expect((await gateway.request('GET', '/api/bus/station/?keyword=an')).status).toBe(400)
    expect((await gateway.request('GET', '/api/bus/station/')).status).toBe(400)
  })

  test('are named in English for everybody else, and the popular ones need no keyword', async () => {
    const english = { 'X-User-Info': 'en|TR|TRY' }
    const reply = await gateway.json('GET', '/api/bus/station/popular/', undefined, english)
    expect(BusStationList.parse(reply).results[0]).toMatchObject({ name: 'Istanbul Esenler Bus Terminal' })
  })
})

describe('a search form', () => {
  const refused: [string, string, Record<string, unknown>][] = [
    ['no departure', 'departure_station', { departure_station: undefined }],
    ['no arrival', 'arrival_station', { arrival_station: '' }],
    ['the same station', 'arrival_station', { arrival_station: stations.esenler }],
    ['an unknown departure', 'departure_station', { departure_station: 99 }],
    ['an unknown arrival', 'arrival_station', { arrival_station: 9999 }],
    ['a past day', 'departure_date', { departure_date: '2026-11-30' }],
    ['no day', 'departure_date', { departure_date: '' }],
    ['a day that is none', 'departure_date', { departure_date: '2026-02-30' }],
    ['a day beyond those on sale', 'departure_date', { departure_date: '2027-11-02' }],
  ]
  for (const [name, field, changes] of refused) {
    test(`with ${name} is refused`, async () => {
      const response = await gateway.request('POST', '/api/bus/gateway/search/', busForm(changes))
      expect(response.status).toBe(400)
      expect(Object.keys(await errorOf(response))).toEqual([field])
    })
  }

  test('is echoed, and makes one search id for the same search', async () => {
    const first = await searchBus(gateway)
    const second = await searchBus(gateway)
    expect(first.form_data).toMatchObject({
      departure_station_id: stations.esenler,
      departure_station_city: { name: 'İstanbul' },
      arrival_station: { name_only: 'AŞTİ' },
      departure_date: '2026-12-11',
      show_route_alternatives: false,
    })
    expect(second.form_data.id).toBe(first.form_data.id)
    expect(second.session_unique).not.toBe(first.session_unique)
    const option = BusOption.parse(await gateway.json('GET', `/api/bus/option/${first.form_data.id}/`))
    expect(option.form_data).toEqual(first.form_data)
    expect((await gateway.request('GET', '/api/bus/option/nonsense/')).status).toBe(404)
    expect((await gateway.request('GET', `/api/flight/option/${first.form_data.id}/`)).status).toBe(404)
  })

  test('asks for the other terminals unless it says no', async () => {
    const form = { ...busForm(), show_route_alternatives: undefined }
    const { form_data: data, session_unique: session } = await searchBus(gateway, form)
    expect(data.show_route_alternatives).toBe(true)
    const { statistics } = await busResults(gateway, session)
    expect(statistics.departure_station.length).toBeGreaterThan(1)
  })
})

describe('results', () => {
  test('have every field, and statistics that describe them', async () => {
    gateway.buses.seatPrice = null
    const { session_unique: session, form_data: data } = await searchBus(gateway)
    const results = await busResults(gateway, session)
    gateway.buses.seatPrice = 50_000
    const { search: items, statistics } = results
    expect(items.length).toBeGreaterThan(20)
    expect(results).toMatchObject({ research: false, search_options: data, time_out_seconds: 1200 })
    const prices = items.map(({ price }) => price.total)
    expect(statistics.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) })
    for (const group of [statistics.companies, statistics.seat_type, statistics.departure_station])
      expect(group.reduce((sum, { count }) => sum + count, 0)).toBe(items.length)
    for (const { information, departure } of items) {
      expect(information.duration).toMatch(/^\d{2}:\d{2}$/)
      expect(departure).toMatchObject({ date: '2026-12-11', station: { id: stations.esenler, city: 'İstanbul' } })
    }
  })

  test('without trips are empty, those of an expired search ask to search again', async () => {
    const none = await searchBus(gateway, { departure_station: stations.artvin, arrival_station: stations.bodrum })
    expect(await busResults(gateway, none.session_unique)).toMatchObject({ research: false, search: [] })
    const { session } = await foundTrip(gateway)
    gateway.pass(1201)
    expect(await busResults(gateway, session)).toMatchObject({ research: true, search: [], time_out_seconds: 0 })
  })

  test('of a flight’s session, of nobody’s and of a malformed one are refused', async () => {
    const flight = await searchFlights(gateway)
    const ask = (body: unknown) => gateway.request('POST', '/api/bus/gateway/search/', body)
    expect((await ask({ session_unique: flight.session_unique })).status).toBe(404)
    expect((await ask({ session_unique: 'A'.repeat(22) })).status).toBe(404)
    expect((await ask({ session_unique: 'x' })).status).toBe(400)
    const { session } = await foundTrip(gateway)
    const asFlight = await gateway.request('GET', `/api/flight/gateway/search/?session_unique=${session}`)
    expect(asFlight.status).toBe(404)
  })

  test('are answered by the generic paths as well', async () => {
    const { session, product, items } = await foundTrip(gateway)
    const reply = await gateway.json('GET', `/api/base/gateway/search/?session_unique=${session}`)
    expect(reply).toMatchObject({ search: { length: items.length } })
    const body = { product_id: product, selected_seats: [{ seat: '1', gender: 'F' }], session_unique: session }
    const key = keyOf(SelectReply.parse(await gateway.json('POST', '/api/base/gateway/select/', body)))
    expect(await gateway.json('GET', `/api/base/booking/info/?session_unique=${key}`)).toMatchObject({
      state: 'unpaid',
    })
    expect(await selectSeats(gateway, session, product, [[2, 'F']])).toMatchObject({ status: true })
  })
})

test('recent searches are those of the device, the latest first and each route once', async () => {
  const device = { 'X-Device-Id': 'a-device-of-its-own' }
  await searchBus(gateway, {}, device)
  gateway.pass(1)
  await searchBus(gateway, { departure_date: '2026-12-12' }, device)
  gateway.pass(1)
  const last = await searchBus(gateway, { arrival_station: stations.izotas }, device)
  await searchFlights(gateway, {}, device)
  const read = async (headers: Record<string, string>) =>
    RecentBusSearches.parse(await gateway.json('GET', '/api/user/bus/recent-searches/', undefined, headers)).results
  const recent = await read(device)
  expect(recent.map(({ arrival_station: { id } }) => id)).toEqual([stations.izotas, stations.asti])
  expect(recent[0]?.option).toBe(last.form_data.id)
  expect(await read({ 'X-Device-Id': 'another-device-than-that' })).toEqual([])
  expect(await gateway.json('GET', '/api/user/flight/recent-searches/', undefined, device)).toMatchObject({
    results: [{ departure_airport: {} }],
  })
})
