// @vitest-environment node
import { expect, test } from 'vitest'
import { airportName } from '#flight/search/airport-name.ts'
import { flightFilters } from '#flight/search/flight-filters.ts'
import { searchedEnds } from '#flight/search/searched-ends.ts'
import { flight } from '#tests/src/flight/search/flights.ts'

const istanbul = { id: 9, code: '', name: 'İstanbul, tüm havalimanları', city: 'İstanbul', country_code: 'TR' }

test('a header has the codes of airports and the names of cities', () => {
  const codes = { departure_airport_code: 'IST', arrival_airport_code: 'ESB' }
  expect(searchedEnds(codes)).toEqual({ from: 'IST', to: 'ESB' })
  const ofCity = { ...codes, departure_airport_code: '', departure_airport: istanbul }
  expect(searchedEnds(ofCity)).toEqual({ from: 'İstanbul', to: 'ESB' })
})

test.each([
  ['Sabiha Gökçen Uluslararası Havalimanı', 'İstanbul', 'Sabiha Gökçen'],
  ['İstanbul Havalimanı', 'İstanbul', 'İstanbul'],
  ['London Gatwick Airport', 'London', 'Gatwick'],
  ['John F. Kennedy International Airport', 'New York', 'John F. Kennedy'],
  ['Ciampino', 'Roma', 'Ciampino'],
])('%s of %s is told apart by %s', (name, city, short) => {
  expect(airportName({ name, city })).toBe(short)
})

test('airports are filtered only where there are several', () => {
  const bounds = { min: 0, max: 100 }
  const statistics = {
    transfers: [],
    airlines: [],
    departure_airports: [
      { id: 'IST', name: 'İstanbul Havalimanı', count: 2 },
      { id: 'SAW', name: 'Sabiha Gökçen Uluslararası Havalimanı', count: 1 },
    ],
    arrival_airports: [{ id: 'ESB', name: 'Esenboğa', count: 3 }],
    departure_time: bounds,
    arrival_time: bounds,
    price: bounds,
    duration: bounds,
  }
  const [section] = flightFilters(statistics, 'one-way')
  const names = section?.filters.map(({ name }) => name)
  expect(names).toContain('departure_airports')
  expect(names).not.toContain('arrival_airports')
  const filter = section?.filters.find(({ name }) => name === 'departure_airports')
  if (filter?.type !== 'CheckGroup') throw new Error('not a group of boxes')
  expect(filter.options.map(({ name }) => name)).toEqual(['IST · İstanbul', 'SAW · Sabiha Gökçen'])
  expect(filter.read?.(flight('one', 100, { from: 'SAW' }))).toBe('SAW')
})
