// @vitest-environment node
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ActivityDates, ActivityDetail } from '#contract/activity-detail.ts'
import { ActivityResults, ActivitySearchSelectReply } from '#contract/activity-results.ts'
import {
  ActivityLocationDetail,
  ActivityOption,
  ActivityPoints,
  partyFailures,
  PopularActivities,
  PopularLocations,
  RecentActivitySearches,
} from '#contract/activity-search.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { limits } from '#server/middleware/rate-limit.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'
import {
  activityForm,
  activityResults,
  departure,
  ephesus,
  foundPackage,
  heldActivity,
  museums,
  packagesOf,
  resetActivities,
  searchActivities,
} from '#tests/server/support/activity-journey.ts'
import { createTestGateway, sharedGateway } from '#tests/server/support/gateway.ts'
import { device, fromHere } from '#tests/server/support/clients.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

const gateway = sharedGateway()
beforeEach(() => resetActivities(gateway))

const english = { 'X-User-Info': 'en|TR|TRY' }
const read = (path: string, headers?: Record<string, string>) =>
  gateway.json('GET', `/api/activity/${path}`, undefined, headers)
const status = async (path: string) => (await gateway.request('GET', `/api/activity/${path}`)).status
const send = (path: string, body: unknown, headers?: Record<string, string>) =>
  gateway.request('POST', `/api/activity/gateway/${path}`, body, headers)

describe('points', () => {
  test('are locations and activities that match a keyword, or the popular ones', async () => {
    const found = ActivityPoints.parse(await read('point/?keyword=efes'))
    expect(found.locations[0]).toMatchObject({
      id: 'efes',
      city: { name: 'İzmir', country: { name: 'Türkiye' } },
      activity_count: 3,
    })
    expect(found.activities.map(({ id }) => id)).toContain(ephesus)
    const popular = ActivityPoints.parse(await read('point/'))
    expect([popular.locations.length, popular.activities.length]).toEqual([10, 10])
  })

  test('are prefilled by ID, or empty', async () => {
    expect(ActivityPoints.parse(await read(`point/?activity_id=${ephesus}`)).activities).toHaveLength(1)
    expect(ActivityPoints.parse(await read('point/?location_id=efes')).locations).toHaveLength(1)
    expect(await read('point/?location_id=atlantis')).toEqual({ locations: [], activities: [] })
  })

  test('need three characters, and nothing matching is an empty answer', async () => {
    const short = await gateway.request('GET', '/api/activity/point/?keyword=ef')
    expect([short.status, await errorOf(short)]).toEqual([400, { keyword: ['En az 3 karakter olmalıdır'] }])
    expect(await read('point/?keyword=zzzzz')).toEqual({ locations: [], activities: [] })
  })
})

test('popular activities and locations are lists of all, in the language of the request', async () => {
  const activities = PopularActivities.parse(await read('popular/', english))
  expect(activities.results.length).toBeGreaterThan(50)
  expect(activities.results.every(({ image }) => image.startsWith('/activities/'))).toBe(true)
  const locations = PopularLocations.parse(await read('popular/locations/', english))
  expect(locations.results.map(({ name }) => name)).toContain('Ephesus and Selçuk')
})

test('a location has its HTML, features and activities; an unknown one is a 404', async () => {
  const location = ActivityLocationDetail.parse(await read('location/efes/'))
  expect(location.content?.content).toMatch(/^<p>.*<\/p>$/s)
  expect(location.features).toContainEqual({ name: 'Antik kent', type: 'heritage' })
  expect(location.popular_activities).toHaveLength(location.activity_count)
  expect(await status('location/atlantis/')).toBe(404)
})

