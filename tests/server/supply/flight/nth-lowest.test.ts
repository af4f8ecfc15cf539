// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nthLowest } from '#server/supply/flight/nth-lowest.ts'

test('the n-th lowest number is that of the sorted numbers, with equal and infinite ones', () => {
  const number = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double({ noNaN: true, min: 0 }))
  fc.assert(
    fc.property(fc.array(number, { maxLength: 60 }), fc.integer({ min: 0, max: 65 }), (numbers, n) => {
      const sorted = Float64Array.from(numbers).toSorted()
      expect(nthLowest(Float64Array.from(numbers), n)).toBe(sorted[n - 1])
    }),
    { numRuns: 500 },
  )
})
