import { expect, test } from 'vitest'
import { cardScheme } from '#booking/payment/card-scheme.ts'

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