describe('the page of an activity', () => {
  test('has every field, in both languages', async () => {
    const detail = ActivityDetail.parse(await read(`detail/${ephesus}/`))
    expect(detail).toMatchObject({
      activity: { id: ephesus, location: { city: { name: 'İzmir' } } },
      information: { duration_in_days: null, duration: '08:00' },
      provider: { phone: expect.stringMatching(/^\+90 508/) },
      passenger_types: [
        { name: 'Yetişkin', input_name: 'adult_count', type: 'adult', age_from: 18, age_to: 100 },
        { name: 'Çocuk', input_name: 'child_count', type: 'child', age_from: 0, age_to: 17 },
      ],
      child_ages: { from: 0, to: 17 },
      cancellation: { free_hours: 24, fee_percent: 50, closes_hours: 4 },
      season: null,
      time_zone: 'Europe/Istanbul',
      adult_price: 900,
    })
    expect(detail.departure_zones[0]).toMatchObject({ time: '08:30', minutes_before: 15 })
    expect(detail.day_plans[0]?.activities[0]?.activity_type_display).not.toBe('')
    expect(detail.organization_dates[0]).toMatchObject({ time: '08:45', status: 'AVAILABLE' })
    expect(detail.description).toMatch(/^<p>/)
    expect(detail.packages.map(({ id }) => id)).toEqual(['group', 'private'])
    const inEnglish = ActivityDetail.parse(await read(`detail/${ephesus}/`, english))
    expect(inEnglish.oparated_in_languages.map(({ name }) => name)).toEqual(['Turkish', 'English', 'German'])
  })

  test('out of season shows the first departures of the season', async () => {
    const detail = ActivityDetail.parse(await read('detail/koprulu-rafting/'))
    expect(detail.organization_dates[0]?.start_date).toBe('2027-04-01')
  })

  test('has description and meeting points while the supply does not tell its departures', async () => {
    const asked = vi.spyOn(gateway.activities, 'departures').mockRejectedValue(new SupplyFailure('No answer'))
    try {
      const detail = ActivityDetail.parse(await read(`detail/${ephesus}/`))
      expect(detail).toMatchObject({ organization_dates: [], adult_price: null })
      expect(detail.description).toMatch(/^<p>/)
      expect(detail.departure_zones.length).toBeGreaterThan(0)
    } finally {
      asked.mockRestore()
    }
  })

  test('has its departures while no price is told, and the price of the first departure with an offer', async () => {
    const asked = vi.spyOn(gateway.activities, 'packages').mockRejectedValueOnce(new SupplyFailure('No answer'))
    try {
      const unpriced = ActivityDetail.parse(await read(`detail/${ephesus}/`))
      expect(unpriced.adult_price).toBeNull()
      expect(unpriced.organization_dates.length).toBeGreaterThan(0)
      asked.mockResolvedValueOnce(undefined)
      expect(ActivityDetail.parse(await read(`detail/${ephesus}/`)).adult_price).toBe(900)
    } finally {
      asked.mockRestore()
    }
  })

  test('tells departures at a limited rate, far above what somebody who turns months needs', async () => {
    const path = `detail/${ephesus}/dates/?from=2026-12-10&to=2026-12-10`
    const headers = { 'X-Test-Address': '198.51.100.7', 'X-Device-Id': 'turns-months-quickly' }
    const ask = async () => (await gateway.request('GET', `/api/activity/${path}`, undefined, headers)).status
    expect(new Set(await Promise.all(Array.from({ length: 60 }, ask)))).toEqual(new Set([200]))
    await gateway.deps.db.runSql(`update rate_limits set hits = ${limits.calendar.perAddress}`)
    expect(await ask()).toBe(429)
  })

  test('of nothing is a 404', async () => {
    expect([await status('detail/none/'), await status('detail/none/dates/?from=2026-12-01&to=2026-12-02')]).toEqual([
      404, 404,
    ])
  })

  test('tells departures with the lowest price for the party', async () => {
    const query = 'from=2026-12-10&to=2026-12-12&adult_count=2&child_count=1&child_ages=9'
    const { results } = ActivityDates.parse(await read(`detail/${ephesus}/dates/?${query}`))
    expect(results).toMatchObject([
      { start_date: '2026-12-10', price: 2700, adult_price: 900 },
      { id: departure, start_date: '2026-12-11', price: 2700 },
      { start_date: '2026-12-12' },
    ])
    await heldActivity(gateway, { adult_count: 8, child_count: 0, child_ages: [] })
    const later = ActivityDates.parse(await read(`detail/${ephesus}/dates/?${query}`)).results
    expect(later.map(({ left }) => left)).toEqual([null, 4, null])
  })

  for (const [name, query] of [
    ['a year', 'from=2026-12-01&to=2027-12-01'],
    ['days in the wrong order', 'from=2026-12-02&to=2026-12-01'],
    ['no days', ''],
    ['nine travellers', 'from=2026-12-01&to=2026-12-02&adult_count=8&child_count=1'],
  ] as const)
    test(`refuses ${name}`, async () => {
      expect(await status(`detail/${ephesus}/dates/?${query}`)).toBe(400)
    })
})

