// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultList } from '#booking/results/result-list.ts'
import { orderingChoices } from '#booking/orderings/ordering.ts'
import type { TransferItem } from '#contract/transfer-results.ts'
import { vehicle, statistics, type VehicleShape } from '#tests/src/transfer/search/vehicles.ts'
import { pricePresets } from '#booking/filters/price-filter.ts'
import { transferFilters } from '#transfer/search/transfer-filters.ts'
import { groupDepartures } from '#transfer/search/shuttle-departures.ts'
import { transferOrderings } from '#transfer/search/transfer-orderings.ts'

const items = [
  vehicle('a', 1500, {
    brand: 'Temsa',
    model: 'Maraton',
    vehicleType: 'Otobüs',
    vendor: { id: 8, name: 'Çınar Transfer' },
  }),
  vehicle('b', 530, { type: 1, brand: 'Ford', model: 'Tourneo', vehicleType: 'Minivan' }),
  vehicle('c', 2480, { brand: 'Isuzu', model: 'Novo', vehicleType: 'Çift katlı', vendor: { id: 9, name: 'Doruk' } }),
]
const shown = (search: string) =>
  resultList({
    items,
    sections: transferFilters(statistics, items),
    orderings: transferOrderings,
    search,
    isSoldOut: () => false,
  }).visible.map(({ product_id }) => product_id)

test('vehicles are ordered by price, brand, model, type and vendor, both ways and in Turkish', () => {
  expect(orderingChoices(transferOrderings).map(({ value }) => value)).toEqual([
    'price',
    '-price',
    'brand',
    '-brand',
    'model',
    '-model',
    'type',
    '-type',
    'vendor',
    '-vendor',
  ])
  expect(shown('')).toEqual(['b', 'a', 'c'])
  expect(shown('?sort=-price')).toEqual(['c', 'a', 'b'])
  expect(shown('?sort=brand')).toEqual(['b', 'c', 'a'])
  expect(shown('?sort=model')).toEqual(['a', 'c', 'b'])
  expect(shown('?sort=type')).toEqual(['c', 'b', 'a'])
  expect(shown('?sort=vendor')).toEqual(['a', 'c', 'b'])
  expect(shown('?sort=-vendor')).toEqual(['b', 'c', 'a'])
})

test('filters keep what is chosen of types, brands, models, vendors and prices', () => {
  expect(shown('?transfer_type=1')).toEqual(['b'])
  expect(shown('?brand=Temsa')).toEqual(['a'])
  expect(shown('?model=Tourneo')).toEqual(['b'])
  expect(shown('?vendor_only=8')).toEqual(['a'])
  expect(shown('?price_min=1400&price_max=1600')).toEqual(['a'])
  expect(shown('?transfer_type=1&brand=Temsa')).toEqual([])
})

describe('departures of a shuttle', () => {
  const shuttle = (id: string, time: string, total = 530, shape: VehicleShape = {}) =>
    vehicle(id, total, { type: 1, time, ...shape })
  const grouped = (...found: TransferItem[]) =>
    groupDepartures(found).map(({ product_id: id, departures }) => [id, ...departures.map((one) => one.product_id)])

  test('are one card in order of departure, where they cost the same', () => {
    expect(grouped(shuttle('b', '11:30'), vehicle('p', 900), shuttle('a', '10:30'))).toEqual([
      ['a', 'a', 'b'],
      ['p', 'p'],
    ])
    expect(grouped(shuttle('a', '10:30'), shuttle('b', '11:30', 560))).toHaveLength(2)
  })

  test('of another vendor, vehicle or return are another card, and so is each private ride', () => {
    const first = shuttle('a', '10:30')
    expect(grouped(first, shuttle('b', '11:30', 530, { vendor: { id: 8, name: 'Çınar Transfer' } }))).toHaveLength(2)
    expect(grouped(first, shuttle('b', '11:30', 530, { model: 'Maraton' }))).toHaveLength(2)
    expect(grouped(first, shuttle('b', '11:30', 530, { back: true }))).toHaveLength(2)
    expect(grouped(vehicle('a', 900), vehicle('b', 900))).toHaveLength(2)
    expect(grouped({ ...first, rides: [] }, { ...shuttle('b', '11:30'), rides: [] })).toHaveLength(2)
  })

  test('count once in the filters', () => {
    const listed = groupDepartures([shuttle('a', '10:30'), shuttle('b', '11:30'), vehicle('p', 900)])
    const [types] = transferFilters(statistics, listed)[0]?.filters ?? []
    expect(types).toMatchObject({
      options: [
        { id: '1', count: 1 },
        { id: '2', count: 1 },
      ],
    })
  })
})

describe('presets of the price', () => {
  test('are the whole and its thirds', () => {
    expect(pricePresets({ min: 530, max: 2480, step: 10 }).map(({ from, to }) => [from, to])).toEqual([
      [530, 2480],
      [530, 1180],
      [1180, 1830],
      [1830, 2480],
    ])
  })

  test('cover every price that the slider reaches, in whole steps', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 900 }), (low, steps) => {
        const [min, step] = [low * 10, 10]
        const range = { min, max: min + steps * step, step }
        const [whole, ...parts] = pricePresets(range)
        expect(whole).toMatchObject({ from: range.min, to: range.max })
        expect(parts.every(({ from, to }) => from % step === 0 && to % step === 0 && from < to)).toBe(true)
        for (const [index, { to }] of parts.slice(0, -1).entries()) expect(parts[index + 1]?.from).toBe(to)
        if (parts.length > 0) expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([range.min, range.max])
      }),
    )
  })
})
