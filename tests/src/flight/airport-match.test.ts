// @vitest-environment node
import { expect, test } from 'vitest'
import { airportOption, airportText, matchAirport, searchedKeyword } from '#flight/airport-match.ts'

const city = {
  id: 9,
  code: '',
  name: 'İstanbul, tüm havalimanları',
  city: 'İstanbul',
  country_code: 'TR',
  airports: ['IST', 'SAW'],
}
const istanbul = { id: 1, code: 'IST', name: 'İstanbul Havalimanı', city: 'İstanbul', country_code: 'TR' }
const sabiha = { ...istanbul, id: 2, code: 'SAW' }

test('the text of a chosen airport searches for its code', () => {
  expect(searchedKeyword(airportText(istanbul))).toBe('IST')
  expect(searchedKeyword('  istanbul ')).toBe('istanbul')
})

test('a code decides among several, a lone result is taken, others are left to the traveller', () => {
  const match = (text: string, found: (typeof city | typeof istanbul)[]) =>
    matchAirport(text, found.map(airportOption))?.id
  expect(match('saw', [istanbul, sabiha])).toBe(2)
  expect(match('İstanbul (IST)', [sabiha, istanbul])).toBe(1)
  expect(match('sabiha', [sabiha])).toBe(2)
  expect(match('istanbul', [city, istanbul, sabiha])).toBeUndefined()
  expect(match('zzz', [])).toBeUndefined()
})

test('a city is found again by its text, and lists its airports', () => {
  const option = airportOption(city)
  expect(option).toMatchObject({ text: 'İstanbul, tüm havalimanları', address: 'IST, SAW' })
  expect(matchAirport(' istanbul tüm havalimanları', [istanbul, city].map(airportOption))).toEqual(option)
})