describe('a search form', () => {
  for (const [name, changes, field, text] of [
    ['no place', { location_id: '' }, 'location_id', 'Bu alan zorunludur'],
    ['an unknown location', { location_id: 'atlantis' }, 'location_id', 'Geçersiz değer'],
    ['an unknown activity', { activity_id: 'none' }, 'activity_id', 'Geçersiz değer'],
    ['an unknown category', { location_id: null, category_id: 'none' }, 'category_id', 'Geçersiz değer'],
    ['a past day', { departure_date: '2026-11-30' }, 'departure_date', 'Gidiş tarihi bugünden önce olamaz'],
    ['a day too far', { departure_date: '2028-01-01' }, 'departure_date', 'En geç 1 Kasım 2027 seçilebilir'],
    ['no adult', { adult_count: 0 }, 'adult_count', 'Geçersiz değer'],
    ['nine travellers', { adult_count: 7, child_count: 2, child_ages: [3, 4] }, 'child_count', 'Geçersiz değer'],
    ['too few ages', { child_count: 2 }, 'child_ages', 'Bu alan zorunludur'],
    ['too many ages', { child_ages: [3, 4] }, 'child_ages', 'Geçersiz değer'],
    ['an age of an adult', { child_ages: [18] }, 'child_ages[0]', 'Geçersiz değer'],
  ] as const)
    test(`with ${name} is refused`, async () => {
      const response = await send('search/', activityForm(changes))
      expect([response.status, await errorOf(response)]).toEqual([400, { [field]: [text] }])
    })

  test('is echoed, and makes one search id for the same search', async () => {
    const first = await searchActivities(gateway, { child_count: 2, child_ages: [9, 4] })
    const second = await searchActivities(gateway, {
      child_count: '2',
      'child_ages[0]': '4',
      'child_ages[1]': '9',
      child_ages: undefined,
    })
    expect(first.form_data).toMatchObject({
      location_id: 'efes',
      activity_id: null,
      category_id: null,
      location: { id: 'efes', city: { name: 'İzmir' } },
      departure_date: '2026-12-11',
      adult_count: 2,
      child_count: 2,
      child_ages: [4, 9],
      total_passenger_count: 4,
    })
    expect(second.form_data).toEqual(first.form_data)
    expect(second.session_unique).not.toBe(first.session_unique)
    const option = ActivityOption.parse(await read(`option/${first.form_data.id}/`, english))
    expect(option.form_data.location?.name).toBe('Ephesus and Selçuk')
    expect(await status('option/none/')).toBe(404)
  })

  test('without ages counts children as of a middle age', async () => {
    const { session_unique: session, form_data: data } = await searchActivities(gateway, { child_ages: [] })
    expect(data.child_ages).toEqual([])
    expect((await activityResults(gateway, session)).search[0]?.product_id).toMatch(/_group_2-8$/)
  })

  test('a party is accepted exactly if it has an adult, at most eight people, and ages for all children or none', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 8 }),
        fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }),
        (adults, children, ages) => {
          const failed = partyFailures({ adult_count: adults, child_count: children, child_ages: ages })
          const fits = adults + children <= 8 && (ages.length === 0 || ages.length === children)
          expect(failed.length === 0).toBe(fits)
        },
      ),
    )
  })
})

