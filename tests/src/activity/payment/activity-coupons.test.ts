// @vitest-environment node
import { expect, test } from 'vitest'
import { loader } from '#activity/payment/payment-route.tsx'
import { activityBooking, activitySession } from '#tests/support/activity-booking.ts'
import { memoryStore, routeArgs } from '#tests/support/route-args.ts'

test('the payment offers the account’s active coupons, which a backend by the book has, too', async () => {
  const { store, kept } = memoryStore()
  kept.token = 'a-token-that-the-store-holds'
  const listed = (results: unknown) => () => Response.json({ results })
  const coupon = { code: 'UFUK100', value: 100, expried_date: '2026-12-31' }
  const answers = {
    [`GET /api/activity/booking/${activitySession}/`]: () => Response.json(activityBooking({ state: 'unpaid' })),
    [`GET /api/activity/booking/info/${activitySession}/`]: () =>
      Response.json({ do_reservation: false, finish_page_showed: false, state: 'unpaid' }),
    'POST /api/activity/gateway/payment/': () =>
      Response.json({ before_payment: { status: true, message: '', refresh: false, research: false } }),
    'GET /api/countries/': listed([]),
    'GET /api/content/corporate/': listed([]),
    'GET /api/user/passengers/': listed([]),
    'GET /api/user/bills/': listed([]),
    'GET /api/user/coupons/': listed([
      { ...coupon, id: 1, active: true },
      { ...coupon, id: 2, active: false },
      { ...coupon, active: true },
    ]),
  }
  const { args, calls } = routeArgs(`/activity/payment/?session_unique=${activitySession}`, answers, { store })
  expect(await loader(args)).toMatchObject({
    kind: 'ready',
    saved: { coupons: [{ id: 1, code: 'UFUK100', value: 100 }], moneyPoints: [] },
  })
  expect(calls.map(({ name }) => name)).toContain('GET /api/user/coupons/')
})
