// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partAmounts, sharedBy, summed } from '#server/cancellation/cancel-amounts.ts'

const anyPrices = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 9 })
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

test('shares are whole kuruş, add up to the whole and differ from what is fair by less than one', () => {
  fc.assert(
    fc.property(anyPrices, fc.double({ min: 0, max: 1, noNaN: true }), (prices, part) => {
      const whole = Math.floor(sum(prices) * part)
      const shares = sharedBy(whole, prices)
      expect(sum(shares)).toBe(sum(prices) === 0 ? 0 : whole)
      for (const [index, share] of shares.entries()) {
        const price = prices[index] ?? 0
        expect(Number.isSafeInteger(share) && share >= 0 && share <= price).toBe(true)
        if (sum(prices) > 0) expect(Math.abs(share - (whole * price) / sum(prices))).toBeLessThan(1 + 1e-6)
      }
    }),
  )
})

test('no part brings back more than was paid for it, and all parts together what the booking was paid less its fees', () => {
  fc.assert(
    fc.property(
      anyPrices,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 100 }),
      (prices, part, fee) => {
        const discount = Math.floor(sum(prices) * part)
        const parts = partAmounts(prices, discount, fee)
        for (const { paid, fee: kept, refund } of parts) {
          expect(paid >= 0 && kept >= 0 && refund >= 0).toBe(true)
          expect(kept + refund).toBe(paid)
        }
        const all = summed(parts)
        expect(all.paid).toBe(sum(prices) - discount)
        expect(all.fee + all.refund).toBe(all.paid)
        if (discount === 0) expect(all.fee).toBe(Math.round((sum(prices) * fee) / 100))
      },
    ),
  )
})

test('a discount that does not divide is shared to the kuruş', () => {
  expect(partAmounts([33_333, 33_333, 33_334], 10_000, 20)).toEqual([
    { paid: 30_000, fee: 6_667, refund: 23_333 },
    { paid: 29_999, fee: 6_666, refund: 23_333 },
    { paid: 30_001, fee: 6_667, refund: 23_334 },
  ])
})
