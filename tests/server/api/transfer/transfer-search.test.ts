// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import {
  NearbyTransfers,
  RecentTransferSearches,
  TransferLocationList,
  TransferOption,
} from '#contract/transfer-search.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'
import { searchFlights } from '#tests/server/support/flight-journey.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import {
  bothWays,
  foundTransfer,
  isPrivate,
  isShared,
  places,
  searchTransfers,
  selectTransfer,
  transferForm,
  transferResults,
} from '#tests/server/support/transfer-journey.ts'

const gateway = sharedGateway()
beforeEach(() => {
  Object.assign(gateway.transfers, { ridePrice: 120_000, units: 6, elsewhere: 0 })
})

const locations = async (query: string, headers?: Record<string, string>) =>
  TransferLocationList.parse(await gateway.json('GET', `/api/transfer/location/${query}`, undefined, headers)).results

describe('places', () => {
  test('are the popular ones without a keyword, and those that match one', async () => {
    const popular = await locations('')
    expect(popular.length).toBeGreaterThan(5)
    expect(await locations('?keyword=')).toEqual(popular)
    const [first] = await locations('?keyword=antalya')
    expect(first).toMatchObject({ city: { name: 'Antalya' } })
    expect(first?.latitude).toBeCloseTo(36.9, 0)
    expect((await gateway.request('GET', '/api/transfer/location/?keyword=an')).status).toBe(400)
  })

  test('are named in English for everybody else', async () => {
    const [airport] = await locations('?code=ist', { 'X-User-Info': 'en|TR|TRY' })
    expect(airport).toMatchObject({
      name: 'Istanbul Airport',
      kind: 'airport',
      code: 'IST',
      city: { name: 'Istanbul' },
    })
    expect(airport?.address).toMatch(/ \/ Istanbul$/)
    const [unchanged] = await locations('?code=ist')
    expect(unchanged?.address).toMatch(/ \/ İstanbul$/)
  })

  test('can be asked for by ID, by code, near a coordinate and as destinations of a place', async () => {
    expect(await locations(`?id=${places.belek}`)).toMatchObject([{ id: places.belek, name: 'Belek' }])
    expect(await locations('?id=1')).toEqual([])
    expect(await locations('?code=ayt')).toMatchObject([{ id: places.antalya, code: 'AYT' }])
    expect(await locations('?code=XXX')).toEqual([])
    const near = await gateway.request('GET', '/api/transfer/location/?near=36.8987654,30.8005432')
    expect(near.headers.get('Cache-Control')).toBe('no-store')
    expect(TransferLocationList.parse(await near.json()).results[0]).toMatchObject({ id: places.antalya })
    expect((await locations(`?from=${places.antalya}`)).map(({ id }) => id)).toContain(places.belek)
    expect(await locations('?from=1')).toEqual([])
  })

  test('around the client are known where a proxy tells its position', async () => {
    const ask = async () => NearbyTransfers.parse(await gateway.json('GET', '/api/transfer/nearby/'))
    expect(await ask()).toEqual({ city: null, results: [] })
    gateway.deps.clientPlace = () => ({ latitude: 38.42, longitude: 27.14 })
    expect(await ask()).toMatchObject({ city: { name: 'İzmir' }, results: { length: 12 } })
    gateway.deps.clientPlace = () => ({ latitude: -33.9, longitude: 18.4 })
    expect(await ask()).toEqual({ city: null, results: [] })
    gateway.deps.clientPlace = () => undefined
  })

  for (const query of ['near=91,30', 'near=x', 'near=36.9', 'from=-1', 'id=x', 'code=1', 'id=']) {
    test(`are refused for ${query}`, async () => {
      const response = await gateway.request('GET', `/api/transfer/location/?${query}`)
      expect(response.status).toBe(400)
      expect(Object.keys(await errorOf(response))).toEqual([query.split('=')[0]])
    })
  }
})

