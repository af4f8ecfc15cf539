// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { retailOf } from '#server/supply/octo/octo-money.ts'

const pricing = (retail: number, more: object = {}) => ({
  retail,
  currency: 'TRY',
  currencyPrecision: 2,
  includedTaxes: [],
  ...more,
})

describe('amounts', () => {
  test('are kuruş whatever the precision, rounded up, and never in another currency', () => {
    expect(retailOf(pricing(1234))).toEqual({ retail: 1234, tax: 206 })
    expect(retailOf(pricing(12, { currencyPrecision: 0 }))?.retail).toBe(1200)
    expect(retailOf(pricing(123, { currencyPrecision: 1 }))?.retail).toBe(1230)
    expect(retailOf(pricing(12_341, { currencyPrecision: 3 }))?.retail).toBe(1235)
    expect(retailOf(pricing(1234, { currency: 'EUR' }))).toBeUndefined()
    expect(retailOf(pricing(-1))).toBeUndefined()
    expect(retailOf(pricing(Number.MAX_SAFE_INTEGER, { currencyPrecision: 0 }))).toBeUndefined()
  })

  test('include the taxes that are named, never more than the price', () => {
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.array(fc.nat(1e9), { minLength: 1 }),
        fc.integer({ min: 0, max: 6 }),
        (retail, taxes, currencyPrecision) => {
          const includedTaxes = taxes.map((tax) => ({ retail: tax }))
          const price = retailOf(pricing(retail, { currencyPrecision, includedTaxes }))
          expect(price?.tax).toBeLessThanOrEqual(price?.retail ?? -1)
          expect(price?.tax).toBeGreaterThanOrEqual(0)
        },
      ),
    )
    expect(retailOf(pricing(1200, { includedTaxes: [{ retail: 200 }] }))).toEqual({ retail: 1200, tax: 200 })
    expect(retailOf(pricing(1200, { includedTaxes: [{ retail: 0 }] }))).toEqual({ retail: 1200, tax: 0 })
  })
})
