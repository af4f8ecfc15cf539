// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extrasPrice, snapshotOf } from '#server/api/transfer/snapshot.ts'
import { wirePrice } from '#server/api/transfer/wire-booking.ts'
import { anyQuery, at, dateAfter, day, now, query, transfers } from '#tests/server/supply/transfer/transfer-support.ts'

/** Generates routes so long that the price depends almost only on the distance. */
const longWays = fc
  .integer({ min: 1, max: 100 })
  .map((days) => query('AYT > Fethiye', { pickUp: at(dateAfter(day, days), '12:00') }))

test('the lines of a price add up, and its part for the distance is never more than the rides', () => {
  let campaigns = 0
  fc.assert(
    fc.property(fc.oneof(anyQuery, longWays), fc.integer({ min: 0, max: 200_00 }), (asked, discount) => {
      for (const { key } of transfers.search(asked, now)) {
        const found = transfers.offer(key, now)
        if (!found) throw new Error(`no offer ${key}`)
        const { from, to, pickUp, return: back, passengers, baggage } = asked
        const [departureDate, departureTime] = [pickUp.date, pickUp.time]
        const [returnDate, returnTime] = [back?.date ?? null, back?.time ?? null]
        const query = { from, to, departureDate, departureTime, returnDate, returnTime, passengers, baggage }
        const snapshot = snapshotOf(query, found)
        if (found.offer.price.discount > 0) campaigns += 1
        const total = found.offer.price.total + extrasPrice(snapshot)
        const price = wirePrice({ total, discount: Math.min(total, discount) }, snapshot, 'tr')
        const base = price.base ?? 0
        expect(Math.round(price.total * 100)).toBe(Math.round((base + price.service - price.discount) * 100))
        expect(price.total_price_for_km).toBeLessThanOrEqual(base)
      }
    }),
  )
  expect(campaigns).toBeGreaterThan(0)
})