describe('a search form', () => {
  const round = { travel_type: 'RT', return_date: '2026-12-11', return_pickup_time: '09:30' }
  const refused: [string, string, Record<string, unknown>][] = [
    ['no departure', 'departure_location_id', { departure_location_id: undefined }],
    ['no arrival', 'arrival_location_id', { arrival_location_id: '' }],
    ['the same place', 'arrival_location_id', { arrival_location_id: places.antalya }],
    ['an unknown departure', 'departure_location_id', { departure_location_id: 99 }],
    ['an unknown arrival', 'arrival_location_id', { arrival_location_id: 9999 }],
    ['a past day', 'departure_date', { departure_date: '2026-11-30' }],
    ['a day that is none', 'departure_date', { departure_date: '2026-02-30' }],
    ['a day beyond those on sale', 'departure_date', { departure_date: '2027-11-02' }],
    ['no time', 'departure_pickup_time', { departure_pickup_time: '' }],
    ['a time that is none', 'departure_pickup_time', { departure_pickup_time: '24:00' }],
    ['a time between half hours', 'departure_pickup_time', { departure_pickup_time: '10:15' }],
    ['nobody', 'passenger_count', { passenger_count: 0 }],
    ['too many people', 'passenger_count', { passenger_count: 61 }],
    ['too much baggage', 'baggage_count', { baggage_count: 26 }],
    ['no return day', 'return_date', { ...bothWays, return_date: null }],
    ['no return time', 'return_pickup_time', { ...bothWays, return_pickup_time: '' }],
    ['a return day before the first', 'return_date', { ...bothWays, return_date: '2026-12-10' }],
    ['a return pick-up before the first', 'return_pickup_time', round],
    ['an unknown kind of trip', 'travel_type', { travel_type: 'XX' }],
  ]
  for (const [name, field, changes] of refused) {
    test(`with ${name} is refused`, async () => {
      const response = await gateway.request('POST', '/api/transfer/gateway/search/', transferForm(changes))
      expect(response.status).toBe(400)
      expect(Object.keys(await errorOf(response))).toEqual([field])
    })
  }

  test('of a past day is refused in the words of the brief', async () => {
    const form = transferForm({ departure_date: '2026-11-30' })
    const asked = { 'X-User-Info': 'en|TR|TRY' }
    const response = await gateway.request('POST', '/api/transfer/gateway/search/', form, asked)
    expect(await errorOf(response)).toEqual({ departure_date: ['Departure date cannot be earlier than today'] })
  })

  test('is echoed, and makes one search id for the same search', async () => {
    const first = await searchTransfers(gateway, { departure_pickup_time: '03:30:00' })
    const second = await searchTransfers(gateway, { departure_pickup_time: '03:30', return_date: '2026-12-20' })
    expect(first.form_data).toMatchObject({
      departure_location: { id: places.antalya, city: { name: 'Antalya' } },
      arrival_location: { id: places.belek, name: 'Belek' },
      departure_date: '2026-12-11',
      departure_pickup_time: '03:30:00',
      return_date: null,
      return_pickup_time: null,
      travel_type: 'OW',
      passenger_count: 2,
      baggage_count: 2,
    })
    expect(second.form_data.id).toBe(first.form_data.id)
    expect(second.session_unique).not.toBe(first.session_unique)
    const option = TransferOption.parse(await gateway.json('GET', `/api/transfer/option/${first.form_data.id}/`))
    expect(option.form_data).toEqual(first.form_data)
    expect((await gateway.request('GET', '/api/transfer/option/nonsense/')).status).toBe(404)
    expect((await gateway.request('GET', `/api/bus/option/${first.form_data.id}/`)).status).toBe(404)
    const { form_data: both } = await searchTransfers(gateway, bothWays)
    expect(both).toMatchObject({ travel_type: 'RT', return_date: '2026-12-14', return_pickup_time: '12:30:00' })
  })
})

