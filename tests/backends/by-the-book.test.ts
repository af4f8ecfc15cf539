/**
 * Tests the app with backends other than the gateway: with one that sends only the fields that the product brief lists,
 * and with one that sends additional unknown fields.
 */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tour } from '#tests/backends/tour.ts'
import { createTestGateway, type TestGateway } from '#tests/server/support/gateway.ts'
import { type Answering, byTheBook, rowOf } from '../../e2e/backends/by-the-book.ts'
import { listedReplies } from '../../e2e/backends/listed-fields.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await createTestGateway()
})
afterEach(() => gateway.close())

test('every reply of a backend by the book is taken', async () => {
  const asked = new Set<string | undefined>()
  const seen =
    (answering: Answering): Answering =>
    (request) => {
      asked.add(rowOf(request.method, new URL(request.url).pathname)?.call)
      return answering(request)
    }
  const { flight, round, bus, transfer, activity, listed } = await tour(gateway, (answering) =>
    seen(byTheBook(answering)),
  )
  // `tour` may leave out these two calls, because the app does not read their replies.
  const untold = new Set(['POST /log/', 'POST /user/delete/'])
  expect(Object.keys(listedReplies).filter((call) => !asked.has(call) && !untold.has(call))).toEqual([])

  // Fields that the backend leaves out are derived from other fields, or are absent.
  expect([flight.booking.state, flight.paid.state, bus.booking.state, bus.paid.state]).toEqual([
    null,
    'ticketed',
    null,
    'ticketed',
  ])
  expect(flight.info).toEqual({ do_reservation: true, finish_page_showed: false, state: null })
  expect(flight.booking).toMatchObject({ search_option: null, hold_seconds: 0, domestic_fly: true })
  expect(flight.booking.contact).toBeUndefined()
  expect(flight.booking.tickets).toMatchObject([
    { pax_type: 'adult', age_from: 18, age_to: 100 },
    { pax_type: 'adult', age_from: 18, age_to: 100 },
  ])
  expect(round.paid.departure_booking.info).toMatchObject({
    departure_airport: { code: 'IST', city: 'İstanbul Havalimanı' },
    arrival_airport: { code: 'ESB' },
    departure_time: '08:00',
    duration: '01:15',
  })
  expect(round.paid.return_booking?.info.departure_airport.code).toBe('ESB')
  expect(bus.detail).toMatchObject({ stops: [], cancellation: null })
  expect(bus.found.time_out_seconds).toBeNull()
  expect(bus.booking).toMatchObject({ cancellation: null, stops: [], price: { discount: 0, total: 500 } })
  expect(bus.booking.tickets).toMatchObject([{ seat_number: '1', price: null }])
  expect([transfer.booking.state, transfer.paid.state]).toEqual([null, 'ticketed'])
  expect(transfer.found).toMatchObject({ time_out_seconds: null, research: false })
  expect(transfer.found.search[0]).toMatchObject({ rides: [], vendor: null, cancellation: null, left: null })
  const { price, extra_products: extras } = transfer.paid
  expect(price.total).toBe(1200 + (extras[0]?.price ?? 0))
  expect(transfer.paid).toMatchObject({
    rides: [],
    transfer: null,
    price: { service: extras[0]?.price, campaign: null },
  })
  expect([activity.booking.state, activity.paid.state]).toEqual([null, 'ticketed'])
  expect(activity.found.search[0]).toMatchObject({ next_dates: [], cancellation: null, left: null, languages: [] })
  expect(activity.packages.price_packages[0]).toMatchObject({ languages: [], groups: [], cancellation: null })
  expect(activity.paid).toMatchObject({ package: null, departure_zones: [], starts_at: null, operation: null })
  expect(activity.operation.shared).toBeNull()
  expect(listed.flightTickets.results[0]?.info).toMatchObject({ pnr_code: null, state: null })
})

const withUnknown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withUnknown)
  if (typeof value !== 'object' || value === null) return value
  const known = Object.entries(value).map(([name, inner]) => [name, withUnknown(inner)])
  return { ...Object.fromEntries(known), unknown_field: { anything: [1, null] } }
}

/**
 * Matches the paths of calls whose replies have objects with other keys than field names: languages, or IDs of texts.
 */
const keyedByData = /^\/api\/(i18n|mobile)\//

test('fields that nobody knows are passed over, at every depth', async () => {
  const talkative =
    (answering: Answering): Answering =>
    async (request) => {
      const answer = await answering(request)
      if (!answer.headers.get('Content-Type')?.includes('json')) return answer
      const reply: unknown = await answer.json()
      const { pathname } = new URL(request.url)
      return Response.json(keyedByData.test(pathname) ? reply : withUnknown(reply), { status: answer.status })
    }
  const { flight, transfer, activity, listed } = await tour(gateway, talkative)
  expect(JSON.stringify([flight, transfer, activity, listed])).not.toContain('unknown_field')
})

test.each([{ of: ['another', 'shape'] }, 'CONFIRMED'])(
  'fields that the brief does not list may hold what they will, as %j',
  async (foreign) => {
    const { flight, bus, transfer, activity, listed } = await tour(gateway, (answering) =>
      byTheBook(answering, foreign),
    )
    expect([transfer.booking.state, transfer.paid.state]).toEqual([null, 'ticketed'])
    expect([activity.booking.state, activity.paid.state]).toEqual([null, 'ticketed'])
    expect([flight.booking.state, flight.paid.state, bus.booking.state, bus.paid.state]).toEqual([
      null,
      'ticketed',
      null,
      'ticketed',
    ])
    expect(flight.info.state).toBeNull()
    expect([flight.booking.contact, bus.booking.contact, bus.booking.cancellation]).toEqual([
      undefined,
      undefined,
      null,
    ])
    expect(listed.flightTickets.results[0]?.info.state).toBeNull()
  },
)
