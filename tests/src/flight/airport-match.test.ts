// @vitest-environment node
import { expect, test } from 'vitest'
import { airportText, matchAirport, searchedKeyword } from '#flight/airport-match.ts'

const istanbul = { id: 1, code: 'IST', name: 'İstanbul Havalimanı', city: 'İstanbul', country_code: 'TR' }
const sabiha = { ...istanbul, id: 2, code: 'SAW' }

test('the text of a chosen airport searches for its code', () => {
  expect(searchedKeyword(airportText(istanbul))).toBe('IST')
  expect(searchedKeyword('  istanbul ')).toBe('istanbul')
})

test('a code decides among several, a lone result is taken, others are left to the traveller', () => {
  expect(matchAirport('saw', [istanbul, sabiha])).toEqual(sabiha)
  expect(matchAirport('İstanbul (IST)', [sabiha, istanbul])).toEqual(istanbul)
  expect(matchAirport('sabiha', [sabiha])).toEqual(sabiha)
  expect(matchAirport('istanbul', [istanbul, sabiha])).toBeUndefined()
  expect(matchAirport('zzz', [])).toBeUndefined()
})
