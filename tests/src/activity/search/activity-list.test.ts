// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { activityFilters } from '#activity/search/activity-filters.ts'
import { activityOrderings } from '#activity/search/activity-orderings.ts'
import { resultList } from '#booking/results/result-list.ts'
import type { ActivityItem } from '#contract/activity-results.ts'
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
    sections: activityFilters({ search: items, statistics }),
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

test('the orderings by price say that they count totals', () => {
  expect(activityOrderings[0]).toMatchObject({
    asc_title: { message: 'Toplamda en ucuz' },
    desc_title: { message: 'Toplamda en pahalı' },
  })
})

describe('filters', () => {
  test('leave groups without an option out', () => {
    const [section] = activityFilters({ search: items, statistics })
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
    for (const total of [null, 0]) {
      const [section] = activityFilters({ search: [activity({ id: 'c', total })], statistics: unpriced })
      expect(section?.filters.map(({ name }) => name)).not.toContain('price')
    }
    const unsold = [activity({ id: 'c', total: null })]
    const sections = activityFilters({ search: unsold, statistics: unpriced })
    const search = '?price_min=2000&price_max=9000'
    const { visible } = resultList({
      items: unsold,
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
    ['?price_min=1500&price_max=4500', 'ab'],
    ['?price_min=500&price_max=1500', 'da'],
  ])('%s', (search, wanted) => {
    expect(shown(search).join('')).toBe(wanted)
  })

  const priceOf = (search: ActivityItem[]) =>
    activityFilters({ search, statistics })[0]?.filters.find(({ name }) => name === 'price')

  test('count prices as the cards do: per person', () => {
    expect(priceOf(items)).toMatchObject({ title: { message: 'Kişi başı fiyat' }, min: 500, max: 4500 })
  })

  test('count totals where a backend tells no price per person, as the cards then do', () => {
    const whole = items.map((item) => ({ ...item, price: item.price && { total: item.price.total } }))
    expect(priceOf(whole)).toMatchObject({ title: { message: 'Toplam fiyat' }, min: 1000, max: 9000 })
  })
})
