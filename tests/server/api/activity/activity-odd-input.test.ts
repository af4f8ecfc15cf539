// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import {
  activityForm,
  activityPayment,
  activityResults,
  departure,
  ephesus,
  foundPackage,
  heldActivity,
  party,
  searchActivities,
  ticketedActivity,
} from '#tests/server/support/activity-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { fromHere } from '#tests/server/support/clients.ts'
import { oddVariants } from '#tests/server/support/odd-values.ts'

const gateway = sharedGateway()
let calls: Record<string, [string, unknown]>

beforeAll(async () => {
  gateway.activities.places = 1000
  const { session_unique: session } = await searchActivities(gateway)
  const [first] = (await activityResults(gateway, session)).search
  const pack = await foundPackage(gateway)
  const chosen = { product_id: pack.item.product_id, organization_id: departure, session_unique: pack.session }
  const ticket = await ticketedActivity(gateway)
  calls = {
    search: ['/activity/gateway/search/', activityForm({ activity_id: ephesus, category_id: 'muze' })],
    results: ['/activity/gateway/search/', { session_unique: session }],
    'select of a result': [
      '/activity/gateway/search/select/',
      { product_id: first?.product_id, session_unique: session },
    ],
    packages: [
      '/activity/gateway/detail/',
      { session_unique: session, activity_id: ephesus, organization_id: departure, ...party },
    ],
    select: ['/activity/gateway/detail/select/', { ...chosen, price: 2700 }],
    payment: ['/activity/gateway/payment/', activityPayment(await heldActivity(gateway))],
    'check-pnr': ['/activity/check-pnr/', { pnr: 'AB12CD', surname: 'Yılmaz' }],
    'price-alert': ['/activity/info/price-alert/', { option: 'x', notify_email: 'a@b.co', notify_phone: '5321234567' }],
    tracking: [`/activity-transfer/operation/location/tracking/${ticket}/`, { lon: 27, lat: 38, booking: ticket }],
    cancel: [
      `/activity/booking/${ticket}/cancel/`,
      { confirm: true, refund_total: 1, pnr: 'AB12CD', surname: 'Yılmaz' },
    ],
  }
})

test.each([
  'search',
  'results',
  'select of a result',
  'packages',
  'select',
  'payment',
  'check-pnr',
  'price-alert',
  'tracking',
  'cancel',
])('%s takes or refuses odd input, and never fails', async (name) => {
  const [path, body] = calls[name] ?? ['', null]
  for (const variant of oddVariants(body)) {
    const response = await gateway.request('POST', `/api${path}`, variant ?? 'null', fromHere())
    expect(response.status, `${JSON.stringify(variant)?.slice(0, 200)} → ${await response.text()}`).toBeLessThan(500)
  }
})

test('odd addresses and queries are refused, and never fail', async () => {
  for (const query of [
    'keyword=%00',
    'keyword=%F0%9F%98',
    'location_id=%00',
    `activity_id=${'x'.repeat(500)}`,
    'keyword=__proto__',
  ])
    expect((await gateway.request('GET', `/api/activity/point/?${query}`)).status, `GET ${query}`).toBeLessThan(500)
  const dates = `/api/activity/detail/${ephesus}/dates/`
  for (const query of [
    'from=2026-02-30&to=2026-03-01',
    'from=0000-01-01&to=0000-01-02',
    'from=9999-12-01&to=9999-12-31',
    'from=2026-12-01&to=2026-12-02&child_count=1&child_ages=x',
    'from=2026-12-01&to=2026-12-02&child_count=2&child_ages=1&child_ages=2',
    'from=2026-12-01&to=2026-12-02&adult_count=1e9',
    'from[]=2026-12-01',
  ])
    expect((await gateway.request('GET', `${dates}?${query}`)).status, `GET ${query}`).toBeLessThan(500)
  for (const key of ['%00', 'x'.repeat(300), '..', '__proto__', 'constructor', 'A'.repeat(22)])
    for (const path of [
      `/activity/location/${key}/`,
      `/activity/detail/${key}/`,
      `/activity/detail/${key}/dates/?from=2026-12-01&to=2026-12-02`,
      `/activity/option/${key}/`,
      `/activity/booking/${key}/`,
      `/activity/booking/info/${key}/`,
      `/activity-transfer/operation/${key}/`,
    ])
      expect((await gateway.request('GET', `/api${path}`)).status, `GET ${path}`).toBeLessThan(500)
})