describe('results', () => {
  test('have every field, and statistics that describe them', async () => {
    const { session_unique: session } = await searchActivities(gateway)
    const found = await activityResults(gateway, session)
    const [first] = found.search
    expect(first).toMatchObject({
      product_id: `${session}.${departure}_group_2-9`,
      activity: { id: ephesus, category: { id: 'muze' }, departure: { id: 'efes' } },
      information: { id: departure, duration_in_days: null, duration: '08:00', time: '08:45' },
      price: { total: 2700, adult_price: 900, tax: 450 },
      cancellation: { free_until: '2026-12-10T05:45:00.000Z', fee_percent: 50, closes_at: '2026-12-11T01:45:00.000Z' },
      languages: ['tr', 'en', 'de'],
      left: null,
    })
    const { statistics } = found
    expect(statistics.categories.reduce((sum, { count }) => sum + count, 0)).toBe(found.search.length)
    expect(statistics.day_plans.map(({ id }) => id)).toContain('efes')
    expect(statistics.departure_zones).toContainEqual(
      expect.objectContaining({ id: 'selcuk-tren-istasyonu', price: { min: 2700, max: 2700 } }),
    )
    expect(statistics.price).toEqual({ min: 2700, max: 2700 })
    expect(found.time_out_seconds).toBe(1200)
  })

  test('without an offer on the day come last, with their next dates', async () => {
    const { session_unique: session } = await searchActivities(gateway)
    const { search } = await activityResults(gateway, session)
    const last = search.at(-1)
    expect(last).toMatchObject({ price: null, cancellation: null, information: { id: null } })
    expect(last?.next_dates.length).toBeGreaterThan(0)
    expect(search.findIndex(({ price }) => price === null)).toBe(search.filter(({ price }) => price !== null).length)
  })

  test('of a category and of one activity', async () => {
    const scope = { location_id: null, category_id: 'muze' }
    const { session_unique: session, form_data: data } = await searchActivities(gateway, scope)
    expect(data.category).toMatchObject({ id: 'muze', name: 'Müze ve ören yeri' })
    const { search } = await activityResults(gateway, session)
    expect(new Set(search.map(({ category }) => category.id))).toEqual(new Set(['muze']))
    const one = await searchActivities(gateway, { location_id: null, activity_id: ephesus })
    expect((await activityResults(gateway, one.session_unique)).search.map(({ activity }) => activity.id)).toEqual([
      ephesus,
    ])
  })

  test('say how many places are left when they are few, without those that the traveller holds', async () => {
    gateway.activities.places = 5
    const { session_unique: session } = await searchActivities(gateway)
    const left = async (headers?: Record<string, string>) =>
      (await activityResults(gateway, session, headers)).search.find(({ activity }) => activity.id === ephesus)?.left
    expect(await left()).toBe(5)
    await heldActivity(gateway, { child_count: 0, child_ages: [] }, device('phone-of-buyer'))
    expect(await left()).toBe(3)
    expect(await left(device('phone-of-buyer'))).toBe(5)
    gateway.pass(16 * 60)
    expect(await left()).toBe(5)
  })

  test('of an expired search ask to search again', async () => {
    const { session_unique: session } = await searchActivities(gateway)
    gateway.pass(1201)
    expect(await activityResults(gateway, session)).toMatchObject({ research: true, search: [] })
    const body = { product_id: `${session}.${departure}_group_2-9`, session_unique: session }
    expect(await (await send('search/select/', body)).json()).toMatchObject({ status: false, research: true })
  })

  test('of a search that was deleted are refused, although the session was read before', async () => {
    const { session_unique: session } = await searchActivities(gateway)
    await activityResults(gateway, session)
    gateway.pass(31 * 86_400)
    await cleanUp(gateway.deps)
    expect((await send('search/', { session_unique: session })).status).toBe(404)
  })

  test('of another product’s session, of nobody’s and of a malformed one are refused', async () => {
    for (const [session, expected] of [
      ['A'.repeat(22), 404],
      ['x', 400],
    ] as const)
      expect((await send('search/', { session_unique: session })).status).toBe(expected)
  })

  test('are answered by the generic paths as well', async () => {
    const { session_unique: session } = await searchActivities(gateway)
    const path = `/api/base/gateway/search/?session_unique=${session}`
    expect(ActivityResults.parse(await gateway.json('GET', path)).search).toHaveLength(3)
    const pack = await foundPackage(gateway)
    const body = { product_id: pack.item.product_id, organization_id: departure, session_unique: pack.session }
    expect(await gateway.json('POST', '/api/base/gateway/select/', body, fromHere())).toMatchObject({ status: true })
  })

  test('lead to the activity, in a session for the same party and day', async () => {
    const { session_unique: session } = await searchActivities(gateway)
    const [first] = (await activityResults(gateway, session)).search
    const body = { product_id: first?.product_id, session_unique: session }
    const reply = ActivitySearchSelectReply.parse(await (await send('search/select/', body)).json())
    expect(reply).toMatchObject({ status: true, selected_activity: ephesus, organization_id: departure })
    const found = await packagesOf(gateway, { session_unique: reply.session_unique, activity_id: undefined })
    expect(found).toMatchObject({ research: false, session_unique: reply.session_unique })
    const none = { product_id: `${session}.none`, session_unique: session }
    expect(await (await send('search/select/', none)).json()).toMatchObject({ status: false, research: true })
    const foreign = { product_id: `${'A'.repeat(22)}.${departure}_group_2-9`, session_unique: session }
    expect((await send('search/select/', foreign)).status).toBe(400)
  })
})

