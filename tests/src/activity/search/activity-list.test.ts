// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { activityFilters } from '#activity/search/activity-filters.ts'
import { activityOrderings } from '#activity/search/activity-orderings.ts'
import { resultList } from '#booking/results/result-list.ts'
import { activity, statistics } from '#tests/src/activity/search/activities.ts'

const items = [
  activity({ id: 'a', name: 'Çömlek', total: 3000, zones: ['otogar', 'meydan'] }),
  activity({ id: 'b', name: 'Balon', total: 9000, category: 'doga', zones: ['meydan'] }),
  activity({ id: 'c', name: 'Atlı gezi', total: null }),
  activity({ id: 'd', name: 'Cirit', total: 1000, zones: ['otogar'] }),
]

const shown = (search: string) =>
  resultList({
    items,
    sections: activityFilters(statistics),
    orderings: activityOrderings,
    isSoldOut: ({ price }) => price === null,
    search,
  }).visible.map(({ activity: { id } }) => id)

describe('orderings', () => {
  test.each([
    ['', 'dabc'],
    ['?sort=-price', 'badc'],
    ['?sort=name', 'bdac'],
    ['?sort=-name', 'adbc'],
  ])('of %j put what has no departure on the day last', (search, wanted) => {
    expect(shown(search).join('')).toBe(wanted)
  })
})

describe('filters', () => {
  test('leave groups without an option out', () => {
    const [section] = activityFilters(statistics)
    expect(section?.filters.map(({ name }) => name)).toEqual([
      'categories',
      'price',
      'departures',
      'arrivals',
      'departure_zones',
    ])
  })

  test('leave the price out if nothing has one, and ignore it in an old address', () => {
    const unpriced = { ...statistics, price: { min: 0, max: 0 } }
    const sections = activityFilters(unpriced)
    expect(sections[0]?.filters.map(({ name }) => name)).not.toContain('price')
    const search = '?price_min=2000&price_max=9000'
    const { visible } = resultList({
      items: [activity({ id: 'c', total: null })],
      sections,
      orderings: activityOrderings,
      isSoldOut: ({ price }) => price === null,
      search,
    })
    expect(visible).toHaveLength(1)
  })

  test.each([
    ['?categories=doga', 'b'],
    ['?departure_zones=otogar', 'da'],
    ['?departure_zones=meydan', 'ab'],
    ['?price_min=2000&price_max=9000', 'ab'],
  ])('%s', (search, wanted) => {
    expect(shown(search).join('')).toBe(wanted)
  })
})
