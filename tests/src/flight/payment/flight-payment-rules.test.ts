import { expect, test } from 'vitest'
import { passportExpiryBounds } from '#flight/payment/flight-payment-rules.ts'

test('a passport has to outlast the day of departure', () => {
  expect(passportExpiryBounds('2026-12-31').min).toBe('2027-01-01')
})