describe('a detail search', () => {
  test('has the packages of a departure for the party', async () => {
    const found = await packagesOf(gateway)
    expect(found).toMatchObject({
      research: false,
      organization: { id: departure, start_date: '2026-12-11', time: '08:45', price: 2700 },
      departure_zones: [{ time: '08:30' }, { time: '08:45' }],
      sold_out: [],
      time_out_seconds: 1200,
    })
    expect(found.price_packages).toMatchObject([
      {
        id: 'group',
        product_id: `${found.session_unique}.${departure}_group_2-9`,
        adult_price: 900,
        price: { total: 2700, tax: 450 },
        groups: [
          { pax_type: 'adult', pax_name: 'Yetişkin', count: 2, total_base: 750, total_tax: 150, total_service_fee: 0 },
          { pax_type: 'child', pax_name: 'Çocuk', count: 1 },
        ],
        languages: ['tr', 'en', 'de'],
      },
      { id: 'private' },
    ])
  })

  test('keeps its session while party and day stay, and makes a new one for others', async () => {
    const { session_unique: session } = await packagesOf(gateway)
    expect((await packagesOf(gateway, { session_unique: session })).session_unique).toBe(session)
    const other = await packagesOf(gateway, { session_unique: session, child_ages: [3] })
    expect(other.session_unique).not.toBe(session)
    const { session_unique: listed } = await searchActivities(gateway)
    expect((await packagesOf(gateway, { session_unique: listed })).session_unique).not.toBe(listed)
  })

  test('with an expired session asks to search again, unless it names the activity', async () => {
    const { session_unique: session } = await packagesOf(gateway)
    gateway.pass(1201)
    expect(await packagesOf(gateway, { session_unique: session, activity_id: null })).toMatchObject({
      research: true,
      organization: null,
      price_packages: [],
    })
    expect(await packagesOf(gateway, { session_unique: session })).toMatchObject({ research: false })
  })

  for (const [name, changes, code, field] of [
    ['a child without an age', { child_ages: [] }, 400, 'child_ages'],
    ['nine travellers', { adult_count: 8 }, 400, 'child_count'],
    ['no departure', { organization_id: '' }, 400, 'organization_id'],
    ['an unknown departure', { organization_id: `${ephesus}_20261211T0900` }, 404, 'organization_id'],
    ['a departure of another activity', { activity_id: museums }, 404, 'organization_id'],
    ['an unknown session', { session_unique: 'A'.repeat(22) }, 404, 'session_unique'],
  ] as const)
    test(`with ${name} is refused`, async () => {
      const body = { activity_id: ephesus, organization_id: departure, adult_count: 2, child_count: 1, child_ages: [9] }
      const response = await send('detail/', { ...body, ...changes })
      expect([response.status, Object.keys(await errorOf(response))]).toEqual([code, [field]])
    })

  test('with a child that is too young says from which age it is', async () => {
    const body = { organization_id: 'konya-sema_20261212T1530', adult_count: 2, child_count: 1, child_ages: [5] }
    const response = await send('detail/', body)
    expect(await errorOf(response)).toEqual({ child_ages: ['Bu etkinliğe en küçük 7 yaşındakiler katılabilir.'] })
  })

  test('lists packages without enough places as sold out', async () => {
    gateway.activities.places = 2
    const found = await packagesOf(gateway)
    expect(found.price_packages).toEqual([])
    expect(found.sold_out.map(({ id }) => id)).toEqual(['group', 'private'])
  })
})

