import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetTrip, loadTrip } from '#bus/seats/trip-detail.ts'
import { seat, session, trip } from '#tests/src/bus/search/trips.ts'
import { gateway, signal } from '#tests/support/canned-gateway.ts'

const asking = { now: 5, signal }
const path = 'POST /api/bus/gateway/search/detail/'
const { price: _, ...line } = trip('a', 500)
const detail = {
  ...line,
  seat_matrix: [[seat('1'), null, seat('2')]],
  stops: [],
  cancellation: { hours: 12, until: '2026-11-30T18:00:00Z', fee_percent: 0 },
}
const answer = (product_id: string) => ({ [path]: { json: { search_item_detail: { ...detail, product_id } } } })

// The test pretends to run in a browser, since a server caches no seats.
beforeEach(() => void vi.stubEnv('SSR', false))
afterEach(() => void vi.unstubAllEnvs())

test('a trip is asked for once, and anew once it was forgotten', async () => {
  const { api, asked } = gateway(answer('once'))
  const load = () => loadTrip(api, 'once', session, asking)
  expect((await load()).detail?.seat_matrix).toHaveLength(1)
  expect((await load()).detail?.product_id).toBe('once')
  expect(asked.map(({ body }) => body)).toEqual([{ product_id: 'once', selected_seats: [], session_unique: session }])
  forgetTrip('once')
  await load()
  expect(asked).toHaveLength(2)
})

test('a failure is an answer without seats, and is not kept', async () => {
  const failing = gateway({ [path]: 'cut' })
  expect(await loadTrip(failing.api, 'lost', session, asking)).toEqual({ productId: 'lost', detail: null, now: 5 })
  const back = gateway(answer('lost'))
  expect((await loadTrip(back.api, 'lost', session, asking)).detail).not.toBeNull()
})
