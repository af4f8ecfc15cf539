// @vitest-environment node
import { expect, test } from 'vitest'
import { DayPrices } from '#contract/day-prices.ts'
import type { FlightItem } from '#contract/flight-results.ts'
import { AirportList, FlightOption, RecentFlightSearches } from '#contract/flight-search.ts'
import { AppInfo, type Airport } from '#contract/frame.ts'
import { outboundOf } from '#flight/search/flight-item.ts'
import { createEmbeddedFlights } from '#server/supply/flight/embedded-flights.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { device } from '#tests/server/support/clients.ts'
import {
  flightBooking,
  flightForm,
  flightResults,
  flightReturns,
  searchFlights,
  selectFlight,
} from '#tests/server/support/flight-journey.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'

const english = { 'X-User-Info': 'en|TR|TRY' }

const gateway = sharedGateway({ flights: createEmbeddedFlights() })

const places = async (keyword: string, headers = {}): Promise<Airport[]> => {
  const query = new URLSearchParams({ keyword })
  return AirportList.parse(await gateway.json('GET', `/api/flight/airport/?${query}`, undefined, headers)).results
}
async function placeOf(keyword: string, code = ''): Promise<number> {
  const place = (await places(keyword)).find((one) => one.code === code)
  if (!place) throw new Error(`nothing found for ${keyword} ${code}`)
  return place.id
}
const pricesOf = (items: readonly FlightItem[]) => items.map(({ price }) => price.total)
const without = (session: string) => (item: { product_id: string }) => item.product_id.replace(session, '')

/**
 * Returns the results of a one-way search, the ID of the search session (`session`), and the product IDs of the results
 * after the session's ID is removed from each (`ids`).
 */
async function flightsBetween(departure_airport: number, arrival_airport: number) {
  const asked = { departure_airport, arrival_airport }
  const { session_unique } = await searchFlights(
    gateway,
    asked,
    device(`device-of-${departure_airport}-${arrival_airport}`),
  )
  const list = await flightResults(gateway, session_unique)
  return { ...list, ids: list.search.map(without(session_unique)), session: session_unique }
}

test('a city is offered with its airports, in the language of the call', async () => {
  const [city, ...airports] = await places('istanbul', english)
  expect(city).toMatchObject({ code: '', name: 'Istanbul, all airports', city: 'Istanbul', country_code: 'TR' })
  expect(city?.airports).toEqual(['IST', 'SAW'])
  expect(airports.map(({ code }) => code)).toEqual(['IST', 'SAW'])
  expect(airports[0]).not.toHaveProperty('airports', expect.anything())
  const info = AppInfo.parse(await gateway.json('GET', '/api/mobile/info/'))
  expect(info.constants.flight.popular_airports[0]).toMatchObject({ name: 'İstanbul, tüm havalimanları' })
})

test('a search of cities finds the flights of all their airports, and says which there are', async () => {
  const [from, to] = [await placeOf('istanbul'), await placeOf('londra')]
  const all = await flightsBetween(from, to)
  const each = await Promise.all(
    ['IST', 'SAW'].flatMap((a) =>
      ['LHR', 'LGW', 'STN', 'LTN'].map(async (b) => flightsBetween(await placeOf(a, a), await placeOf(b, b))),
    ),
  )
  expect(all.ids.toSorted()).toEqual(each.flatMap(({ ids }) => ids).toSorted())
  expect(new Set(all.ids).size).toBe(all.ids.length)
  expect(all.statistics.departure_airports?.map(({ id }) => id)).toEqual(['IST', 'SAW'])
  const arrivals = all.statistics.arrival_airports ?? []
  expect(arrivals.reduce((sum, { count }) => sum + count, 0)).toBe(all.search.length)
  expect(arrivals.length).toBeGreaterThan(2)
  expect(all.search_options).toMatchObject({
    departure_airport_id: from,
    departure_airport_code: '',
    departure_airport: { city: 'İstanbul', airports: ['IST', 'SAW'] },
    domestic_fly: false,
  })
})

test('one airport and the city around it are too close', async () => {
  const asked = { departure_airport: await placeOf('istanbul'), arrival_airport: await placeOf('SAW', 'SAW') }
  const response = await gateway.request('POST', '/api/flight/gateway/search/', flightForm(asked))
  expect(await errorOf(response)).toMatchObject({ arrival_airport: ['Bu değer zaten kullanılıyor'] })
})

test('a day has the lowest price of all airports of the city', async () => {
  const [from, to] = [await placeOf('istanbul'), await placeOf('ESB', 'ESB')]
  const { search: items } = await flightsBetween(from, to)
  const asked = { departure_airport: from, arrival_airport: to, adult_count: 1, start_date: '2026-12-10', days: 1 }
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  const days = DayPrices.parse(await gateway.json('GET', `/api/flight/calendar/?${query}`))
  expect(days.results).toEqual([{ date: '2026-12-10', price: Math.min(...pricesOf(items)) }])
})

test('a round trip may lead back to the other airport, and is booked with the airports of its flights', async () => {
  const from = await placeOf('istanbul')
  const asked = {
    departure_airport: from,
    arrival_airport: await placeOf('ESB', 'ESB'),
    fly_type: 'RT',
    return_date: '2026-12-14',
  }
  const { session_unique: session } = await searchFlights(gateway, asked, device('device-of-a-round-trip'))
  const { search: outbound } = await flightResults(gateway, session)
  const there = outbound.find((item) => outboundOf(item).departure.airport.code === 'SAW')
  const { search: back } = await flightReturns(gateway, there?.product_id ?? '')
  const home = back.find((item) => item.arrival.airport.code === 'IST')
  const reply = await selectFlight(gateway, [there?.product_id ?? '', home?.product_id ?? ''])
  const booked = await flightBooking(gateway, keyOf(reply))
  expect(booked.departure_booking.info.departure_airport.code).toBe('SAW')
  expect(booked.return_booking?.info.arrival_airport.code).toBe('IST')
})

test('a saved search and the recent searches name the city', async () => {
  const from = await placeOf('istanbul')
  const here = device('device-of-recent-searches')
  const { form_data } = await searchFlights(
    gateway,
    { departure_airport: from, arrival_airport: await placeOf('ESB', 'ESB') },
    here,
  )
  const name = 'İstanbul, tüm havalimanları'
  const option = FlightOption.parse(await gateway.json('GET', `/api/flight/option/${form_data.id}/`))
  expect(option.form_data).toMatchObject({ departure_airport_id: from, departure_airport_name: name })
  const recent = RecentFlightSearches.parse(
    await gateway.json('GET', '/api/user/flight/recent-searches/', undefined, here),
  )
  expect(recent.results[0]?.departure_airport).toMatchObject({ id: from, name, airports: ['IST', 'SAW'] })
})