test('the app info has the kinds of travellers, the ages of children and the kinds of features of locations', async () => {
  expect(await gateway.json('GET', '/api/mobile/info/')).toMatchObject({
    constants: {
      activity: {
        passenger_types: [
          { name: 'Yetişkin', input_name: 'adult_count', type: 'adult', age_from: 18, age_to: 100 },
          { name: 'Çocuk', input_name: 'child_count', type: 'child', age_from: 0, age_to: 17 },
        ],
        child_ages: [0, 17],
        location_feature_types: expect.arrayContaining([{ type: 'heritage', name: 'Kültürel miras', icon: 'temple' }]),
      },
    },
  })
})

test('recent searches are those of the device, the latest first and each place once', async () => {
  const phone = device('phone-of-tests')
  await searchActivities(gateway, {}, phone)
  await searchActivities(gateway, { adult_count: 1 }, phone)
  await searchActivities(gateway, { location_id: null, category_id: 'muze' }, phone)
  await packagesOf(gateway, {}, phone)
  const path = '/api/user/activity/recent-searches/'
  const { results } = RecentActivitySearches.parse(await gateway.json('GET', path, undefined, phone))
  expect(results).toMatchObject([
    { category: { id: 'muze' }, location: null },
    { location: { id: 'efes' }, category: null },
  ])
  expect(RecentActivitySearches.parse(await gateway.json('GET', path)).results).toEqual([])
})

test('a supply that does not answer is told, and takes nothing with it', async () => {
  const { session_unique: session } = await searchActivities(gateway)
  const fails = async (): Promise<never> => {
    throw new SupplyFailure('No answer')
  }
  const { activities } = gateway
  const away = { ...activities, search: fails, packages: fails, departures: fails, lastDay: fails, offer: fails }
  const catalogue = Object.fromEntries(Object.keys(activities.catalogue).map((name) => [name, fails]))
  const broken = await createTestGateway({
    db: gateway.deps.db,
    overrides: { activities: { ...away, catalogue: catalogue as unknown as typeof activities.catalogue } },
  })
  for (const [method, path, body] of [
    ['GET', '/api/activity/popular/', undefined],
    ['GET', `/api/activity/detail/${ephesus}/`, undefined],
    ['POST', '/api/activity/gateway/search/', activityForm()],
    ['POST', '/api/activity/gateway/search/', { session_unique: session }],
    ['POST', '/api/activity/gateway/detail/', { organization_id: departure, adult_count: 2 }],
  ] as const) {
    const response = await broken.request(method, path, body)
    expect([response.status, Object.keys(await errorOf(response))], `${method} ${path}`).toEqual([503, ['detail']])
  }
  expect((await broken.request('GET', '/api/transfer/location/')).status).toBe(200)
})

test('results of an activity that is no longer offered are a 404, as its saved search is', async () => {
  const { session_unique: session } = await searchActivities(gateway, { location_id: undefined, activity_id: ephesus })
  const asked = vi.spyOn(gateway.activities.catalogue, 'activity').mockResolvedValue(undefined)
  try {
    const reply = await gateway.request(
      'POST',
      '/api/activity/gateway/search/',
      { session_unique: session },
      fromHere({}, session),
    )
    expect(reply.status).toBe(404)
  } finally {
    asked.mockRestore()
  }
})
