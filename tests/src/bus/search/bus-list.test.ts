// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { orderingChoices } from '#booking/orderings/ordering.ts'
import { resultList } from '#booking/results/result-list.ts'
import { timePresets } from '#booking/filters/time-presets.ts'
import { busFilters } from '#bus/search/bus-filters.ts'
import { busOrderings } from '#bus/search/bus-orderings.ts'
import { stationCode } from '#contract/bus-station-code.ts'
import { isSoldOut } from '#bus/search/sold-out.ts'
import { ankara, izmir, statistics, trip } from '#tests/src/bus/search/trips.ts'

const items = [
  trip('noon', 700, { departs: '12:30', company: 1, duration: '08:00' }),
  trip('night', 992, { departs: '00:30', company: 2, duration: '06:45', seats: '2+2' }),
  trip('evening', 405.5, { departs: '23:00', company: 1, duration: '26:15' }),
]
const list = (of: typeof items, search: string) =>
  resultList({ items: of, sections: busFilters(statistics), orderings: busOrderings, isSoldOut, search })
const show = (query: string) => list(items, `?${query}`)
const ids = (query: string) => show(query).visible.map((item) => item.product_id)

test('the filters are those of the brief, with the presets of the day', () => {
  const filters = busFilters(statistics).flatMap((section) => section.filters)
  expect(filters.map(({ name }) => name)).toEqual([
    'seat_type',
    'companies',
    'departure_time',
    'price',
    'departure_station',
    'arrival_station',
  ])
  expect(filters[2]).toMatchObject({ type: 'Range', min: 0, max: 1440, presets: timePresets })
  expect(filters[3]).toMatchObject({ type: 'Range', min: 400, max: 1000 })
})

test('there are nine orderings, and the first ascending one is the default', () => {
  expect(orderingChoices(busOrderings).map(({ value }) => value)).toEqual([
    'price',
    '-price',
    'best',
    'company',
    '-company',
    'departure',
    '-departure',
    'duration',
    '-duration',
  ])
  expect(show('').ordering?.value).toBe('price')
})

describe('the list', () => {
  test.each([
    ['', ['evening', 'noon', 'night']],
    ['sort=-price', ['night', 'noon', 'evening']],
    ['sort=departure', ['night', 'noon', 'evening']],
    ['sort=duration', ['night', 'noon', 'evening']],
    ['sort=best', ['noon', 'evening', 'night']],
    ['sort=company', ['noon', 'evening', 'night']],
    ['sort=-company', ['night', 'noon', 'evening']],
    ['seat_type=2%2B2', ['night']],
    ['companies_only=1', ['evening', 'noon']],
    ['departure_time=0-360', ['night']],
    ['price_min=500&price_max=703', ['noon']],
    ['departure_station=6', ['evening', 'noon', 'night']],
    ['companies=', []],
  ])('of %s is %j', (query, expected) => {
    expect(ids(query)).toEqual(expected)
  })

  test('shows ten trips and ten more with each page', () => {
    const many = Array.from({ length: 25 }, (_, index) => trip(`t${index}`, index))
    expect(list(many, '')).toMatchObject({ total: 25, hasMore: true })
    expect(list(many, '').visible).toHaveLength(10)
    expect(list(many, '?page=3')).toMatchObject({ hasMore: false })
  })

  test.each([
    ['', ['noon', 'night', 'cheap and full', 'dear and full']],
    ['sort=-price', ['night', 'noon', 'dear and full', 'cheap and full']],
    ['sort=departure', ['night', 'noon', 'cheap and full', 'dear and full']],
    ['companies_only=2', ['night']],
  ])('has what is sold out at its end, whatever the ordering: %s', (query, expected) => {
    const full = [
      trip('cheap and full', 100, { departs: '00:05', left: 0 }),
      ...items.slice(0, 2),
      trip('dear and full', 2000, { departs: '06:00', left: 0 }),
    ]
    const shown = list(full, `?${query}`)
    expect(shown.visible.map((item) => item.product_id)).toEqual(expected)
    expect(shown).toMatchObject({
      total: expected.length,
      onSale: expected.filter((id) => !id.includes('full')).length,
    })
  })
})

test('stations are named by three letters in Turkish upper case', () => {
  expect(stationCode(ankara)).toBe('ANK')
  expect(stationCode(izmir)).toBe('İZM')
  expect(stationCode({ name: 'ığdır' })).toBe('IĞD')
})
