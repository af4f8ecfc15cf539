// @vitest-environment node
import { expect, test } from 'vitest'
import { activityData, locationData, popularData } from '#activity/structured-data.ts'
import { ActivityDetail } from '#contract/activity-detail.ts'
import { ActivityLocationDetail } from '#contract/activity-search.ts'
import { balloon, goreme } from '#tests/src/activity/activities.ts'

const origin = 'https://ufuk.example'
const nodesOf = (graph: { '@graph': object[] }) => graph['@graph']

const date = (id: string, more: object) => ({ id, start_date: '2026-12-05', end_date: '2026-12-05', ...more })
const detail = ActivityDetail.parse({
  activity: balloon,
  category: balloon.category,
  provider: { name: 'Peri Balon' },
  information: {},
  organization_dates: [
    date('early', { adult_price: 4250, status: 'LIMITED' }),
    date('full', { adult_price: 4250.5, status: 'SOLD_OUT' }),
    date('unknown', { adult_price: null }),
  ],
})

test('a list names each activity with its absolute address, in order', () => {
  const [, list] = nodesOf(popularData([balloon], 'Popüler', { origin, path: '/activity/popular/' }))
  expect(list).toEqual({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Balon Uçuşu', url: `${origin}/activity/detail/goreme-balon/` },
    ],
  })
})

test('a location stands in its province, with its position and its picture', () => {
  const location = ActivityLocationDetail.parse({ ...goreme, popular_activities: [balloon] })
  const site = { origin, path: '/activity/location-detail/goreme/' }
  const [crumbs, place] = nodesOf(locationData(location, 'Gezilecek yerler', site))
  expect(crumbs).toMatchObject({
    itemListElement: [
      { name: 'Gezilecek yerler', item: `${origin}/activity/locations/` },
      { name: 'Göreme', item: `${origin}/activity/location-detail/goreme/` },
    ],
  })
  expect(place).toEqual({
    '@type': 'TouristDestination',
    name: 'Göreme',
    url: `${origin}/activity/location-detail/goreme/`,
    image: `${origin}/activities/places/goreme.svg`,
    geo: { '@type': 'GeoCoordinates', latitude: 38.64, longitude: 34.83 },
    containedInPlace: { '@type': 'AdministrativeArea', name: 'Nevşehir' },
  })
})

test('an activity has an offer for each departure with a known price, and says which are gone', () => {
  const [, product] = nodesOf(activityData(detail, 'Yerler', { origin, path: '/activity/detail/goreme-balon/' }))
  const offer = { '@type': 'Offer', priceCurrency: 'TRY', availabilityStarts: '2026-12-05' }
  expect(product).toMatchObject({
    '@type': 'Product',
    offers: [
      {
        ...offer,
        price: '4250.00',
        availability: 'https://schema.org/LimitedAvailability',
        url: `${origin}/activity/detail/goreme-balon/early/`,
      },
      { ...offer, price: '4250.50', availability: 'https://schema.org/SoldOut' },
    ],
  })
})

test('an activity of which no price is known has no offers', () => {
  const bare = { ...detail, organization_dates: [] }
  const [, product] = nodesOf(activityData(bare, 'Yerler', { origin, path: '/' }))
  expect(product).not.toHaveProperty('offers')
})
