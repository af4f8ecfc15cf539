import { expect, test } from 'vitest'
import { shortAddress } from '#booking/payment/short-address.ts'

test('a bill’s address shows its first 15 characters', () => {
  expect(shortAddress('Caferağa Mahallesi Moda Caddesi 1')).toBe('Caferağa Mahall')
  expect(shortAddress('Moda 1')).toBe('Moda 1')
})
