import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timePresets } from '#booking/filters/time-presets.ts'
import { flightFilters } from '#flight/search/flight-filters.ts'
import { resultList } from '#booking/results/result-list.ts'
import type { FlightItem, FlightStatistics } from '#contract/flight-results.ts'
import { flightSource } from '#flight/search/flight-list.ts'
import { flight, oneWayStatistics, packagedFlight, roundTripStatistics } from '#tests/src/flight/search/flights.ts'

const names = (kind: Parameters<typeof flightFilters>[1], statistics = oneWayStatistics) =>
  flightFilters(statistics, kind).map((section) => section.filters.map((filter) => filter.name))
const ids = (list: ReturnType<typeof show>) => list.visible.map((item) => item.product_id)
const show = (items: readonly FlightItem[], query: string, kind: Parameters<typeof flightFilters>[1] = 'one-way') => {
  const statistics: FlightStatistics = kind === 'one-way' ? oneWayStatistics : roundTripStatistics
  return resultList(flightSource({ items, sections: flightFilters(statistics, kind) }, `?${query}`))
}

const six = ['transfers', 'airlines', 'departure_time', 'arrival_time', 'price', 'duration']
const back = six.map((name) => `return_${name}`)

describe('the filters', () => {
  test('of a one-way list are the six of the brief', () => {
    expect(names('one-way')).toEqual([six])
  })

  test('of a round trip have return variants', () => {
    expect(names('outbound', roundTripStatistics)).toEqual([six, back])
    expect(names('return', roundTripStatistics)).toEqual([back])
  })

  test('of a package have one price for both directions', () => {
    expect(names('packaged', roundTripStatistics)).toEqual([six, back.filter((name) => name !== 'return_price')])
  })

  test('offer the whole day with the presets of the brief', () => {
    const time = flightFilters(oneWayStatistics, 'one-way')[0]?.filters.find(
      (filter) => filter.name === 'departure_time',
    )
    expect(time).toMatchObject({ type: 'Range', min: 0, max: 1440, presets: timePresets })
    expect(timePresets.map(({ from, to }) => [from, to])).toEqual([
      [0, 1440],
      [0, 360],
      [360, 720],
      [720, 1080],
      [1080, 1440],
    ])
  })

  test('widen prices to tens of lira', () => {
    const price = flightFilters(oneWayStatistics, 'one-way')[0]?.filters.find((filter) => filter.name === 'price')
    expect(price).toMatchObject({ min: 990, max: 4010, step: 10 })
  })
})

describe('the list', () => {
  const items = [
    flight('noon', 2000, { departs: '12:30', airline: 'PC', duration: 65 }),
    flight('dawn', 3000, { departs: '05:10', airline: 'TK', duration: 80, transfers: 1 }),
    flight('evening', 1000, { departs: '19:00', airline: 'TK', duration: 90 }),
  ]

  test.each([
    ['', ['evening', 'noon', 'dawn']],
    ['sort=-price', ['dawn', 'noon', 'evening']],
    ['sort=departure', ['dawn', 'noon', 'evening']],
    ['sort=duration', ['noon', 'dawn', 'evening']],
    ['sort=best', ['evening', 'noon', 'dawn']],
    ['sort=airline', ['noon', 'dawn', 'evening']],
    ['sort=-airline', ['dawn', 'evening', 'noon']],
    ['airlines=TK', ['evening', 'dawn']],
    ['transfers=0', ['evening', 'noon']],
    ['departure_time_min=720&departure_time_max=1080', ['noon']],
    ['price_min=0&price_max=1998', ['evening', 'noon']],
    ['price_min=0&price_max=1997', ['evening']],
    ['departure_time=720-1080&departure_time_min=0', ['noon']],
    ['airlines_only=PC&airlines=PC&airlines=TK', ['noon']],
    ['airlines=', []],
  ])('of %s is %j', (query, expected) => {
    expect(ids(show(items, query))).toEqual(expected)
  })

  test('puts flights with more stops than the last option under the last option', () => {
    const far = flight('far', 9000, { transfers: 5 })
    expect(ids(show([far], 'transfers=2'))).toEqual(['far'])
    expect(ids(show([far], 'transfers=0'))).toEqual([])
  })

  test('narrows packages by both directions', () => {
    const packages = [
      packagedFlight('morning back', 1, {}, { departs: '08:00' }),
      packagedFlight('evening back', 2, {}, { departs: '20:00' }),
    ]
    const query = 'return_departure_time_min=1080&return_departure_time_max=1440'
    expect(ids(show(packages, query, 'packaged'))).toEqual(['evening back'])
  })

  test('keeps return filters for the return list', () => {
    const query = 'return_airlines=PC'
    const outbound = show(items, query, 'outbound')
    expect(outbound.total).toBe(3)
    expect(outbound.active).toBe(1)
    expect(ids(show(items, query, 'return'))).toEqual(['noon'])
  })

  test('shows ten flights and ten more with each page', () => {
    const many = Array.from({ length: 25 }, (_, index) => flight(`f${index}`, index))
    expect(show(many, '')).toMatchObject({ total: 25, hasMore: true })
    expect(show(many, '').visible).toHaveLength(10)
    expect(show(many, 'page=2').visible).toHaveLength(20)
    expect(show(many, 'page=3')).toMatchObject({ hasMore: false })
  })

  test('has flights without a seat at its end, whatever the ordering', () => {
    const full = flight('full', 1, { departs: '00:05' })
    const all = [{ ...full, price: { ...full.price, seats_left: 0 } }, ...items]
    for (const sort of ['price', '-price', 'departure', '-duration'])
      expect(ids(show(all, `sort=${sort}`)).at(-1)).toBe('full')
    expect(show(all, '')).toMatchObject({ total: 4, onSale: 3 })
  })

  test('never loses or repeats a flight by ordering', () => {
    const flights = fc.array(fc.nat(5000)).map((prices) => prices.map((price, index) => flight(`f${index}`, price)))
    fc.assert(
      fc.property(
        flights,
        fc.constantFrom('price', '-price', 'best', 'departure', '-duration', 'airline'),
        (list, sort) => {
          const shown = ids(show(list, `sort=${sort}&page=999`))
          expect(shown.toSorted()).toEqual(list.map((item) => item.product_id).toSorted())
        },
      ),
    )
  })
})
