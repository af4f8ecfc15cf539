// @vitest-environment node
/**
 * Tests the structured data of an activity's page, against the types and properties of https://schema.org that it uses.
 */
import { expect, test } from 'vitest'
import { handle } from '#activity/detail/detail-route.tsx'
import { ActivityDetail } from '#contract/activity-detail.ts'
import { OrganizationDate } from '#contract/activity-parts.ts'

const text = (value: unknown) => typeof value === 'string' && value !== ''
const address = (value: unknown) => text(value) && URL.canParse(String(value))
const number = (value: unknown) => typeof value === 'number'
const day = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value))
/** Whether a value is schema.org's Number as text: digits and a point. */
const amount = (value: unknown) => /^\d+(\.\d+)?$/.test(String(value))
const availability = (value: unknown) =>
  ['InStock', 'LimitedAvailability', 'SoldOut', 'OutOfStock'].some((one) => value === `https://schema.org/${one}`)
const typed =
  (...types: string[]) =>
  (value: unknown): boolean =>
    Array.isArray(value)
      ? value.length > 0 && value.every(typed(...types))
      : typeof value === 'object' && value !== null && '@type' in value && types.includes(String(value['@type']))

/** schema.org types with their properties; each property has a check of its value. */
const vocabulary: Record<string, Record<string, (value: unknown) => boolean>> = {
  BreadcrumbList: { itemListElement: typed('ListItem') },
  ListItem: { position: number, name: text, item: address, url: address },
  Product: {
    name: text,
    url: address,
    image: address,
    description: text,
    category: text,
    brand: typed('Brand', 'Organization'),
    offers: typed('Offer'),
  },
  Offer: {
    url: address,
    price: amount,
    priceCurrency: (value) => value === 'TRY',
    availability,
    availabilityStarts: day,
    offeredBy: typed('Organization', 'Person'),
  },
  Brand: { name: text },
  Organization: { name: text },
}

/**
 * Returns the paths of the faults in structured data: unknown types, unknown properties and properties with an invalid
 * value. `vocabulary` contains what is allowed, the schema.org types that the app uses. `node` is a value in the
 * structured data, and `path` is the path of that value.
 */
function strange(node: unknown, path = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => strange(one, `${path}[${index}]`))
  if (typeof node !== 'object' || node === null) return []
  const type = '@type' in node ? String(node['@type']) : ''
  const properties = vocabulary[type]
  if (!properties) return [`${path}: type ${type}`]
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === '@type') return []
    const own = properties[name]?.(value) ? [] : [`${path}.${name}`]
    return [...own, ...strange(value, `${path}.${name}`)]
  })
}

const location = { id: 'goreme', name: 'Göreme', city: { name: 'Nevşehir' } }
const detail = ActivityDetail.parse({
  activity: {
    id: 'balon',
    name: 'Balon',
    image: '/activities/balon.svg',
    location,
    short_description: 'Gün doğarken.',
  },
  category: { id: 'balon', name: 'Balon turu' },
  provider: { name: 'Bozkır' },
  information: {},
})
const departure = (id: string, status: string, price: number | null) =>
  OrganizationDate.parse({ id, start_date: '2026-12-04', end_date: '2026-12-04', status, adult_price: price })

const site = { origin: 'https://ufuk.example', path: '/activity/detail/balon/' }
const dataOf = (departures: OrganizationDate[]) => {
  const loaded = { departures, chosen: null, gone: false, party: { adults: 2, ages: [] }, searched: false }
  return handle.structuredData(
    { ...loaded, detail, session: null, now: 0, locationsTitle: 'Gezilecek yerler' },
    site,
  ) as { '@context': string; '@graph': { '@type': string; offers?: unknown[] }[] }
}

test('is a product with offers and a trail, in the words of the vocabulary', () => {
  const data = dataOf([departure('a', 'AVAILABLE', 8430), departure('b', 'LIMITED', 8000.5)])
  expect(data['@context']).toBe('https://schema.org')
  expect(data['@graph'].map((node) => node['@type'])).toEqual(['BreadcrumbList', 'Product'])
  expect(strange(data['@graph'])).toEqual([])
  expect(data['@graph'][1]?.offers).toHaveLength(2)
})

test('offers only what can be booked at a known price, 14 departures at most', () => {
  const many = Array.from({ length: 20 }, (_, index) => departure(`d${index}`, 'AVAILABLE', 100))
  expect(dataOf(many)['@graph'][1]?.offers).toHaveLength(14)
  const [, product] = dataOf([departure('a', 'SOLD_OUT', 100), departure('b', 'AVAILABLE', null)])['@graph']
  expect(product).not.toHaveProperty('offers')
})

test('a word that the vocabulary does not have is found', () => {
  expect(strange({ '@type': 'Product', name: 'Balon', cost: 3 })).toEqual(['.cost'])
  expect(strange({ '@type': 'Balloon' })).toEqual([': type Balloon'])
})
