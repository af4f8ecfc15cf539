import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryWait } from '#api/retry.ts'

const failed = (status: number, retryAfter: string | null = null, date: string | null = null) =>
  retryWait({ status, retryAfter, date }, () => 0.5)

test('waits as long as the gateway asks, by its own clock, and never less than a moment', () => {
  expect(failed(503, '2')).toBe(2000)
  expect(failed(503, '0')).toBe(400)
  // The device's clock may be wrong by a day: only the response's Date header counts.
  expect(failed(503, 'Sun, 01 Jan 2040 00:00:02 GMT', 'Sun, 01 Jan 2040 00:00:00 GMT')).toBe(2000)
  expect(failed(429, 'nonsense', null)).toBeNull()
})

test('holds nobody for more than three seconds and asks again only for what passes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 599 }),
      fc.option(fc.oneof(fc.nat(100_000).map(String), fc.string())),
      fc.option(fc.string()),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (status, retryAfter, date, random) => {
        const wait = retryWait({ status, retryAfter, date }, () => random)
        if (wait === null) return
        expect([0, 429, 500, 502, 503, 504]).toContain(status)
        expect(wait).toBeGreaterThanOrEqual(400)
        expect(wait).toBeLessThanOrEqual(3000)
      },
    ),
  )
})
