// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardExpiryText } from '#contract/card-expiry.ts'

/** Returns the field's value after typing `keys` one by one. */
const typed = (keys: string) => [...keys].reduce((text, key) => cardExpiryText(text + key), '')

test.each([
  ['12/30', '12/30'],
  ['12/2030', '12/30'],
  ['1230', '12/30'],
  ['122030', '12/30'],
  ['1/30', '01/30'],
  ['530', '05/30'],
  ['5/2030', '05/30'],
  ['01/30', '01/30'],
  ['12-30', '12/30'],
  ['12/3', '12/3'],
  ['12/203', '12/203'],
  ['13/30', '13/30'],
  ['130', '13/0'],
  ['1', '1'],
  ['5', '05'],
  ['12', '12'],
  ['12/', '12/'],
  ['ab12', '12'],
  ['12/305', '12/30'],
])('typing %s gives %s, and so does pasting it', (text, expected) => {
  expect(typed(text)).toBe(expected)
  expect(cardExpiryText(text)).toBe(expected)
})

test.each([
  ['12 / 2030', '12/30'],
  [' 12 / 30 ', '12/30'],
  ['2030-12', '12/30'],
  ['2030/1', '01/30'],
  ['12.2030', '12/30'],
])('%s, pasted or filled in by a browser, becomes %s', (text, expected) => {
  expect(cardExpiryText(text)).toBe(expected)
})

test('every month of the century, in every form, is the same month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
      const [mm, yy] = [String(month).padStart(2, '0'), String(year).padStart(2, '0')]
      const right = `${mm}/${yy}`
      for (const form of [right, `${month}/${yy}`, `${mm}/20${yy}`, `${mm}${yy}`, `20${yy}-${mm}`, `${mm} / 20${yy}`]) {
        // A text such as 12/20 stays unchanged, because its last two digits may begin a year of four digits.
        expect(cardExpiryText(form)).toBe(right)
      }
      expect(cardExpiryText(right)).toBe(right)
    }),
  )
})

test('what a field holds stays as it is, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/ -.a') }), (text) => {
      const held = cardExpiryText(text)
      expect(cardExpiryText(held)).toBe(held)
      expect(held.length).toBeLessThanOrEqual(6)
    }),
  )
})
