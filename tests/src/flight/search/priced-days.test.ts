// @vitest-environment node
import { expect, test } from 'vitest'
import { flightPriceFields, flightPrices, flightSearchFields } from '#flight/search/flight-search-again.ts'
import { options } from '#tests/src/flight/search/flights.ts'

const fields = flightSearchFields(options)
const days = { departure: '2026-12-20', return: '2026-12-24' }

test('days of one direction have the same price whatever the other day is', () => {
  const asked = { ...fields, fly_type: 'RT' as const, return_date: days.return }
  expect(flightPriceFields(asked, false)).toMatchObject({ fly_type: 'OW', departure_date: null, return_date: null })
  expect(flightPriceFields(asked, true)).toMatchObject({ fly_type: 'RT', return_date: days.return })
})

test('prices with a checked bag are asked for by the strip and by the calendar', () => {
  const asked = { ...fields, bag: '1' }
  expect(flightPriceFields(asked, false)).toMatchObject({ bag: '1' })
  expect(flightPriceFields(asked, true)).toMatchObject({ bag: '1' })
  expect(flightPrices(asked, 'return', days).fields).toMatchObject({ bag: '1' })
})
