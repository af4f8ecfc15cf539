import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountToPay, type Discount, discountAmount, grossTotal } from '#booking/payment/discount.ts'

const coupon = (value: number): Discount => ({ kind: 'coupon', coupon: { id: 1, code: 'YAZ', value } })
const point = (value: number): Discount => ({ kind: 'money-point', point: { id: 2, value, display: '50 puan' } })

describe('discounts', () => {
  test('a coupon or a money point takes its value off', () => {
    expect(amountToPay(1249.9, coupon(100))).toBe(1149.9)
    expect(amountToPay(1249.9, point(49.95))).toBe(1199.95)
  })

  test('what an abandoned payment had reserved is not taken off twice', () => {
    const gross = grossTotal({ total: 1149.9, discount: 100 })
    expect(gross).toBe(1249.9)
    expect(amountToPay(gross, coupon(100))).toBe(1149.9)
    expect(amountToPay(gross, null)).toBe(1249.9)
  })

  test('without one the total is what it was', () => {
    expect(amountToPay(1249.9, null)).toBe(1249.9)
  })

  test('never more than the total is taken off, and the two always add up to the kuruş', () => {
    const kurus = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(kurus, kurus, (total, value) => {
        const paid = amountToPay(total / 100, coupon(value / 100))
        expect(paid).toBeGreaterThanOrEqual(0)
        expect(Math.round(paid * 100) + Math.round(discountAmount(coupon(value / 100), total / 100) * 100)).toBe(total)
      }),
    )
  })
})
