// @vitest-environment node
/**
 * Tests how many calls to the OCTO server are made for an activity with many departures, for an activity without
 * departures, and for a search among many activities.
 */
import { expect, test } from 'vitest'
import type { Availabilities } from '#server/supply/octo/octo-availability.ts'
import { activityOf } from '#server/supply/octo/octo-product.ts'
import { searchOcto } from '#server/supply/octo/octo-search.ts'
import { OctoProduct } from '#server/supply/octo/octo-schemas.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'
import { soldProducts } from '#tests/server/support/octo-products.ts'
import { noon } from '#tests/server/support/noon.ts'
import { day, octoTests, pair } from './octo-support.ts'

const tests = octoTests()
const { called, market } = tests
const first = async (most?: number) =>
  called((call) =>
    tests.supply.departures(
      'balloon',
      { from: '2026-12-02', to: '2027-01-30', ...(most !== undefined && { most }) },
      market(),
      call,
    ),
  )
const asked = () =>
  tests.server.calls.flatMap(({ route, body }) =>
    route === 'availability' ? [`${String(body['localDateStart'])}/${String(body['localDateEnd'])}`] : [],
  )

test('the first departures are read from the first days that have any', async () => {
  const all = await first()
  tests.server.calls.length = 0
  tests.supply = tests.fresh()
  const some = await first(5)
  expect(some).toEqual(all.slice(0, some.length))
  expect(some.length).toBeGreaterThanOrEqual(5)
  expect(some.length).toBeLessThan(10)
  expect(new Set(asked())).toEqual(new Set(['2026-12-02/2026-12-03', '2026-12-04/2026-12-07']))
})

test('a closed season is found in one calendar for each option', async () => {
  const { products } = tests.server
  const balloon = products.find(({ id }) => id === 'balloon')
  if (!balloon) throw new Error('no balloon')
  tests.server.products = products.map((one) => (one === balloon ? { ...one, starts: [] } : one))
  for (const from of ['2026-12-01', '2027-01-30', '2027-03-31'])
    expect(
      await called((call) => tests.supply.departures('balloon', { from, to: '2027-05-29', most: 30 }, market(), call)),
    ).toEqual([])
  tests.server.products = products
  expect(tests.server.count('calendar')).toBe(2)
  expect(tests.server.count('availability')).toBe(0)
})

test('a search asks about a few activities at a time, and about none after its end', async () => {
  const [given] = soldProducts()
  if (!given) throw new Error('no product')
  const shown = { tr: OctoProduct.parse(given.shown('tr')), en: OctoProduct.parse(given.shown('en')) }
  const activity = activityOf(shown, { id: 's', name: 'S', phone: null } as never)
  const ended = new AbortController()
  let calls = 0
  const from: Availabilities = {
    list: async () => [],
    calendar: async (_asked, _days, signal) => {
      calls += 1
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new SupplyFailure('ended')))
      })
    },
    forget: () => undefined,
  }
  const searched = { date: day, party: pair, now: new Date(noon) }
  const search = searchOcto(
    from,
    Array.from({ length: 100 }, () => activity),
    searched,
    { signal: ended.signal, deadline: performance.now() + 60_000 },
  )
  await new Promise((resolve) => setImmediate(resolve))
  ended.abort()
  await expect(search).rejects.toThrow(SupplyFailure)
  expect(calls).toBe(12 * activity.options.length)
})
