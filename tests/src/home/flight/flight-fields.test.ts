// @vitest-environment node
import { expect, test } from 'vitest'
import { emptyFlightFields, airportLabel, readFlightFields, sameCity } from '#home/flight/flight-fields.ts'
import { noPlace, placeOf as placeOfOption, placeProblem as problem, withPlaces } from '#home/places/place.ts'
import { airportOption } from '#flight/airport-match.ts'

const placeOf = (airport: typeof istanbul) => placeOfOption(airportOption(airport))
const placeProblem = (fields: Parameters<typeof problem>[0]) => problem(fields, sameCity)

const istanbul = { id: 1, code: 'IST', name: 'İstanbul Havalimanı', city: 'İstanbul', country_code: 'TR' }
const sabiha = { ...istanbul, id: 2, code: 'SAW', name: 'Sabiha Gökçen' }
const ankara = { id: 3, code: 'ESB', name: 'Esenboğa', city: 'Ankara', country_code: 'TR' }
const empty = emptyFlightFields('2026-11-21', 'OW')

test('a chosen airport is read back from its text', () => {
  expect(airportLabel(placeOf(istanbul))).toEqual({ city: 'İstanbul', code: 'IST' })
  expect(airportLabel({ ...noPlace, text: 'istanbul' })).toBeUndefined()
})

test('a chosen city has a label without a code, and is too close to its airports', () => {
  const name = 'İstanbul, tüm havalimanları'
  const city = placeOf({ ...istanbul, id: 9, code: '', name })
  expect(city).toMatchObject({ id: '9', text: name, city: 'İstanbul' })
  expect(airportLabel(city)).toEqual({ city: 'İstanbul', code: '' })
  expect(sameCity(city, placeOf(sabiha))).toBe(true)
  expect(sameCity(city, placeOf(ankara))).toBe(false)
})

test('a missing departure is found before a missing arrival', () => {
  expect(placeProblem(empty)).toBe('departure')
  expect(placeProblem({ ...empty, departure: placeOf(istanbul) })).toBe('arrival')
})

test('the same airport and another one of the same city are refused, another city is not', () => {
  const from = { ...empty, departure: placeOf(istanbul) }
  expect(placeProblem({ ...from, arrival: placeOf(istanbul) })).toBe('same')
  expect(placeProblem({ ...from, arrival: placeOf(sabiha) })).toBe('same')
  expect(placeProblem({ ...from, arrival: placeOf(ankara) })).toBeUndefined()
})

test('a form comes back as it was filled in', () => {
  const form = new FormData()
  const values = {
    fly_type: 'RT',
    departure_airport: '1',
    departure_keyword: 'İstanbul (IST)',
    departure_name: 'İstanbul Havalimanı',
    arrival_keyword: ' ankara ',
    departure_date: '2026-12-24',
    return_date: '2026-12-27',
    adult_count: '2',
    flight_class: 'business',
    direct_flights_only: 'true',
    bag: '1',
  }
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  expect(readFlightFields(form, '2026-11-21')).toEqual({
    flyType: 'RT',
    departure: placeOf(istanbul),
    arrival: { id: '', text: 'ankara', name: '' },
    dates: { departure: '2026-12-24', return: '2026-12-27' },
    counts: { adult_count: 2, child_count: 0, senior_count: 0, infant_count: 0 },
    flightClass: 'business',
    direct: true,
    bag: true,
  })
})

test('an end that the address names replaces that end alone', () => {
  const place = (id: string, text: string) => ({ id, text, name: '' })
  const [izmir, ankara, istanbul] = [
    place('1', 'İzmir (ADB)'),
    place('2', 'Ankara (ESB)'),
    place('3', 'İstanbul (IST)'),
  ]
  const fields = { ...emptyFlightFields('2026-11-21', 'OW'), departure: izmir, arrival: ankara }
  expect(withPlaces(fields, { arrival: istanbul })).toMatchObject({ departure: izmir, arrival: istanbul })
  expect(withPlaces(fields, {})).toEqual(fields)
  expect(withPlaces(fields, { departure: ankara })).toMatchObject({ departure: ankara, arrival: { text: '' } })
})
