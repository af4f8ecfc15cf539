import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageOn } from '#contract/rules.ts'
import {
  amountToPay,
  birthDateBounds,
  cardScheme,
  type Discount,
  discountAmount,
  grossTotal,
  passportExpiryBounds,
} from '#flight/payment/payment-rules.ts'
import { addDays } from '#i18n/plain-date.ts'

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

test('the lists of a birth date hold every day that the ages allow', () => {
  const age = fc.integer({ min: 0, max: 100 })
  const day = fc.integer({ min: 0, max: 364 }).map((days) => addDays('2026-11-21', days))
  fc.assert(
    fc.property(age, age, day, fc.integer({ min: 0, max: 45_000 }), (a, b, departure, daysBack) => {
      const type = { age_from: Math.min(a, b), age_to: Math.max(a, b) }
      const birth = addDays('2026-11-21', -daysBack)
      const years = ageOn(birth, departure)
      if (years < type.age_from || years > type.age_to) return
      const { min, max } = birthDateBounds(type, departure, '2026-11-21')
      expect(birth >= min && birth <= max).toBe(true)
    }),
  )
})

test('no birth date after today is offered', () => {
  expect(birthDateBounds({ age_from: 0, age_to: 1 }, '2026-12-11', '2026-11-21').max).toBe('2026-11-21')
})

test('a passport has to outlast the day of departure', () => {
  expect(passportExpiryBounds('2026-12-31').min).toBe('2027-01-01')
})

test('a card shows its scheme by its first digits', () => {
  expect(['9792 0300', '6521', '4111', '5528 7900', '2221', '', '1'].map(cardScheme)).toEqual([
    'TROY',
    'TROY',
    'Visa',
    'Mastercard',
    'Mastercard',
    '',
    '',
  ])
})