describe('results', () => {
  test('have every field, and statistics that describe them', async () => {
    const { session, data, items } = await foundTransfer(gateway)
    const { statistics, form_data: form, ...rest } = await transferResults(gateway, session)
    expect(rest).toMatchObject({ research: false, time_out_seconds: 1200 })
    expect(form).toEqual(data)
    expect(items.length).toBeGreaterThan(10)
    const prices = items.map(({ price }) => price.total)
    expect(statistics.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) })
    for (const group of [statistics.transfer_type, statistics.brand, statistics.type, statistics.vendor])
      expect(group.reduce((sum, { count }) => sum + count, 0)).toBe(items.length)
    expect(items.find(isPrivate)).toMatchObject({
      information: { transfer_type: 'Özel transfer' },
      vehicle: { image: expect.stringMatching(/^\/vehicles\/\w+\.webp$/) },
      price: { total: 1200, tax: 200, discount: 0, campaign: null },
      priced_per: 'vehicle',
      count: 1,
      left: null,
      rides: [
        {
          departure_date: '2026-12-11',
          departure_time: '10:00',
          waiting_from: 'landing',
          free_waiting: 60,
          follows_flight: true,
        },
      ],
      cancellation: { free_until: '2026-12-10T07:00:00.000Z', fee_percent: 50, closes_at: '2026-12-11T07:00:00.000Z' },
    })
    expect(items.find(isShared)).toMatchObject({ price: { total: 2400 }, priced_per: 'seat' })
  })

  test('of a round trip have both rides, and large parties get several vehicles', async () => {
    const both = await foundTransfer(gateway, bothWays)
    expect(both.item.rides.map(({ departure_date: day }) => day)).toEqual(['2026-12-11', '2026-12-14'])
    expect(both.item.price.total).toBe(2400)
    const large = await foundTransfer(gateway, { passenger_count: 60, baggage_count: 25 })
    const several = large.items.find(({ count }) => count > 1)
    expect(several?.capacity?.seats).toBe((several?.count ?? 0) * (several?.vehicle.seats ?? 0))
  })

  test('say how many are left when they are few, without what others hold', async () => {
    gateway.transfers.elsewhere = 4
    const { session, item } = await foundTransfer(gateway)
    expect(item.left).toBe(2)
    await selectTransfer(gateway, session, item.product_id, { 'X-Device-Id': 'somebody-else' })
    const left = async (headers?: Record<string, string>) =>
      (await transferResults(gateway, session, headers)).search.find(({ product_id: id }) => id === item.product_id)
        ?.left
    expect(await left()).toBe(1)
    expect(await left({ 'X-Device-Id': 'somebody-else' })).toBe(2)
    gateway.pass(16 * 60)
    expect(await left()).toBe(2)
  })

  test('without vehicles are empty, those of an expired search ask to search again', async () => {
    const none = await searchTransfers(gateway, { arrival_location_id: places.kars })
    expect(await transferResults(gateway, none.session_unique)).toMatchObject({ research: false, search: [] })
    const { session, item } = await foundTransfer(gateway)
    gateway.pass(1201)
    expect(await transferResults(gateway, session)).toMatchObject({ research: true, search: [], time_out_seconds: 0 })
    expect(await selectTransfer(gateway, session, item.product_id)).toMatchObject({ status: false, research: true })
  })

  test('of another product’s session, of nobody’s and of a malformed one are refused', async () => {
    const flight = await searchFlights(gateway)
    const ask = (body: unknown) => gateway.request('POST', '/api/transfer/gateway/search/', body)
    expect((await ask({ session_unique: flight.session_unique })).status).toBe(404)
    expect((await ask({ session_unique: 'A'.repeat(22) })).status).toBe(404)
    expect((await ask({ session_unique: 'x' })).status).toBe(400)
  })

  test('are answered by the generic paths as well', async () => {
    const { session, item, items } = await foundTransfer(gateway)
    const reply = await gateway.json('GET', `/api/base/gateway/search/?session_unique=${session}`)
    expect(reply).toMatchObject({ search: { length: items.length } })
    const body = { product_id: item.product_id, session_unique: session }
    expect(await gateway.json('POST', '/api/base/gateway/select/', body)).toMatchObject({ status: true })
  })
})

test('a supply that does not answer is told, and takes nothing with it', async () => {
  const { session, item } = await foundTransfer(gateway)
  const answering = { ...gateway.transfers }
  const silent = async () => {
    throw new SupplyFailure('No answer')
  }
  Object.assign(gateway.transfers, {
    search: silent,
    offer: silent,
    locations: { ...answering.locations, popular: silent },
  })
  const select = { product_id: item.product_id, session_unique: session }
  for (const response of [
    await gateway.request('POST', '/api/transfer/gateway/search/', { session_unique: session }),
    await gateway.request('POST', '/api/transfer/gateway/search/select/', select),
    await gateway.request('GET', '/api/transfer/location/'),
  ]) {
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).not.toBeNull()
  }
  Object.assign(gateway.transfers, answering)
  expect(await selectTransfer(gateway, session, item.product_id)).toMatchObject({ status: true })
})

test('recent searches are those of the device, the latest first and each route once', async () => {
  const device = { 'X-Device-Id': 'a-device-of-its-own' }
  await searchTransfers(gateway, {}, device)
  gateway.pass(1)
  await searchTransfers(gateway, { passenger_count: 3 }, device)
  gateway.pass(1)
  const last = await searchTransfers(gateway, { arrival_location_id: places.kemer }, device)
  const reply = await gateway.json('GET', '/api/user/transfer/recent-searches/', undefined, device)
  const recent = RecentTransferSearches.parse(reply).results
  expect(recent.map(({ arrival_location: { id } }) => id)).toEqual([places.kemer, places.belek])
  expect(recent[0]?.option).toBe(last.form_data.id)
})

test('a pick-up of today that is over is refused at its time, and one that begins now is not', async () => {
  const asked = (time: string) =>
    gateway.request(
      'POST',
      '/api/transfer/gateway/search/',
      transferForm({ departure_date: '2026-12-01', departure_pickup_time: time }),
    )
  gateway.setClock(noon)
  const late = await asked('11:30')
  expect([late.status, await errorOf(late)]).toEqual([
    400,
    { departure_pickup_time: ['Alış saati geçmiş; daha geç bir saat seçin'] },
  ])
  expect((await asked('12:00')).status).toBe(200)
})
